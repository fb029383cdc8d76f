import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

const list = '/ManufacturingCycle/List';

test(
  'cycles are narrowed by tab and filter, opened over the list and on their page, and found again (G1, G2, G4, G10, G13, G25, G26)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('manufacturing', list);
    const table = page.getByRole('grid', { name: 'Manufacturing cycles' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Manufacturing/);
    await expectAccessible(page);

    // A tab takes the place of another, and stands in the address.
    await page.getByRole('tab', { name: 'ReOrder' }).click();
    await expect(page).toHaveURL(/tab=requestType-2/);
    await page.getByRole('tab', { name: 'PEEK Cranial Implant' }).click();
    await expect(page).toHaveURL(/tab=productType-\d+/);
    await expect(page).not.toHaveURL(/requestType/);
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^PEEK Cranial Implant/);
    await page.getByRole('tab', { name: 'All' }).click();

    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Processing Status', exact: true }).click();
    await page.getByRole('option', { name: 'Manufacturing', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/processingStatuses=4/);
    await filters.getByRole('button', { name: 'Cycle Milestones', exact: true }).click();
    await page.getByRole('option', { name: 'Milling (actual)' }).click();
    await page.keyboard.press('Escape');
    await expect(table.getByRole('columnheader', { name: 'Milling (actual)' })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: /^Out-Of-Manuf/ })).toHaveCount(0);

    // The last cycle of a page leads on to the first one of the next (G25).
    const last = table.getByRole('row').last();
    const lastId = await last.getByRole('link').textContent();
    await last.getByRole('button', { name: /^Open/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Manufacturing Cycle Details' });
    await expect(dialog.getByText(lastId ?? '', { exact: true }).first()).toBeVisible();
    await expect(dialog.getByText(/^10 of \d+$/)).toBeVisible();
    await dialog.getByRole('button', { name: /Next/ }).click();
    await expect(dialog.getByText(/^11 of \d+$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    const link = table.getByRole('link').nth(2);
    const id = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/ManufacturingCycle\/Details\/\d+\?useContext=true&list=/);
    await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to overview list' }).click();
    await expect(page).toHaveURL(/processingStatuses=4/);
    await expect(table.locator('[role="row"][aria-current="true"]')).toContainText(id);
  },
);

test('a job is started, completed and taken back over the list, and everybody sees where it stands (H5, H6, H29)', async ({
  open,
}) => {
  const [page, reader] = await Promise.all([
    open('manufacturing', `${list}?processingStatuses=4&recordsPerPage=100`),
    open('manufacturing-reader', list),
  ]);
  // Everybody who sees the list may take it along; who only reads can act on nothing (G6, G7, H23).
  await expect(reader.getByRole('button', { name: 'Export' })).toBeVisible();
  await reader.getByRole('button', { name: /^Open/ }).first().click();
  const looked = reader.getByRole('dialog', { name: 'Manufacturing Cycle Details' });
  await expect(looked.getByText('Work Order').first()).toBeVisible();
  await expect(looked.getByRole('button', { name: 'In Progress' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Open/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Manufacturing Cycle Details' });
  const next = dialog.getByRole('button', { name: /Next/ });
  const start = dialog.locator('button:not([disabled]):not([aria-disabled="true"])', {
    hasText: 'In Progress',
  });
  // The first cycle whose job waits for somebody to start its step.
  for (let step = 0; step < 40 && (await start.count()) === 0; step += 1) {
    await next.click();
    await expect(dialog.getByText(new RegExp(`^${step + 2} of `))).toBeVisible();
    await expect(dialog.getByText('Work Order').first()).toBeVisible();
  }
  await start.first().click();
  const done = dialog.locator('button:not([disabled]):not([aria-disabled="true"])', { hasText: 'Done' });
  await expect(done.first()).toBeVisible();
  await done.first().click();
  const undo = dialog.locator('button:not([disabled]):not([aria-disabled="true"])', { hasText: 'Undo' });
  await expect(undo.first()).toBeVisible();
});

test('a filter is saved, stands in the menu, and is used from there (G11, G21)', async ({ open }) => {
  const page = await open('manufacturing', `${list}?tab=critical`);
  await expect(page.getByRole('tab', { name: 'Critical', selected: true })).toBeVisible();
  await page.getByRole('button', { name: /Saved filters/ }).click();
  await page.getByRole('button', { name: /Save as new/ }).click();
  await page.getByRole('textbox', { name: /Name/ }).fill('What burns');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/storedQueryId=\d+/);
  await page.goto(new URL('/CRT/Reports', page.url()).href);
  await page.getByRole('button', { name: 'Manufacturing' }).click();
  await page.getByRole('menuitem', { name: /What burns/ }).click();
  await expect(page.getByRole('tab', { name: 'Critical', selected: true })).toBeVisible();
});
