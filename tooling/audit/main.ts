/**
 * `npm run audit`: asks the registry, through the pinned pnpm, for known vulnerabilities of all packages of the lockfile.
 * `accepted.json` lists those that we live with, each with its reason. Ends with 1 where one is not on the list or one of
 * the list no longer occurs, and with 2 where the registry does not answer.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpmCommand, root } from '../../scripts/workspace.mjs';
import { audit, type Accepted } from './audit.ts';

const accepted = JSON.parse(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8')) as Accepted[];
const [command = '', ...leading] = pnpmCommand();
const run = spawnSync(command, [...leading, 'audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { lines, exitCode } = audit(run.stdout ?? '', accepted);
// What pnpm says of a failure.
if (exitCode === 2) console.error(run.error?.message ?? run.stderr.trim());
for (const line of lines) console.log(line);
process.exitCode = exitCode;
