import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

test(
  'parcels are found by status and request, lead to their plan, and the list is there again on the way back (Z1, Z2, Z4)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('administrator', '/TrackingInformation');
    const table = page.getByRole('grid', { name: 'Parcels' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Tracking Information/);
    await expectAccessible(page);

    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Status', exact: true }).click();
    await page.getByRole('option', { name: 'Stuck' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/statuses=3/);
    await expect(table.getByText('Arrived', { exact: true })).toHaveCount(0);
    await expect(table.getByText('Stuck', { exact: true }).first()).toBeVisible();
    await filters.getByRole('button', { name: 'Remove Status: Stuck' }).click();

    // Of a request that is no plan there is nothing to open.
    await filters.getByRole('button', { name: 'Request Id', exact: true }).click();
    await page.getByRole('combobox', { name: 'Request Id' }).fill('90103');
    await page.getByRole('option', { name: '26-90103' }).click();
    await expect(table.getByRole('gridcell', { name: '26-90103' })).toBeVisible();
    await expect(table.getByRole('link')).toHaveCount(0);
    await filters.getByRole('button', { name: 'Remove Request Id: 26-90103' }).click();

    await page
      .getByRole('columnheader', { name: /^Arrival Date/ })
      .getByRole('button')
      .click();
    await expect(page).toHaveURL(/orderBy=arrivalDate&ascending=1/);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/index=11/);
    // The address alone shows the same page, and nothing of the one before it.
    await page.reload();
    await table.getByRole('link').first().click();
    await expect(page).toHaveURL(/FulfilmentPlan\/Details\/\d+/);
    await expect(page).toHaveTitle(/^\d\d-\d+ Plan Details/);
    const [requestId = ''] = (await page.title()).split(' ');
    await page.goBack();
    await expect(page).toHaveURL(/index=11/);
    await expect(table.getByRole('link', { name: requestId })).toBeVisible();
  },
);

test('only who manages imports finds the tracking information in the menu (B13)', async ({ open }) => {
  const [manager, planner] = await Promise.all([
    open('administrator', '/Reports'),
    open('planner', '/TrackingInformation'),
  ]);
  await expect(planner).toHaveURL(/InsufficientPermissions/);
  await manager.getByRole('link', { name: 'Tracking Information' }).click();
  await expect(manager.getByRole('grid', { name: 'Parcels' })).toBeVisible();
});
