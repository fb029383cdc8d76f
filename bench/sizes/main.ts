/** Script and style of the shell, the plan list and every lazy route, as the build made them, with their goals. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfAll, gzipSize, type Manifest } from '../../tooling/sizes/chunks.ts';
import { printTable, verdict } from '../shared/print-table.ts';

const root = join(import.meta.dirname, '..', '..');
const app = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: 'inherit' });
if (app.status !== 0) process.exit(1);

const dist = join(root, 'apps/crt/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const lazy = manifest['index.html']?.dynamicImports ?? [];
/** Loaded on every visit, though not before the first screen. */
const background = lazy.filter((name) => /sign-in|live-events/.test(name));
const routes = lazy.filter((name) => /\/(screens|resources)\//.test(name));
const planList = 'src/screens/plans/PlanListScreen.tsx';
const size = (names: readonly string[]) => gzipSize(dist, filesOfAll(manifest, [...names])) / 1000;

const first = size(['index.html', ...background, planList]);
const shell = filesOfAll(manifest, ['index.html', ...background]);
const beyond = (route: string) =>
  gzipSize(
    dist,
    [...filesOfAll(manifest, [route])].filter((file) => !shell.has(file)),
  ) / 1000;

printTable(
  ['script and style, gzip', 'kB', 'goal'],
  [
    ['shell, sign-in and live events', size(['index.html', ...background]), ''],
    ['the same with the plan list', first, verdict(first <= 210, '≤ 210 kB')],
    ...routes.map((route) => {
      const bytes = beyond(route);
      return [`${route} beyond the shell`, bytes, verdict(bytes <= 60, '≤ 60 kB')];
    }),
  ],
);
