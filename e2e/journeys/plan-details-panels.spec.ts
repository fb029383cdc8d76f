import type { Page } from '@playwright/test';
import { expectAccessible } from '../system/axe.ts';
import { answer } from '../system/plan-page.ts';
import { expect, test } from '../system/test.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const value = (page: Page, region: string, field: string) =>
  panel(page, region).getByRole('button', { name: new RegExp(`, Edit ${field}$`) });

async function changeText(page: Page, region: string, field: string, text: string): Promise<void> {
  await value(page, region, field).click();
  const editor = panel(page, region).getByRole('textbox', { name: field });
  await editor.fill(text);
  await editor.press('Enter');
}

test('tracking is set, and its address gets a scheme (F36, F37)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/560');
  await changeText(page, 'Shipment Information', 'Tracking Number', 'TN-4711');
  await expect(page.getByText('Tracking Number changed succesfully.')).toBeVisible();
  await expect(value(page, 'Shipment Information', 'Tracking Number')).toContainText('TN-4711');
  await changeText(page, 'Shipment Information', 'Tracking Url', 'carrier.example/1');
  await expect(page.getByText('Tracking Url changed succesfully.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open tracking page' })).toHaveAttribute(
    'href',
    'https://carrier.example/1',
  );
  await changeText(page, 'Shipment Information', 'Tracking Url', 'javascript:alert(1)');
  await expect(page.getByText('This is no address of a web page.')).toBeVisible();
  await expect(panel(page, 'Shipment Information').getByRole('textbox')).toHaveValue('javascript:alert(1)');
  await expectAccessible(page);
});

test('a plan is put on hold and resumed; the change is in its history (F12, F22)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/599');
  const manufacturing = panel(page, 'Manufacturing Information');
  await manufacturing.getByRole('button', { name: 'On Hold', exact: true }).click();
  await expect(page.getByText('Manufacturing status changed succesfully')).toBeVisible();
  await expect(manufacturing.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByRole('grid', { name: 'Changes' }).getByText('On Hold').first()).toBeVisible();
  await manufacturing.getByRole('button', { name: 'Resume' }).click();
  await expect(manufacturing.getByRole('button', { name: 'On Hold', exact: true })).toBeVisible();
});

test('data become available once, after a question, and never again unavailable (F27)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/597');
  const box = page.getByRole('checkbox', { name: 'Data Availability' });
  const question = 'Do you really want to check Data Availability? This operation cannot be reverted.';
  await box.press('Space');
  await answer(page, question, 'Cancel');
  await expect(page.getByText('Operation cancelled.')).toBeVisible();
  await expect(box).not.toBeChecked();
  // Held back for a moment, so that the second click of two does nothing.
  await expect(box).not.toHaveAttribute('aria-readonly', 'true');
  await panel(page, 'Manufacturing Information').locator('[data-component="Checkbox"]').click();
  await answer(page, question, 'OK');
  const jump =
    'File Uploaded and Design Approved have no actual date yet. The status becomes Ready For Manufacturing Approval Pending all the same. Set this one anyway?';
  await answer(page, jump, 'OK');
  await expect(page.getByText('Data Availability changed succesfully.')).toBeVisible();
  await expect(box).toBeChecked();
  await expect(box).toBeDisabled();
});

test('what cannot be changed says why, and what does not belong to a plan is not there (F3, F4, F5)', async ({
  open,
}) => {
  const page = await open('planner', '/FulfilmentPlan/Details/598');
  await value(page, 'Request Information', 'Product Number').focus();
  await expect(page.getByRole('tooltip')).toHaveText(
    'A re-order keeps the product number of its underlying request.',
  );
  const design = await open('planner', '/FulfilmentPlan/Details/571');
  await expect(panel(design, 'Plan Data')).toBeVisible();
  await expect(design.getByRole('tab', { name: 'Changes', selected: true })).toBeVisible();
  await expect(design.getByRole('tab', { name: 'Milestones' })).toHaveCount(0);
  await expect(panel(design, 'Shipment Information')).toHaveCount(0);
  await expect(panel(design, 'Manufacturing Information')).toHaveCount(0);
});

test('two people edit different fields: both stay, and each sees the other by itself', async ({ open }) => {
  const [mine, theirs] = await Promise.all([
    open('planner', '/FulfilmentPlan/Details/568'),
    open('administrator', '/FulfilmentPlan/Details/568'),
  ]);
  await value(mine, 'Manufacturing Information', 'Sides').click();
  const sides = panel(mine, 'Manufacturing Information').getByRole('textbox', { name: 'Sides' });
  await sides.fill('4');
  await changeText(theirs, 'Request Information', 'PO Number', 'PO-THEIRS');
  await expect(value(mine, 'Request Information', 'PO Number')).toContainText('PO-THEIRS');
  await sides.press('Enter');
  await expect(value(theirs, 'Manufacturing Information', 'Sides')).toContainText('4');
  await expect(value(mine, 'Request Information', 'PO Number')).toContainText('PO-THEIRS');
});

test('what is out of its limits is refused where it stands, and stays to be mended (F23)', async ({
  open,
}) => {
  const page = await open('planner', '/FulfilmentPlan/Details/596');
  const sides = value(page, 'Manufacturing Information', 'Sides');
  const before = (await sides.textContent()) ?? '';
  await changeText(page, 'Manufacturing Information', 'Sides', '7');
  const manufacturing = panel(page, 'Manufacturing Information');
  await expect(manufacturing.getByRole('alert')).toHaveText('A number from 1 to 6 is needed');
  await expect(manufacturing.getByRole('textbox', { name: 'Sides' })).toHaveValue('7');
  await page.keyboard.press('Escape');
  await expect(sides).toHaveText(before);
});

test('a section that fails leaves the others working, and Retry mends it (F60)', async ({ open }) => {
  const page = await open('planner');
  await page.route('**/api/FulfilmentPlan/GetPlanData/**', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.getByRole('grid', { name: 'Fulfilment plans' }).getByRole('link').first().click();
  await expect(panel(page, 'Plan Data').getByRole('alert')).toBeVisible();
  await expect(panel(page, 'Manufacturing Information').getByText('Sides', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Milestones' })).toBeVisible();
  await page.unroute('**/api/FulfilmentPlan/GetPlanData/**');
  await panel(page, 'Plan Data').getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page, 'Plan Data').getByText('Surgery Date')).toBeVisible();
});

test('a tab whose files do not come leaves the others and the facts working (A28)', async ({ open }) => {
  const page = await open('planner');
  await page.route(/\/assets\/ConnectedPlanChanges-.*\.js$/, (route) => route.abort());
  await page.getByRole('grid', { name: 'Fulfilment plans' }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Changes' }).click();
  const changes = page.getByRole('tabpanel', { name: 'Changes' });
  await expect(changes.getByRole('alert')).toContainText('This part could not be shown.');
  await expect(panel(page, 'Manufacturing Information').getByText('Sides', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Milestones' }).click();
  await expect(page.getByRole('table', { name: 'Milestones' })).toBeVisible();
  await page.unroute(/\/assets\/ConnectedPlanChanges-.*\.js$/);
  await page.getByRole('tab', { name: 'Changes' }).click();
  await changes.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(changes.getByRole('grid')).toBeVisible();
});

test('the date of the session leads to the schedule, for those to whom it is open (F7)', async ({ open }) => {
  const session = {
    designSessionRequired: true,
    hasSession: true,
    designerId: '00000000-0000-4000-8000-000000000005',
    designSessionDate: '2026-11-24T09:00:00Z',
  };
  const openWithSession = async (persona: 'administrator' | 'planner') => {
    const page = await open(persona, '/FulfilmentPlan/List');
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await page.route('**/api/FulfilmentPlan/GetPlanData/**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...session } } });
    });
    await page.getByRole('grid').getByRole('link').first().click();
    await expect(panel(page, 'Plan Data').getByText(/24\/11\/2026/)).toBeVisible();
    return panel(page, 'Plan Data').getByRole('link');
  };
  await expect(await openWithSession('administrator')).toHaveAttribute(
    'href',
    /\/CRT\/Designer\/Schedule\/00000000-0000-4000-8000-000000000005\?requestId=\d\d-\d+$/,
  );
  await expect(await openWithSession('planner')).toHaveCount(0);
});

test('a comment that was begun asks before it is left', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/587');
  await page.getByRole('tab', { name: 'Comments' }).click();
  const box = page.getByRole('textbox', { name: 'Comment' });
  await box.fill('Half a thought');
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(box).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Go to overview list' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('grid', { name: 'Fulfilment plans' })).toBeVisible();
});
