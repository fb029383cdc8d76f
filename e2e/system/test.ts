import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Persona } from './personas.ts';
import { RunningServer } from './server.ts';
import { SignIns } from './sign-ins.ts';
import { makeFilledHome } from './template.ts';

interface TestFixtures {
  /**
   * Opens a path below /CRT, signed in as that persona, in a browser window of its own; `clock` sets the window's clock
   * to an instant, the server's for calendars that open at today.
   */
  open(persona: Persona, path?: string, clock?: string): Promise<Page>;
  /** A server that this test may kill; filled with the demo world. */
  ownServer: RunningServer;
}

interface WorkerFixtures {
  /** The server that the tests of a worker share; tests change only what no other test looks at. */
  server: RunningServer;
  /** Who is signed in there. */
  signIns: SignIns;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const server = await RunningServer.start(await makeFilledHome(), { ACCESS_TOKEN_SECONDS: '3600' });
      await provide(server);
      await server.stop();
      await server.home.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  signIns: [
    async ({ browser, server }, provide) => provide(new SignIns(browser, server)),
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line eslint/no-empty-pattern -- see above
  ownServer: async ({}, provide) => {
    const server = await RunningServer.start(await makeFilledHome());
    await provide(server);
    await server.kill();
    await server.home.remove();
  },
  open: async ({ server, signIns, contextOptions }, provide, test) => {
    const contexts: BrowserContext[] = [];
    const seen = new Set<Persona>();
    await provide(async (persona, path = '/', clock) => {
      if (!seen.has(persona)) await signIns.reset(persona);
      seen.add(persona);
      const context = await signIns.open(persona, contextOptions);
      contexts.push(context);
      if (clock !== undefined) await context.clock.setFixedTime(clock);
      const page = await context.newPage();
      await page.goto(`${server.origin}/CRT${path}`);
      return page;
    });
    if (test.status !== test.expectedStatus)
      for (const page of contexts.flatMap((context) => context.pages())) await printPage(page);
    for (const context of contexts) await context.close();
  },
});

/** Prints what a page says below its menu: of a run on another machine the log is all there is. */
async function printPage(page: Page): Promise<void> {
  const content = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
  console.log(`${page.url()}\n${content.slice(-5000)}`);
}

export { expect } from '@playwright/test';
