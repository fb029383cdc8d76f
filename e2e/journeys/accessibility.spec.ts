import type { Page } from '@playwright/test';
import { expectAccessible } from '../system/axe.ts';
import { builtRoutes } from '../system/built-routes.ts';
import { expect, test } from '../system/test.ts';

/** The page follows the system; that it really did is seen by its background. */
async function goDark(page: Page): Promise<void> {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
}

for (const { route, address, persona } of builtRoutes) {
  test(`${route} has no accessibility findings, light and dark`, async ({ open }) => {
    const page = await open(persona, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    await goDark(page);
    await expectAccessible(page);
  });
}

test('the sign-in page has no accessibility findings, light and dark', async ({ page, server }) => {
  await page.goto(`${server.origin}/CRT/PermissionsLack`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
  await expectAccessible(page);
  await goDark(page);
  await expectAccessible(page);
});
