import { expect, test } from '../system/test.ts';

test('the change log is narrowed by a change type, gets its column, and is saved', async ({ open }) => {
  const page = await open('planner', '/Changes');
  const table = page.getByRole('grid', { name: 'Changes of plans' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /PO Number/ })).toHaveCount(0);

  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('button', { name: 'Change Type', exact: true })
    .click();
  await page.getByRole('combobox', { name: 'Change Type' }).fill('PO NUMBER');
  await page.getByRole('option', { name: 'PO NUMBER', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: /PO Number/ })).toBeVisible();
  await expect(page).toHaveURL(/changeType=poNumber/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: /Save as new/ }).click();
  await page.getByRole('textbox', { name: /Name/ }).fill('PO numbers');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Filters saved succesfully.')).toBeVisible();
  await expect(page).toHaveURL(/storedQueryId=\d+/);
});

test('the person in the filter keeps the name when the page is loaded again', async ({ open }) => {
  const page = await open('planner', '/Changes');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('button', { name: 'User', exact: true }).click();
  await page.getByRole('combobox', { name: 'User' }).fill('lindq');
  await page.getByRole('option', { name: /Paula Lindqvist/ }).click();
  await expect(page).toHaveURL(/userId=/);
  const chip = filters.getByRole('button', { name: 'Remove User: Paula Lindqvist' });
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
});
