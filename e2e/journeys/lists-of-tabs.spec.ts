import { expect, test } from '../system/test.ts';

const position = '[data-component="RecordNavigation"]';

test('a plan belongs to the list of its own tab, whatever another tab of the person lists (F2)', async ({
  open,
}) => {
  const page = await open('planner', '/FulfilmentPlan/List?requestId=26-1057');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page.locator(position).getByText('1 of 10')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(new URL('../List?requestId=26-10412', page.url()).href);
  await expect(other.getByText('1–1 of 1')).toBeVisible();

  await page.locator(position).getByRole('button', { name: 'Next' }).click();
  await expect(page.locator(position).getByText('2 of 10')).toBeVisible();
  await page.reload();
  await expect(page.locator(position).getByText('2 of 10')).toBeVisible();
  await page.getByRole('link', { name: 'Go to overview list' }).click();
  await expect(page.getByText('1–10 of 10')).toBeVisible();
  await expect(page).toHaveURL(/requestId=26-1057/);
  await expect(page.locator('[role="row"][aria-current="true"]')).toBeVisible();
});

test('saving a filter asks each list of filters once', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?requestId=26-1057');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/Get(?:FiltersList|ChosenFilters)$/.test(pathname)) calls.push(pathname);
  });
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: /Save as new/ }).click();
  await page.getByRole('textbox', { name: /Name/ }).fill('Fifty-seven');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/SaveFiltersInSession'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/storedQueryId=\d+/);
  // What is in use is kept as the last thing of all; then somebody goes on.
  await kept;
  await page.getByRole('button', { name: 'Fifty-seven' }).click();
  await expect(page.getByRole('button', { name: /Save as new/ })).toBeVisible();
  expect(calls).toContain('/api/FulfilmentPlan/GetFiltersList');
  expect(calls).toEqual([...new Set(calls)]);
});
