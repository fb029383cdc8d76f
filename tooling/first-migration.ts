/**
 * Writes the one migration of the server anew from its tables and from `by-hand.sql`. Until the first release no
 * database has to be carried over, so that a change of a table is a change of the first migration. With `--check`
 * nothing is written: the command ends with 1 when what lies there is not what it would write.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverFolder } from '../apps/server/src/folders.ts';

const tag = '0000_first';
const databaseFolder = join(serverFolder, 'src/platform/db');
const files = [`${tag}.sql`, 'meta/_journal.json', 'meta/0000_snapshot.json'];
const drizzleKit = join(serverFolder, 'node_modules/drizzle-kit/bin.cjs');
const statementEnd = '--> statement-breakpoint\n';

/** Splits the hand-written statements at the line that stands for the tables, each ending with drizzle's mark. */
function handWritten(): { before: string; after: string } {
  const blocks = readFileSync(join(databaseFolder, 'by-hand.sql'), 'utf8').trim().split(/\n\n+/);
  const tables = blocks.indexOf('-- (tables)');
  const joined = (part: string[]) => part.map((block) => `${block}${statementEnd}`).join('');
  // The first block says what the file is.
  return { before: joined(blocks.slice(1, tables)), after: joined(blocks.slice(tables + 1)) };
}

/** The migration as drizzle-kit makes it of the tables alone, in a folder of its own. */
function generateInto(folder: string): void {
  const schema = join(databaseFolder, 'schema.ts');
  execFileSync(
    process.execPath,
    [drizzleKit, 'generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${folder}`, '--name=first'],
    { cwd: serverFolder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** Adds the hand-written part, and takes out the time and the id, so that the same tables give the same files. */
function complete(folder: string): void {
  const { before, after } = handWritten();
  const migration = join(folder, `${tag}.sql`);
  const statements = `${before}${readFileSync(migration, 'utf8').trim()}${statementEnd}${after}`;
  writeFileSync(migration, `${statements.slice(0, -statementEnd.length)}\n`);
  const replace = (file: string, pattern: RegExp, by: string) =>
    writeFileSync(
      join(folder, file),
      `${readFileSync(join(folder, file), 'utf8').replace(pattern, by).trim()}\n`,
    );
  replace('meta/_journal.json', /"when": \d+/, '"when": 1795201892808');
  replace('meta/0000_snapshot.json', /"id": "[0-9a-f-]{36}"/, '"id": "00000000-0000-0000-0000-000000000001"');
}

const folder = join(databaseFolder, 'migrations');
const made = mkdtempSync(join(tmpdir(), 'crt-migration-'));
try {
  generateInto(made);
  complete(made);
  if (process.argv.includes('--check')) {
    const stale = files.filter(
      (file) => readFileSync(join(made, file), 'utf8') !== readFileSync(join(folder, file), 'utf8'),
    );
    for (const file of stale) console.log(`${file} is stale: node scripts/run.mjs first-migration`);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else {
    for (const file of files) writeFileSync(join(folder, file), readFileSync(join(made, file)));
    console.log(`${tag}.sql is written`);
  }
} finally {
  rmSync(made, { recursive: true, force: true });
}
