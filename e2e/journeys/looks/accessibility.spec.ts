import type { Page } from '@playwright/test';
import { expectAccessible } from '../../system/axe.ts';
import { builtRoutes } from '../../system/built-routes.ts';
import { expect, test } from '../../system/test.ts';

/** What the machine may ask for, each with a theme of its own. */
const looks = [
  { colorScheme: 'light', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
] as const;

/** The page follows the machine; that it really did is seen by the colours of page and lines. */
async function expectAccessibleInEveryTheme(page: Page): Promise<void> {
  const seen = new Set<string>();
  for (const look of looks) {
    await page.emulateMedia(look);
    const colours = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return `${backgroundColor} ${color}`;
      });
    await expect.poll(async () => seen.has(await colours())).toBe(false);
    await expectAccessible(page, seen.size === 0 ? 'everything' : 'colours');
    seen.add(await colours());
  }
}

// Beside each other: in a row they are the longest journey of all.
test.describe.configure({ mode: 'parallel' });

/** One window for so many screens: the application is fetched once for all of them. */
const screensOfWindow = 12;

for (const [persona, routes] of Map.groupBy(builtRoutes, ({ persona }) => persona))
  for (let first = 0; first < routes.length; first += screensOfWindow) {
    const some = routes.slice(first, first + screensOfWindow);
    test(`what ${persona} opens has no accessibility findings, light, dark and in high contrast (from ${some[0]?.route})`, async ({
      open,
      server,
    }) => {
      test.setTimeout(120_000 + some.length * 60_000);
      const page = await open(persona, '/InsufficientPermissions');
      for (const { route, address = route } of some)
        await test.step(route, async () => {
          await page.goto(`${server.origin}/CRT${address}`);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading').first()).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectAccessibleInEveryTheme(page);
        });
    });
  }

test('the sign-in page has no accessibility findings in any theme', async ({ page, server }) => {
  await page.goto(`${server.origin}/CRT/PermissionsLack`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
  await expectAccessibleInEveryTheme(page);
});
