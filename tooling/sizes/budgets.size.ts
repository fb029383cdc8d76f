import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOfAll, gzipSize, type Manifest } from './chunks.ts';

const dist = join(import.meta.dirname, '..', '..', 'apps/crt/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const screens = (manifest['index.html']?.dynamicImports ?? []).filter((name) =>
  /\/(screens|resources)\//.test(name),
);
const planList = 'src/screens/plans/PlanListScreen.tsx';

/** Loaded by the shell on every visit, though not before the first screen: they count all the same. */
const background = (manifest['index.html']?.dynamicImports ?? []).filter((name) =>
  /sign-in|live-events/.test(name),
);

const shell = filesOfAll(manifest, ['index.html', ...background]);
const lines: string[] = [];
const note = (name: string, bytes: number) =>
  lines.push(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);

afterAll(() => console.log(`gzip, script and style\n${lines.join('\n')}`));

/** Goal of the shell and the plan list, bytes gzip; `npm run bench sizes` tells whether it is met. */
const goal = 210_000;
/** What they may weigh at most now, so that it only gets less on the way to the goal. */
const ceiling = 238_000;

test('the shell and the plan list together stay below the ceiling, on the way to 210 kB gzip', () => {
  const files = filesOfAll(manifest, ['index.html', ...background, planList]);
  const bytes = gzipSize(dist, files);
  note('shell', gzipSize(dist, shell));
  note('shell and plan list', bytes);
  for (const file of files) note(`  ${file}`, gzipSize(dist, [file]));
  note(`goal of the shell and the plan list: ${bytes <= goal ? 'met' : 'MISSED'}`, goal);
  expect(bytes).toBeLessThanOrEqual(ceiling);
});

test.each(screens)('%s has at most 60 kB gzip beyond the shell', (screen) => {
  const own = [...filesOfAll(manifest, [screen])].filter((file) => !shell.has(file));
  const bytes = gzipSize(dist, own);
  note(screen, bytes);
  expect(bytes).toBeLessThanOrEqual(60_000);
});
