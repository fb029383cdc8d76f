/**
 * `node scripts/run.mjs release`: makes a release of the published packages. Gives them their versions and change logs
 * from the changesets, writes down which API that is, builds and packs them into `.release/`. `--pack-only` leaves the
 * versions as they are, to try the packages before.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { packAll, root } from './packages/pack.ts';

const folder = join(root, '.release');

function runOrEnd(script: string, args: string[]): void {
  const { status } = spawnSync(process.execPath, [...process.execArgv, join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const isPackOnly = process.argv.includes('--pack-only');
if (!isPackOnly) {
  runOrEnd('node_modules/@changesets/cli/bin.js', ['version']);
  runOrEnd('tooling/api-report/main.ts', []);
  // The gate weighs one entry in five; what is published tells the weight of all.
  runOrEnd('tooling/sizes/kit-sizes.ts', []);
}
rmSync(folder, { recursive: true, force: true });
const tarballs = await packAll(folder);
for (const tarball of tarballs.values()) console.log(tarball);
if (!isPackOnly)
  console.log('Commit the versions and change logs, then publish these files (CONTRIBUTING.md).');
