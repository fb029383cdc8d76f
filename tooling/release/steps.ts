import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { requireApiLevels } from './api-levels.ts';
import type { ReleaseStep } from './make-release.ts';

/** Runs a script on this Node in a copy of the repository. Throws when it fails. */
function runIn(copy: string, args: readonly string[]): void {
  const { status, signal } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Failed (${signal ?? status}): ${args.join(' ')}`);
}

const step = (title: string, args: readonly string[]): ReleaseStep => ({
  title,
  run: (copy) => runIn(copy, args),
});

/** Gives versions and change logs to the packages that changesets name, and removes those. Calls no other program. */
export const giveVersions = (changesets: string): ReleaseStep =>
  step('Versions and change logs', [changesets, 'version']);

/** How a release of this repository is made and checked. */
export const releaseSteps: readonly ReleaseStep[] = [
  // While the changesets are there: with the versions they are gone.
  { title: 'Comparing the public API with that of the last release', run: requireApiLevels },
  step('Installing with the pinned pnpm', [
    '--input-type=module',
    '--eval',
    "import { install } from './scripts/workspace.mjs'; install();",
  ]),
  // With the versions the changesets are gone, and a difference could not be told from one that nobody has described.
  step('Comparing the public API with its reports', [
    '--conditions=crt-source',
    'tooling/api-report/main.ts',
    '--check',
  ]),
  giveVersions('node_modules/@changesets/cli/bin.js'),
  {
    title: 'Format of the change logs',
    run: (copy) => {
      const files = globSync('packages/*/CHANGELOG.md', { cwd: copy });
      runIn(copy, ['node_modules/prettier/bin/prettier.cjs', '--write', ...files]);
    },
  },
  step('Reports of the public API', ['--conditions=crt-source', 'tooling/api-report/main.ts']),
  // The gate weighs one entry in five; what is published tells the weight of all.
  step('Sizes of all entries', ['--conditions=crt-source', 'tooling/sizes/kit-sizes.ts']),
  step('Checks: packages in foreign applications (publint, types of every entry), structure, format', [
    '--conditions=crt-source',
    'tooling/test/main.ts',
    '--only',
    'packages,structure,format',
  ]),
  step('Packing', ['--conditions=crt-source', 'tooling/release.ts', '--pack-only']),
];
