import type { Persona } from '../system/personas.ts';
import { expect, test } from '../system/test.ts';

/** Where '/' leads each persona (A8, A10, A11, A12). */
const landings: [Persona, string][] = [
  ['planner', '/FulfilmentPlan/List'],
  ['plan-reader', '/FulfilmentPlan/List'],
  ['manufacturing', '/ManufacturingCycle/List'],
  ['manufacturing-reader', '/ManufacturingCycle/List'],
  ['designer', '/Designer/Schedule'],
  ['session-manager', '/Designer/Composite'],
  ['session-viewer', '/InsufficientPermissions'],
  ['documentation-manager', '/Documentation/Document'],
  ['documentation-reader', '/Documentation/Document'],
  ['administrator', '/FulfilmentPlan/List'],
  ['user-admin', '/InsufficientPermissions'],
  ['no-rights', '/PermissionsLack'],
];

for (const [persona, path] of landings) {
  test(`${persona} lands on ${path} (A10, A11, A12)`, async ({ open }) => {
    const page = await open(persona);
    await expect(page).toHaveURL((url) => url.pathname === `/CRT${path}`);
    // Something is said there, even where the screen is not built yet.
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });
}

test('a screen that is not built says so and leads to one that is', async ({ open }) => {
  const page = await open('administrator', '/Users');
  await expect(page.getByText('This screen is not built yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Filter Management' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/CRT/FilterManagement');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Filter Management');
});

test('somebody without any right is told so and can leave (A8, B21)', async ({ open }) => {
  const page = await open('no-rights');
  await expect(page.getByText('No privileges assigned. Please contact system administrator.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('the bar says CRT or, with documentation rights only, eDOC (A3)', async ({ open }) => {
  const banner = (page: Awaited<ReturnType<typeof open>>) => page.getByRole('banner');
  await expect(banner(await open('planner')).getByText('CRT', { exact: true })).toBeVisible();
  await expect(banner(await open('documentation-reader')).getByText('eDOC', { exact: true })).toBeVisible();
  await expect(banner(await open('administrator')).getByText('CRT', { exact: true })).toBeVisible();
});

test('the menu at the side says where one is, after landing and on a record that stands in no menu (B23)', async ({
  open,
}) => {
  const page = await open('administrator', '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Default' })).toHaveAttribute('aria-current', 'page');
  // Saved filters with long names end with the menu.
  await expect(menu.getByRole('link', { name: /Mandible Reconstruction/ })).toBeVisible();
  await expect.poll(() => menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'PLAN DETAILS' })).toBeVisible();
  const section = menu.getByRole('button', { name: 'Plan Coordination' });
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  await expect(section).toHaveAttribute('aria-current', 'true');
});
