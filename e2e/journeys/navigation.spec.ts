import { userMenu } from '../system/sign-in.ts';
import { expect, test } from '../system/test.ts';

const list = '/FulfilmentPlan/List';

test('the user menu lists modes, own pages and the way out, and remembers the mode here only (B1, B14)', async ({
  open,
}) => {
  const page = await open('planner', list);
  await expect(userMenu(page)).toHaveText(/PAULA LINDQVIST/);
  await userMenu(page).click();
  for (const mode of ['AUTO', 'HORIZONTAL', 'VERTICAL', 'COLLAPSE'])
    await expect(page.getByRole('menuitemradio', { name: mode })).toBeVisible();
  for (const entry of ['Filter Management', 'Messages', 'About', 'Log Out'])
    await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'VERTICAL' }).click();
  const layout = page.locator('[data-layout]');
  await expect(layout).toHaveAttribute('data-layout', 'vertical');
  await page.reload();
  await expect(layout).toHaveAttribute('data-layout', 'vertical');
  const elsewhere = await open('planner', list);
  await expect(elsewhere.locator('[data-layout]')).toHaveAttribute('data-layout', 'horizontal');
});

test('collapsed to icons, the menu tells its names and works by keyboard (B2, B24)', async ({ open }) => {
  const page = await open('planner', list);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.setViewportSize({ width: 999, height: 800 });
  // The wide menu has a button of that name too, and goes with its focus.
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'collapsed');
  const section = page.getByRole('navigation').getByRole('button', { name: 'Plan Coordination' });
  await expect(section).toHaveAttribute('aria-current', 'page');
  // It stands before the section: one that came between two steps would take the place of the section.
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await section.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(section).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('Plan Coordination');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Default' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(section).toBeFocused();
  await expect(userMenu(page)).toBeVisible();
});

test('the names of screens stand whole in the menu at the side (B1, B10)', async ({ open }) => {
  const page = await open('administrator', '/GeneralSessionProperties/List');
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'VERTICAL' }).click();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'General Session Properties' });
  await expect(entry).toBeVisible();
  const name = entry.getByText('General Session Properties');
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await name.evaluate((element) => getComputedStyle(element).textOverflow)).toBe('clip');
});

test('with gloves every entry of the menu is hit, and nothing of it lies beyond its edge (B1, B14)', async ({
  open,
}) => {
  const page = await open('administrator', list);
  await page.setViewportSize({ width: 1000, height: 800 });
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications, \d{2,}/ });
  await expect(bell).toBeVisible();
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'VERTICAL' }).click();
  // It stays open for further choices.
  await page.getByRole('menuitemradio', { name: 'Large, for gloves' }).click();
  await page.keyboard.press('Escape');
  const edge = await page.getByRole('banner').evaluate((side) => side.getBoundingClientRect().right);
  const entries = page.getByRole('banner').getByRole('navigation').locator('a, button');
  expect(await entries.count()).toBeGreaterThan(4);
  for (const entry of [...(await entries.all()), userMenu(page), bell]) {
    const box = await entry.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.x).toBeGreaterThanOrEqual(0);
  }
  const digits = page.getByRole('banner').getByText(/^\d{2,}\+?$/);
  for (const density of ['Large, for gloves', 'Comfortable']) {
    await userMenu(page).click();
    await page.getByRole('menuitemradio', { name: density }).click();
    await page.keyboard.press('Escape');
    const right = await digits.evaluate((count) => count.getBoundingClientRect().right);
    expect(right).toBeLessThan(edge);
  }
});

test('the search box is there for plan or cycle rights only (B17)', async ({ open }) => {
  const reader = await open('plan-reader', list);
  await expect(reader.getByRole('banner').getByRole('searchbox')).toBeVisible();
  const administrator = await open('user-admin');
  await expect(administrator.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(administrator.getByRole('searchbox')).toHaveCount(0);
});

test('several ids in the search box open the plan list with these (M1, E9)', async ({ open }) => {
  const page = await open('plan-reader', '/FulfilmentPlan/Details/598');
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('26-10597 R1 26-10599');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/FulfilmentPlan\/List\?requestId=26-10597%2C\+26-10599/);
  const plans = page.getByRole('grid', { name: 'Fulfilment plans' }).getByRole('link');
  await expect(plans).toHaveText([/^26-10599/, /^26-10597/]);
  // On the list itself, too.
  await box.fill('26-10595,26-10596;26-10599');
  await box.press('Enter');
  await expect(plans).toHaveText([/^26-10599/, /^26-10596/, /^26-10595/]);
});

test('a list that cannot be read says so in its place; nothing global is shown (A28)', async ({ open }) => {
  const page = await open('planner', list);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.route('**/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems', (route) =>
    route.fulfill({ status: 500 }),
  );
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0);
});
