import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { resolveBrowser } from './tooling/browser.ts';
import { testsWithoutDatabase } from './tooling/test/database-tests.ts';
import { shared } from './vite.shared.ts';

const serverConditions = {
  resolve: { conditions: ['crt-source', ...defaultServerConditions], externalConditions: ['crt-source'] },
};

/** Pure code on Node: rules, generators, the kit's calculations, the repository's tests of itself. */
const unit: TestProjectConfiguration = {
  ...shared,
  ssr: serverConditions,
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'packages/*/{src,mocks,test}/**/*.test.{ts,tsx}',
      'apps/crt/src/**/*.test.{ts,tsx}',
      'openapi/**/*.test.ts',
      'tooling/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', 'tooling/packages/**', 'tooling/structure/**'],
    execArgv: ['--conditions=crt-source'],
    testTimeout: 20_000,
  },
};

/** The repository's tests of itself: what every file, export, story and route must have. */
const structure: TestProjectConfiguration = {
  ...unit,
  test: {
    ...unit.test,
    name: 'structure',
    include: ['tooling/structure/**/*.test.ts'],
    // The compiler reads whole packages, beside other suites.
    testTimeout: 60_000,
    exclude: ['**/node_modules/**'],
  },
};

/** The server with real databases and real processes; slower, so it has a pool and time limits of its own. */
const server: TestProjectConfiguration = {
  ...shared,
  ssr: serverConditions,
  test: {
    name: 'server',
    environment: 'node',
    include: ['apps/server/{src,test}/**/*.test.ts'],
    globalSetup: 'apps/server/test/support/template-folder.ts',
    // Outages and several processes need a PostgreSQL to share: `npm test -- --postgres`. How a process with a data
    // folder of its own starts and ends has nothing to do with it, nor has what never comes near a database.
    exclude: [
      '**/node_modules/**',
      ...(process.env['DATABASE_URL']
        ? ['apps/server/test/{start,end}.test.ts', ...testsWithoutDatabase(import.meta.dirname)]
        : ['apps/server/test/postgresql/**']),
    ],
    pool: 'forks',
    maxWorkers: 2,
    // Reading a thousand modules anew for each file took a fifth of the whole run; what files share is a database each.
    isolate: false,
    execArgv: ['--conditions=crt-source'],
    // Starting a process takes seconds; on a machine that is busy with other suites, many.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What comes at once comes late there, too: only what is promised within a time says its own.
    expect: { poll: { timeout: 10_000 } },
  },
};

/** What a visitor downloads: budgets of the built application. */
const sizes: TestProjectConfiguration = {
  test: { name: 'sizes', environment: 'node', include: ['tooling/sizes/**/*.size.ts'] },
};

/** Published packages, packed and installed in a blank application outside the workspace. */
const packages: TestProjectConfiguration = {
  test: {
    name: 'packages',
    environment: 'node',
    include: ['tooling/packages/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 600_000,
  },
};

/** Every story in a real browser: renders, plays its interactions, has no accessibility findings. */
function stories(): TestProjectConfiguration {
  const { executablePath, args, env } = resolveBrowser();
  return {
    ...shared,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      storybookTest({ configDir: join(import.meta.dirname, '.storybook') }),
    ],
    test: {
      name: 'stories',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // What moves is seen half-way by a quick expectation; motion is turned off as a person may turn it off.
        provider: playwright({
          launchOptions: { executablePath, args, env },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

const hasStorybook = existsSync(join(import.meta.dirname, '.storybook/main.ts'));

export default defineConfig({
  // The style compiler reads this file anew and sees only what stands at its top.
  ...shared,
  test: {
    projects: [unit, structure, server, sizes, packages, ...(hasStorybook ? [stories()] : [])],
  },
});
