import { expect, test } from '../system/test.ts';

const position = '[data-component="RecordNavigation"]';

test('who comes from the list is led through it, and no further than its ends (F2)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?requestId=26-10578');
  await page
    .getByRole('grid')
    .getByRole('link', { name: /26-10578/ })
    .click();
  await expect(page.locator(position).getByText('1 of 1')).toBeVisible();
  for (const name of ['Previous', 'Next'])
    await expect(page.locator(position).getByRole('button', { name })).toBeDisabled();
  await page.getByRole('link', { name: 'Go to overview list' }).click();
  await expect(page).toHaveURL(/List\?selectedRecordId=578&index=1&recordsPerPage=1/);
  // The list is the one that the address brought, although nobody filtered it by hand (E38).
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByRole('row', { name: /26-10578/ })).toHaveAttribute('aria-current', 'true');
});

test('Back finds the list as it was: its page, its place and the row that was opened (E4)', async ({
  open,
}) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1&recordsPerPage=100&index=101');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('link').first()).toBeVisible();
  const scrollTop = () => grid.evaluate((element) => element.parentElement?.scrollTop);
  await grid.evaluate((element) => element.parentElement?.scrollTo(0, 1_800));
  const row = grid.getByRole('row').filter({ hasText: '26-10450' });
  await row.getByRole('link', { name: /26-10450/ }).click();
  await expect(page.locator(position).getByText('151 of 600')).toBeVisible();
  await page.goBack();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row.getByRole('link', { name: /26-10450/ })).toBeFocused();
  await expect.poll(scrollTop).toBe(1_800);
  expect(new URL(page.url()).searchParams.get('index')).toBe('101');
  // The row belongs to the step, not to the visit: it is there after a reload and a step on and back.
  await page.goForward();
  await expect(page.locator(position).getByText('151 of 600')).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect.poll(scrollTop).toBe(1_800);
});

test('the way to the list is known before the server tells the place (F2)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1&index=11');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.route('**/GetContext/**', (route) => route.abort());
  await page
    .getByRole('grid')
    .getByRole('link', { name: /26-10588/ })
    .click();
  await expect(page.locator(position).getByText('13 of 600')).toBeVisible();
  await page.locator(position).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/Details\/587/);
  await page.getByRole('link', { name: 'Go to overview list' }).click();
  await expect(page).toHaveURL(/List\?selectedRecordId=587&index=14&recordsPerPage=10/);
  await expect(page.getByText('11–20 of 600')).toBeVisible();
});

test('who changes a plan so that the list no longer has it goes on to its neighbours (F2)', async ({
  open,
}) => {
  // On hold, and with a centre, as what ends with the design has none and cannot be resumed.
  const held = '/FulfilmentPlan/List?processingStatuses=8&distributionCenters=1,2,3,4,5';
  const page = await open('planner', held);
  const linkIn = (row: number) => page.getByRole('grid').getByRole('row').nth(row).getByRole('link').first();
  await expect(linkIn(3)).toBeVisible();
  const next = ((await linkIn(2).textContent()) ?? '').slice(0, 8);
  await linkIn(1).click();
  await expect(page.locator(position).getByText(/^1 of \d+$/)).toBeVisible();
  // What still comes above would move the button from below the press.
  await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.locator(position).getByText('No longer in the list')).toBeVisible();
  await expect(page.locator(position).getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.locator(position).getByRole('button', { name: 'Next' }).click();
  await expect(page.locator(position).getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Request Information' })).toContainText(next);
});

test('the header leads to the cycle where there is one; a pasted address knows no list (F1, F2)', async ({
  open,
}) => {
  const page = await open('administrator', '/FulfilmentPlan/Details/578');
  const toCycle = page.getByRole('link', { name: 'Go to manufacturing details' });
  await expect(page.getByRole('region', { name: 'Plan Data' })).toBeVisible();
  await expect(page.locator(position)).toHaveCount(0);
  await expect(toCycle).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to overview list' })).toHaveAttribute(
    'href',
    /FulfilmentPlan\/List$/,
  );
  await page.goto(new URL('412', page.url()).href);
  await toCycle.click();
  await expect(page).toHaveURL(/\/ManufacturingCycle\/Details\/412$/);
  await expect(page.getByRole('heading', { name: 'MANUFACTURING DETAILS' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to plan details' }).click();
  await expect(page).toHaveURL(/\/FulfilmentPlan\/Details\/412$/);
});

test('nothing is drawn before it is known what the plan has (F68)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/GetDetailsConfiguration/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  const asked = page.waitForRequest('**/GetDetailsConfiguration/**');
  await page.goto(new URL('Details/571', page.url()).href);
  await asked;
  await expect(page.getByRole('heading', { name: 'PLAN DETAILS' })).toBeVisible();
  // Who waits sees that something comes, but not what.
  await expect(page.getByRole('main').locator('[data-component="Skeleton"]').first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /Information|Plan Data/ })).toHaveCount(0);
  release();
  await expect(page.getByRole('region', { name: 'Plan Data' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Changes', selected: true })).toBeVisible();
});
