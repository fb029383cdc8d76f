import { join } from 'node:path';
import { testsWithoutDatabase } from './database-tests.ts';
import { countCheck, countJestLike, countPlaywright, sumCounts } from './reports.ts';
import type { Counts, FileTime, Suite, SuiteContext } from './suite.ts';
import { typePrograms, writeProgram } from './type-programs.ts';

const root = join(import.meta.dirname, '../..');

async function checkTypes({ exec }: SuiteContext): Promise<Counts> {
  const counts: Counts[] = [];
  const files: FileTime[] = [];
  for (const program of typePrograms(root)) {
    const began = performance.now();
    const config = writeProgram(root, join(root, 'node_modules/.cache/crt/types'), program);
    counts.push(countCheck(await exec(['node_modules/typescript-native/bin/tsc', '-p', config])));
    files.push({ file: program.name, seconds: (performance.now() - began) / 1000 });
  }
  return { ...sumCounts(counts), files };
}

/** A suite of one check: it holds or not. */
function check(name: string, command: string[], after: string[] = []): Suite {
  return { name, weight: 1, after, run: async ({ exec }) => countCheck(await exec(command)) };
}

function vitest(
  name: string,
  weight: Suite['weight'],
  options: Partial<Suite> & { project?: string; env?: NodeJS.ProcessEnv } = {},
): Suite {
  const { project = name, env, ...rest } = options;
  return {
    name,
    weight,
    ...rest,
    async run({ exec, reports }) {
      const report = join(reports, `${name}.json`);
      const command = [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
      ];
      const exitCode = await exec([...command, `--outputFile.json=${report}`], env ? { env } : {});
      return countJestLike(report, exitCode);
    },
  };
}

function playwright(
  name: string,
  config: string,
  options: Partial<Suite> & { env?: NodeJS.ProcessEnv },
): Suite {
  const { env, ...rest } = options;
  return {
    name,
    weight: 2,
    ...rest,
    async run({ exec, reports }) {
      const report = join(reports, `${name}.json`);
      const exitCode = await exec(
        ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list,json'],
        { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
      );
      return countPlaywright(report, exitCode);
    },
  };
}

/** Every story as it is shipped: drawn, played, looked at by axe. */
const stories: Suite = {
  name: 'stories',
  weight: 2,
  after: ['storybook'],
  async run({ exec, reports }) {
    const report = join(reports, 'stories.json');
    return countJestLike(report, await exec(['tooling/story-runner/main.ts', report]));
  },
};

/** Where the PostgreSQL of the `-postgres` suites is; the command line has already asked for it. */
const onPostgres = { DATABASE_URL: process.env['DATABASE_URL'] };

/** Every suite. What others need is first, so that the light ones go beside the heavy ones. */
export const allSuites: Suite[] = [
  check('app', ['scripts/run.mjs', 'build']),
  check('storybook', [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--quiet',
    '--disable-telemetry',
    '-o',
    'storybook-static',
  ]),
  { name: 'types', weight: 1, run: checkTypes },
  check('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']),
  check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
  check('layers', [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'apps',
    'openapi',
    'tooling',
    'e2e',
    'bench',
    '.storybook',
  ]),
  check('unused', ['node_modules/knip/bin/knip.js', '--no-progress']),
  check('generated', ['--conditions=crt-source', 'openapi/generate/generate.ts', '--check']),
  check('inventory', ['tooling/inventory/main.ts', '--check']),
  check('migration', ['--conditions=crt-source', 'tooling/first-migration.ts', '--check']),
  // Installs in folders of its own and waits for that longer than it works: the heavy ones waited for it.
  vitest('packages', 0),
  vitest('structure', 1),
  vitest('unit', 1),
  vitest('sizes', 1, { after: ['app'] }),
  // Processes are started as they are shipped.
  vitest('server', 2, { after: ['app'] }),
  stories,
  // The same stories from their sources, as Storybook's own test panel runs them.
  vitest('stories-dev', 2, { project: 'stories', isOnDemand: true }),
  playwright('visual', 'tooling/visual/playwright.config.ts', { after: ['storybook'] }),
  playwright('e2e', 'e2e/playwright.config.ts', { after: ['app'] }),
  vitest('server-postgres', 2, {
    project: 'server',
    after: ['app'],
    env: onPostgres,
    isOnDemand: true,
    note: `without ${testsWithoutDatabase(root).length} test files that open no database`,
  }),
  playwright('e2e-postgres', 'e2e/playwright.config.ts', {
    after: ['app'],
    env: onPostgres,
    isOnDemand: true,
  }),
];
