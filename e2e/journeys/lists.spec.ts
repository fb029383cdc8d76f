import type { Page } from '@playwright/test';
import { expect, test } from '../system/test.ts';

const position = '[data-component="RecordNavigation"]';
/** A filter is sent half a second after its last change; after so many milliseconds it would have been (E18). */
const untilSent = 700;
const rows = (page: Page) => page.getByRole('grid').getByRole('link');

/** Collects the calls whose address ends so, from now on. */
function countCalls(page: Page, ...ends: readonly string[]): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const end = ends.find((one) => pathname.endsWith(one));
    if (end !== undefined) calls.push(end);
  });
  return calls;
}

test('Default is the list without any filter, also in another browser (E22)', async ({ open }) => {
  const page = await open(
    'planner',
    '/FulfilmentPlan/List?processingStatuses=8&orderBy=productType&ascending=1',
  );
  await expect(page.getByRole('button', { name: /Remove Processing Status/ })).toBeVisible();
  // What an address brought is what the next visit goes on with (E38).
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/SaveFiltersInSession'));
  await page
    .getByRole('columnheader', { name: /^Design Status/ })
    .getByRole('button')
    .click();
  await kept;
  await page.goto(page.url().replace(/\?.*/, ''));
  await expect(page.getByRole('button', { name: /Remove Processing Status/ })).toBeVisible();

  const section = page.getByRole('navigation').getByRole('button', { name: 'Plan Coordination' });
  const entry = page.getByRole('menuitem', { name: 'Default' });
  await section.click();
  await entry.click();
  await expect(page).toHaveURL(/FulfilmentPlan\/List$/);
  await expect(page.getByText('1–10 of 600')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(page.locator('[aria-sort="ascending"]')).toHaveCount(0);
  await section.click();
  await expect(entry).toHaveAttribute('aria-current', 'page');

  const elsewhere = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() });
  const tomorrow = await elsewhere?.newPage();
  if (!tomorrow) throw new Error('The browser is gone.');
  await tomorrow.goto(page.url());
  await expect(tomorrow.getByText('1–10 of 600')).toBeVisible();
  await expect(tomorrow.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await elsewhere?.close();
});

test('one change of a filter is one question and one thing to remember', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  await expect(rows(page).first()).toBeVisible();
  const ends = ['/GetFilteredFulfilmentPlanItems', '/SaveFiltersInSession'];
  const calls = countCalls(page, ...ends);
  // What one change asked too often would come before what the next one asks.
  for (const [key, text] of [
    ['7', '7'],
    ['8', '78'],
  ] as const) {
    const answers = ends.map((end) => page.waitForResponse((answer) => answer.url().endsWith(end)));
    await page.getByRole('combobox', { name: 'Request ID' }).press(key);
    await Promise.all(answers);
    await expect(page).toHaveURL(new RegExp(`requestId=${text}(?!\\d)`));
  }
  expect(calls.toSorted()).toEqual([...ends, ...ends].toSorted());
});

test('rows per page stay as the person chose them, in another browser too; the columns go back to what the server says', async ({
  open,
}) => {
  const page = await open('plan-reader', '/FulfilmentPlan/List?all=1');
  await expect(page.getByText('1–10 of 600')).toBeVisible();
  await page.getByLabel('Rows per page').selectOption('20');
  await expect(page.getByText('1–20 of 600')).toBeVisible();
  await page.goto(page.url().replace(/\?.*/, '?all=1'));
  await expect(page.getByText('1–20 of 600')).toBeVisible();
  await expect(page.getByLabel('Rows per page')).toHaveValue('20');
  const elsewhere = await open('plan-reader', '/FulfilmentPlan/List?all=1');
  await expect(elsewhere.getByText('1–20 of 600')).toBeVisible();

  await page.getByRole('button', { name: 'Columns' }).click();
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/GetDefaultColumns'));
  await page.getByRole('dialog').getByRole('button', { name: 'My default columns' }).click();
  const { data } = (await (await answered).json()) as { data: { name: string; visible: boolean }[] };
  const heads = page.getByRole('grid').getByRole('columnheader');
  await expect(heads).toHaveText(
    data.flatMap(({ name, visible }) => (visible ? [new RegExp(`^${name}`)] : [])),
  );
});

test('a range that ends before it begins leaves the list as it is, and the field says so', async ({
  open,
}) => {
  const page = await open(
    'planner',
    '/FulfilmentPlan/List?milestone=7&dateType=1&startDate=2026-11-20&endDate=2026-11-25',
  );
  const chip = page.getByRole('button', { name: /Remove Shipped/ });
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: /^Date/ }).click();
  const days = page.getByRole('dialog').getByRole('spinbutton', { name: /day/ });
  await days.first().click();
  await page.clock.install();
  // In passing it says the 2nd, which would be in order.
  await page.keyboard.type('28');
  await expect(page.getByText('Start date must be before end date.')).toBeVisible();
  await page.clock.runFor(untilSent);
  await expect(page).toHaveURL(/startDate=2026-11-20&endDate=2026-11-25/);
  await expect(page.getByText('The address names something')).toHaveCount(0);
  await expect(chip).toBeVisible();
});

test('a time back that is too long is marked and not sent (V5)', async ({ open }) => {
  const page = await open('planner', '/Changes');
  await expect(rows(page).first()).toBeVisible();
  const asked = countCalls(page, '/GetFulfilmentPlanChanges');
  await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Date' }).click();
  await page.getByRole('dialog').getByText('Relative', { exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Last' });
  await page.clock.install();
  await field.fill('99999w');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.clock.runFor(untilSent);
  expect(asked).toEqual([]);
  await expect(rows(page).first()).toBeVisible();
});

test('keys go through a list, to its filters, and from record to record (REG17)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?requestId=26-1057');
  const links = page.getByRole('grid').getByRole('link', { name: /^26-\d+ R\d/ });
  await expect(links).toHaveCount(10);
  // The keys come in idle time after the first picture.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(links.first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('f');
  await expect(page.getByRole('combobox', { name: 'Request ID' })).toBeFocused();
  await links.nth(1).press('Enter');
  await expect(page.locator(position).getByText('2 of 10')).toBeVisible();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(page).toHaveURL(/tab=comments/);
  await expect(page.getByRole('tab', { name: 'Comments', selected: true })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press(']');
  await expect(page.locator(position).getByText('3 of 10')).toBeVisible();
  // The tab stays from plan to plan, and on a reload.
  await expect(page.getByRole('tab', { name: 'Comments', selected: true })).toBeVisible();
  await page.keyboard.press('[');
  await expect(page.locator(position).getByText('2 of 10')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Comments', selected: true })).toBeVisible();
});

test('Back to the change log finds the row and the place of the change that led away', async ({ open }) => {
  const page = await open('planner', '/Changes?recordsPerPage=50');
  const grid = page.getByRole('grid', { name: 'Changes of plans' });
  await expect(grid.getByRole('link').first()).toBeVisible();
  const scrollTop = () => grid.evaluate((element) => element.parentElement?.scrollTop);
  const row = grid.getByRole('row').nth(25);
  await row.scrollIntoViewIfNeeded();
  const left = await scrollTop();
  expect(left).toBeGreaterThan(0);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'PLAN DETAILS' })).toBeVisible();
  await page.goBack();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row.getByRole('link')).toBeFocused();
  await expect.poll(scrollTop).toBe(left);
});
