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

for (const { route, address, persona } of builtRoutes) {
  test(`${route} has no accessibility findings, light, dark and in high contrast`, async ({ open }) => {
    const page = await open(persona, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleInEveryTheme(page);
  });
}

test('the sign-in page has no accessibility findings in any theme', async ({ page, server }) => {
  await page.goto(`${server.origin}/CRT/PermissionsLack`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
  await expectAccessibleInEveryTheme(page);
});
