import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

const configuration = '/Documentation';

test('the documentation is configured by its manager: countries with their regions, and nobody else (B12, B13, S1 to S5)', async ({
  open,
}) => {
  const page = await open('documentation-manager', `${configuration}/Language`);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('gridcell', { name, exact: true }) });
  const add = main.getByRole('button', { name: 'Add', exact: true });
  const submit = dialog.getByRole('button', { name: 'Add', exact: true });

  await expect(row('Polish')).toContainText('Polski');
  await add.click();
  await submit.click();
  for (const field of ['Name', 'Translated Name', 'eIFU Value'])
    await expect(dialog.getByText(`${field} is required`, { exact: true }).last()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('polish');
  await dialog.getByRole('textbox', { name: 'Translated Name' }).fill('Polski');
  await dialog.getByRole('textbox', { name: 'eIFU Value' }).fill('pl');
  await submit.click();
  await expect(dialog.getByText('A language with the name polish already exists.').last()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Configuration' }).click();
  await page.getByRole('menuitem', { name: 'Countries' }).click();
  await main.getByRole('link', { name: 'Regions' }).click();
  await expect(main.getByRole('heading', { name: 'Regions' })).toBeVisible();
  await add.click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Arctic');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Record added')).toBeVisible();
  await expect(row('Arctic')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Delete Europe' })).toHaveAttribute('aria-disabled', 'true');
  await main.getByRole('link', { name: 'Countries' }).click();

  await add.click();
  await submit.click();
  for (const field of ['Name', 'eIFU Value', 'Region'])
    await expect(dialog.getByText(`${field} is required`, { exact: true }).last()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Greenland');
  await dialog.getByRole('textbox', { name: 'eIFU Value' }).fill('GL');
  await dialog.getByRole('button', { name: 'Region' }).click();
  await page.getByRole('option', { name: 'Arctic' }).click();
  await submit.click();
  await page.getByRole('searchbox', { name: 'Search Countries' }).fill('arctic');
  await expect(row('Greenland')).toContainText('GL');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'arctic');
  await page.reload();
  await expect(row('Greenland')).toContainText('GL');
  await expect(page.getByRole('row')).toHaveCount(2);
  const file = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toBe('Countries.csv');

  await row('Greenland').hover();
  await page.getByRole('button', { name: 'Delete Greenland' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this item?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete operation succeeded')).toBeVisible();
  await expect(row('Greenland')).toBeHidden();

  const reader = await open('documentation-reader', `${configuration}/Country`);
  await expect(reader).toHaveURL((url) => url.pathname === '/CRT/InsufficientPermissions');
});

test(
  'of two people on one entry the later one is told, and may insist (S5)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const editing = async (who: 'administrator' | 'documentation-manager') => {
      const page = await open(who, `${configuration}/Portal`);
      await page.getByRole('button', { name: 'Edit Intranet' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit' });
      return { page, dialog, value: dialog.getByRole('textbox', { name: 'eIFU Value' }) };
    };
    const [one, other] = [await editing('administrator'), await editing('documentation-manager')];
    await one.value.fill('INTRA');
    await one.dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(one.page.getByText('Record edited')).toBeVisible();
    await other.value.fill('NET');
    await other.dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(
      other.dialog.getByText('eIFU Value was changed by ADIE at the same time. It is now INTRA.'),
    ).toBeVisible();
    await expect(other.value).toHaveValue('NET');
    await other.dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(other.dialog).toBeHidden();
    await expect(one.page.getByRole('row').filter({ hasText: 'Intranet' })).toContainText('NET');
  },
);
