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
