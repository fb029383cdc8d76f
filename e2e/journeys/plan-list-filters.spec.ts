import { expectToStay } from '../system/stays.ts';
import { expect, test } from '../system/test.ts';

test(
  'a filter by a milestone stands in the address, is saved, and has its place in the menu at once (B7, B18, B20, E38)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('planner');
    const table = page.getByRole('grid', { name: 'Fulfilment plans' });
    await expect(table.getByRole('link').first()).toBeVisible();

    await page.getByRole('button', { name: 'Date', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Date' });
    await sheet.getByRole('button', { name: /Milestone/ }).click();
    await page.getByRole('option', { name: 'Shipped' }).click();
    await sheet.getByText('Relative range', { exact: true }).first().click();
    await expect(page).toHaveURL(/milestone=7&dateType=1&relative=0-1-1/);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Last 1 Weeks')).toBeVisible();

    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByRole('button', { name: /Save as new/ }).click();
    await page.getByRole('textbox', { name: /Name/ }).fill('Shipped lately');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Filter saved succesfully.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Shipped lately' })).toBeVisible();
    const section = page.getByRole('navigation').getByRole('button', { name: 'Plan Coordination' });
    const entry = page.getByRole('menuitem', { name: /Shipped lately/ });
    await section.click();
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goBack();
    await expect(page.getByRole('button', { name: 'Saved filters' })).toBeVisible();
    await page.getByRole('button', { name: /Remove Shipped/ }).click();
    await expect(page).toHaveURL(/all=1/);
    await section.click();
    await entry.click();
    await expect(page).toHaveURL(/List\?storedQueryId=\d+$/);
    await expect(page.getByText('Last 1 Weeks')).toBeVisible();
    // The filter in use is the entry that is marked, and its icon says who sees it (B18, B23).
    await section.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(entry.getByRole('img', { name: 'Private' })).toBeVisible();
    await page.keyboard.press('Escape');

    // The next visit goes on with the filter, and so does the mark in the menu (B23, E38).
    await page.goto(page.url().replace(/\?.*/, ''));
    await expect(page.getByRole('button', { name: 'Shipped lately' })).toBeVisible();
    await section.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');

    await page.goto(new URL('FilterManagement', page.url().replace(/FulfilmentPlan.*/, '')).href);
    await expect(page.getByRole('link', { name: 'Shipped lately' })).toHaveAttribute(
      'href',
      /\/CRT\/FulfilmentPlan\/LoadFilter\/\d+$/,
    );
    await page.getByRole('button', { name: 'Delete Shipped lately' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('link', { name: 'Shipped lately' })).toHaveCount(0);
    await section.click();
    await expect(page.getByRole('menuitem', { name: 'Default' })).toBeVisible();
    await expect(entry).toHaveCount(0);
  },
);

test('filters wait half a second, and whoever goes on meanwhile is not called back (E1, E18)', async ({
  open,
}) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const asked: string[] = [];
  await page.route('**/GetFilteredFulfilmentPlanItems', async (route) => {
    asked.push(route.request().postData() ?? '');
    await route.continue();
  });
  // Five changes in quick succession are one question (E18).
  const search = page.getByRole('combobox', { name: 'Request ID' });
  await search.pressSequentially('26-10', { delay: 40 });
  await expect(page).toHaveURL(/requestId=26-10/);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('"requestId":"26-10"');

  // Back shows what the address says, not what was typed there (E1).
  await page.goBack();
  await expect(page).toHaveURL(/List\?all=1$/);
  await expect(search).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveURL(/requestId=26-10$/);
  await expect(search).toHaveValue('26-10');

  // Back goes before the filter that was still waiting.
  await search.press('9');
  await page.goBack();
  await expect(page).toHaveURL(/List\?all=1$/);
  await expect(search).toHaveValue('');
  await expectToStay(async () => expect(page.url()).toMatch(/List\?all=1$/), 700);
});

test('Escape leaves a filter in force where it is; its cross takes it off', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  const links = page.getByRole('grid').getByRole('link');
  await expect(links.first()).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Request ID' });
  await search.pressSequentially('26-10595');
  await expect(page).toHaveURL(/requestId=26-10595/);
  // The first one may have closed the browser's suggestions.
  await search.press('Escape');
  await search.press('Escape');
  await expectToStay(async () => {
    expect(await search.inputValue()).toBe('26-10595');
    expect(page.url()).toContain('requestId=26-10595');
  }, 700);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/all=1/);
});

test('a late answer to an older question never takes the place of the newer one', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  const links = page.getByRole('grid').getByRole('link');
  await expect(links.first()).toBeVisible();
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answered: string[] = [];
  await page.route('**/GetFilteredFulfilmentPlanItems', async (route) => {
    const isOlder = route.request().postData()?.includes('"requestId":"26-101"') === true;
    if (isOlder) await isReleased;
    // The page may have cancelled the older question; then nothing of it can arrive.
    await route.continue().catch(() => undefined);
    answered.push(isOlder ? 'older' : 'newer');
  });
  const search = page.getByRole('combobox', { name: 'Request ID' });
  await search.fill('26-101');
  await expect(page).toHaveURL(/requestId=26-101$/);
  await search.fill('99-99');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  release();
  await expect.poll(() => answered).toEqual(['newer', 'older']);
  await expectToStay(async () => {
    expect(await page.getByText('Nothing matches').isVisible()).toBe(true);
    expect(await links.count()).toBe(0);
  }, 500);
});

test('columns stay as they were left (E2, E24)', async ({ open }) => {
  const page = await open('plan-reader', '/FulfilmentPlan/List');
  const head = page.getByRole('columnheader', { name: /Order Number/ });
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await expect(head).toHaveCount(0);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/SaveFiltersInSession'));
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Order Number' }).check({ force: true });
  await kept;
  await page.reload();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Order Number' })).toBeChecked();
});

test('a reader has neither export nor new plans (E7, E8)', async ({ open }) => {
  const page = await open('plan-reader', '/FulfilmentPlan/List');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '+ Add New Plan' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
});

test('coming back from the details shows the page and marks the row of the plan', async ({ open }) => {
  const page = await open('plan-reader', '/FulfilmentPlan/List?all=1&index=11');
  const table = page.getByRole('grid', { name: 'Fulfilment plans' });
  const second = table.getByRole('row').nth(2).getByRole('link').first();
  const id = (await second.textContent()) ?? '';
  await second.click();
  await expect(page.locator('[data-component="RecordNavigation"]').getByText(/^12 of \d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to overview list' }).click();
  await expect(page).toHaveURL(/selectedRecordId=\d+/);
  await expect(page).toHaveURL(/index=12/);
  await expect(table.locator('[aria-current="true"]')).toContainText(id);
});

test('the row that one comes back to is in view, and the focus goes on from there (E4)', async ({ open }) => {
  const page = await open('plan-reader', '/FulfilmentPlan/List?all=1&recordsPerPage=50');
  const plans = page.getByRole('grid', { name: 'Fulfilment plans' });
  const below = plans.getByRole('row').nth(40).getByRole('link').first();
  await expect(below).toBeVisible();
  const id = (await below.textContent()) ?? '';
  await below.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'PLAN DETAILS' })).toBeFocused();
  await expect(page.locator('[data-component="RecordNavigation"]').getByText(/^40 of \d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to overview list' }).press('Enter');
  const again = plans.getByRole('link', { name: id });
  await expect(again).toBeFocused();
  await expect(again).toBeInViewport();
});

test('the list is ordered by the planned date of a milestone (E25)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1&requestId=26-105');
  const plans = page.getByRole('grid', { name: 'Fulfilment plans' });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Shipped', exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  const head = plans.getByRole('columnheader', { name: /^Shipped/ }).first();
  let asked = '';
  await page.route('**/GetFilteredFulfilmentPlanItems', async (route) => {
    asked = route.request().postData() ?? '';
    await route.continue();
  });
  await head.getByRole('button', { name: /^Shipped/ }).click();
  await expect(page).toHaveURL(/orderBy=milestone(%3A|:)7&ascending=1/);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => asked).toMatch(/"milestoneId":7,"milestoneDateType":1/);
});

test('the address of a saved filter without its number is the plain list', async ({ open }) => {
  const page = await open('plan-reader', '/FulfilmentPlan/LoadFilter');
  await expect(page).toHaveURL(/FulfilmentPlan\/List$/);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
});
