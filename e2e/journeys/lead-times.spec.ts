import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

test('an administrator maintains lead times and products; who plans does not (T9 to T11, T16 to T20, B13)', async ({
  open,
}) => {
  const page = await open('administrator', '/MilestoneLeadTime');
  await page.getByRole('searchbox', { name: 'Group name filter' }).fill('peek');
  await page.getByRole('link', { name: 'List of PEEK Cranial Implant' }).click();
  await expect(page.getByRole('heading', { name: 'PEEK Cranial Implant' })).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add' });
  const choose = async (field: RegExp, option: string) => {
    await dialog.getByRole('button', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await expect(dialog.getByRole('button', { name: /Category/ })).toBeDisabled();
  await choose(/Product Type/, 'PEEK Cranial Implant');
  await choose(/Category/, 'eRequest');
  await choose(/Lead Time/, 'Shipped');
  await expect(dialog.getByRole('button', { name: /Manufacturing Location/ })).toBeDisabled();
  await choose(/Distribution Center/, 'Osaka');
  await dialog.getByRole('textbox', { name: /Days/ }).fill('0');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Record added')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Osaka' });
  await expect(row).toContainText('Shipped');

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await choose(/Product Type/, 'PEEK Cranial Implant');
  await choose(/Category/, 'eRequest');
  await choose(/Lead Time/, 'Shipped');
  await choose(/Distribution Center/, 'Osaka');
  await dialog.getByRole('textbox', { name: /Days/ }).fill('4');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const alert = page.getByRole('alertdialog', { name: 'ERROR' });
  await expect(alert).toContainText('already exists');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByRole('textbox', { name: /Days/ })).toHaveValue('4');
  await page.goto('/CRT/Product');
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: /Implants/ })).toHaveValue('1');
  await expect(dialog.getByRole('checkbox', { name: 'Active' })).toBeChecked();
  await dialog.getByRole('button', { name: /Manufacturing Location/ }).click();
  await expect(page.getByRole('option', { name: /Leiden/ })).toHaveAttribute('aria-disabled', 'true');

  for (const path of ['/MilestoneLeadTime', '/Product', '/ProductTypeMapping', '/LeadTimeModifications']) {
    const planner = await open('planner', path);
    await expect(planner).toHaveURL((url) => url.pathname === '/CRT/InsufficientPermissions');
  }
});
