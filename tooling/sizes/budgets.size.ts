import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  budgets,
  drawnWith,
  filesOfAll,
  formScreens,
  gzipSize,
  inIdleTime,
  planList,
  recordsWithTables,
  screensOf,
  signIn,
  type Manifest,
} from './chunks.ts';

const dist = join(import.meta.dirname, '..', '..', 'apps/crt/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const shell = filesOfAll(manifest, ['index.html']);
const beyondShell = (names: string[]) => [...filesOfAll(manifest, names)].filter((file) => !shell.has(file));
/** What was reached must stay, although the budget would allow more: growth is a decision (decision 011). */
const reached = 234_000;
const lines: string[] = [];
const note = (name: string, bytes: number) =>
  lines.push(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);

afterAll(() => console.log(`gzip, script and style\n${lines.join('\n')}`));

test('the shell and the plan list, with what they fetch by themselves, keep what was reached, within 240 kB gzip', () => {
  const files = filesOfAll(manifest, ['index.html', ...drawnWith(manifest, planList), ...inIdleTime]);
  const bytes = gzipSize(dist, files);
  note('shell', gzipSize(dist, shell));
  note('shell and plan list', bytes);
  for (const file of files) note(`  ${file}`, gzipSize(dist, [file]));
  note('sign-in and renewal, when a token is fetched', gzipSize(dist, beyondShell([signIn])));
  expect(bytes).toBeLessThanOrEqual(Math.min(reached, budgets.shellAndPlanList));
});

// The plan list has its budget together with the shell.
const screens = screensOf(manifest).filter((screen) => screen !== planList);
/** Bytes of the first view beyond the shell, which are listed at the end. */
const firstView = (screen: string): number => {
  const bytes = gzipSize(dist, beyondShell(drawnWith(manifest, screen)));
  note(screen, bytes);
  return bytes;
};

const others = [...formScreens, ...recordsWithTables];
test.each(screens.filter((screen) => !others.includes(screen)))(
  '%s draws its first view with at most 60 kB gzip beyond the shell',
  (screen) => {
    expect(firstView(screen)).toBeLessThanOrEqual(budgets.screen);
  },
);

test.each(recordsWithTables)(
  '%s draws its tables and fields with at most 80 kB gzip beyond the shell',
  (screen) => {
    expect(firstView(screen)).toBeLessThanOrEqual(budgets.recordWithTables);
  },
);

test.each(formScreens)('%s opens with fields, and with at most 145 kB gzip beyond the shell', (screen) => {
  expect(firstView(screen)).toBeLessThanOrEqual(budgets.formScreen);
});

test('the font of the app comes with its licence', () => {
  expect(readFileSync(join(dist, 'assets/Inter-OFL.txt'), 'utf8')).toMatch(/SIL Open Font License/i);
});

test('what is named here is in the build', () => {
  for (const name of [...inIdleTime, ...others, signIn, planList]) expect(manifest).toHaveProperty([name]);
});
