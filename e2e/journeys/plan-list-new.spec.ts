import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
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

test(
  'a re-order repeats a request that is found by a part of its number (E29, E35)',
  { tag: '@postgresql' },
  async ({ open }) => {
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
  },
);

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

test('the list goes out as a spreadsheet: its heads, its rows in its order, its dates in the viewer’s zone (E7, E36)', async ({
  open,
}) => {
  const page = await open('administrator', '/FulfilmentPlan/List?all=1');
  const listed = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/GetFilteredFulfilmentPlanItems') &&
      answer.request().postData()?.includes('26-105') === true,
  );
  await page.goto(new URL('List?requestId=26-105&orderBy=milestone:7&ascending=0', page.url()).href);
  const plans = page.getByRole('grid', { name: 'Fulfilment plans' });
  await expect(plans.getByRole('link').first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await file.path()), { readStyles: true });
  const [head = [], ...rows] = sheets[0]?.rows ?? [];
  // Heads that are scrolled out of view are not drawn yet; the list has no others between them.
  const heads = await plans.getByRole('columnheader').allTextContents();
  expect(heads.length).toBeGreaterThan(5);
  expect(head.slice(0, heads.length)).toEqual(heads.map((text) => text.trim()));
  expect(head).toContain('Shipped');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(`of ${rows.length}`);
  const ids = await plans.getByRole('link', { name: /^26-105\d\d R\d+$/ }).allTextContents();
  expect(rows.slice(0, ids.length).map(([id]) => id)).toEqual(ids);
  const shipped = rows.map((row) => row[head.indexOf('Shipped')]);
  const dates = shipped.filter((date) => date instanceof Date);
  expect(dates.length).toBeGreaterThan(ids.length);
  expect(dates).toEqual(dates.toSorted((one, other) => Number(other) - Number(one)));
  // A sheet knows no zones: its date is what a clock shows where the viewer is.
  const { data } = await listed.then((answer) => answer.json());
  const [{ milestones }] = data;
  const planned = milestones.find(({ name }: { name: string }) => name === 'Shipped').plannedDate;
  const clock = new Date(planned).toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' });
  expect(dates[0]?.toISOString().slice(0, 16)).toBe(clock.slice(0, 16).replace(' ', 'T'));
});
