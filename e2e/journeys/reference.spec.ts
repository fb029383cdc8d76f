import { userMenu } from '../system/sign-in.ts';
import { expect, test } from '../system/test.ts';

test('the API reference opens from About, and is nobody else’s', async ({ open, server }) => {
  expect((await fetch(`${server.origin}/api/docs`)).status).toBe(401);
  const page = await open('planner', '/FulfilmentPlan/List');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'About' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'API reference' }).click();
  const reference = await opened;
  await expect(
    reference.getByRole('main').getByRole('heading', { name: 'CRT main API', exact: true }),
  ).toBeVisible();
  const call = reference.locator('#main-editPlanQuantity');
  await expect(call.getByText('/FulfilmentPlan/EditQuantity')).toBeVisible();
  // The page's own style sheet is let through.
  expect(
    await call
      .locator('b')
      .first()
      .evaluate((mark) => getComputedStyle(mark).textAlign),
  ).toBe('center');
});
