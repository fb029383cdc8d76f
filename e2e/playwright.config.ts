import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { resolveBrowser } from '../tooling/browser.ts';

const { executablePath, args, env } = resolveBrowser();

/**
 * With a PostgreSQL (`npm test -- --postgres`) one journey of each area that keeps something, tagged `@postgresql`, and a
 * database that goes away: what the browser does is the same on every database, and the server's own tests ask both.
 */
const hasPostgresql = process.env['DATABASE_URL'] !== undefined;

/** Journeys that wait for the ends of tokens. */
const waiting = '**/renewal.spec.ts';
/** Journeys over all screens. */
const longest = '**/looks/accessibility.spec.ts';

/** The whole system: the built app on real servers with databases of their own, in a real browser. */
export default defineConfig({
  testDir: join(import.meta.dirname, 'journeys'),
  outputDir: join(import.meta.dirname, '..', '.reports', 'e2e'),
  projects: [
    // Begun first, these wait or work while others do; begun last, all would wait for them.
    { name: 'waiting', testMatch: waiting },
    { name: 'longest', testMatch: longest },
    { name: 'journeys', testIgnore: [waiting, longest, ...(hasPostgresql ? [] : ['**/postgresql/**'])] },
  ],
  globalSetup: join(import.meta.dirname, 'system', 'prepare.ts'),
  ...(hasPostgresql ? { grep: /@postgresql/ } : {}),
  forbidOnly: true,
  retries: 0,
  // A journey waits more than it works: three keep two processors busy.
  workers: 3,
  // For machines on which others run too; hardly a journey takes ten seconds otherwise.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath, args, env },
    viewport: { width: 1400, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    contextOptions: { reducedMotion: 'reduce' },
    // Calls and network only: pictures of every step cost a tenth of the whole run. `--trace=on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
