/** `npm run bench [suite …]`: runs the benchmarks in bench/ one after the other; each prints its table. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'bench');

/** A suite is a folder of bench/ with a main.ts, named by the folder. */
const suites = existsSync(folder)
  ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'main.ts')))
  : [];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.includes(name));

if (unknown.length > 0 || suites.length === 0) {
  console.error(
    `No such benchmark: ${unknown.join(', ') || '(none exist)'}. Known: ${suites.join(', ') || 'none'}.`,
  );
  process.exit(2);
}

let failed = 0;
for (const suite of wanted.length > 0 ? wanted : suites) {
  console.log(`\n## ${suite}\n`);
  const run = spawnSync(process.execPath, ['--conditions=crt-source', join('bench', suite, 'main.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
