import { expect, test } from '../system/test.ts';

test('a new prototype opens its details with a full load; its order number is taken then', async ({
  open,
}) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  const fillIn = async () => {
    await page.getByRole('button', { name: '+ Add New Plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Order Number/ }).fill('SO-E2E-1');
    await dialog.getByRole('button', { name: /Category/ }).click();
    await page.getByRole('option', { name: 'Prototype' }).click();
    await dialog.getByRole('button', { name: /Product Type/ }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(dialog.getByRole('button', { name: /Manufacturing Location/ })).not.toHaveText(/Select/);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  };
  const loaded = page.waitForEvent('load');
  await fillIn();
  await loaded;
  await expect(page).toHaveURL(/FulfilmentPlan\/Details\/\d+$/);
  await expect(page.getByRole('heading', { name: 'PLAN DETAILS' })).toBeVisible();

  await page.goBack();
  await fillIn();
  await expect(page.getByText('Order number SO-E2E-1 already exists.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Order Number/ })).toHaveValue('SO-E2E-1');
});

test('a design alone is the third category, and needs no product', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  await page.getByRole('button', { name: '+ Add New Plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Order Number/ }).fill('SO-E2E-2');
  await dialog.getByRole('button', { name: /Category/ }).click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText(['ReOrder', 'Prototype', 'DesignOnly']);
  await options.filter({ hasText: 'DesignOnly' }).click();
  await dialog.getByRole('button', { name: /Manufacturing Location/ }).click();
  await options.first().click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/FulfilmentPlan\/Details\/\d+$/);
  await expect(page.getByRole('heading', { name: 'PLAN DETAILS' })).toBeVisible();
});

test('a re-order repeats a request that is found by a part of its number (E29, E35)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  await page.getByRole('button', { name: '+ Add New Plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Order Number/ }).fill('SO-E2E-3');
  await dialog.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('option', { name: 'ReOrder' }).click();
  await dialog.getByRole('button', { name: /Manufacturing Location/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  // Refused, the error is read: no list lies over it.
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Underlying Request is required')).toBeVisible();
  const underlying = dialog.getByRole('combobox', { name: /Underlying Request/ });
  await expect(underlying).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await underlying.fill('10594');
  await page.getByRole('option', { name: '26-10594' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/FulfilmentPlan\/Details\/\d+$/);
  const request = page.getByRole('region', { name: 'Request Information' });
  await expect(request.getByText('ReOrder', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Linked Plans' }).click();
  await expect(page.getByRole('region', { name: 'Linked Plans' })).toContainText('26-10594');
});

test('the search box opens the plan, and says when there is none', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  const search = page.getByRole('searchbox', { name: 'Search plan ID' });
  await search.fill('99-99999');
  await search.press('Enter');
  await expect(page.getByText('No request was found for 99-99999.')).toBeVisible();
  // Signs that a database would take for any text stand for themselves.
  await search.fill('%');
  await search.press('Enter');
  await expect(page.getByText('No request was found for %.')).toBeVisible();
  await search.fill('26-10595');
  await search.press('Enter');
  await expect(page).toHaveURL(/FulfilmentPlan\/Details\/595/);
});

test('the list goes out as a spreadsheet', async ({ open }) => {
  const page = await open('administrator', '/FulfilmentPlan/List');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
});
