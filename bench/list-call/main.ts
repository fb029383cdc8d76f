/**
 * What the server adds to the plan list: the call through HTTP, token, contract and mapping against its own SQL sent
 * straight to the same database, one at a time and at 16 connections. On the embedded database and, when DATABASE_URL
 * names a server, on a database of its own there.
 */
import { printTable } from '../shared/print-table.ts';
import { onBothDatabases } from '../shared/targets.ts';
import { measure } from './measure.ts';

const plans = Number(process.env['CRT_SCALE'] ?? 100_000);
const head = ['list of 50', 'server, ms', 'SQL, ms', 'ratio', 'server, 1/s', 'SQL, 1/s', 'share at 16'];

await onBothDatabases(async (target, name) => {
  console.log(`\n${name}, ${plans} plans\n`);
  printTable(head, await measure(target, plans));
});
