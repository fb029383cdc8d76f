import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

test(
  'a file of products is tried out, carried out and told row by row; another one is refused (R1 to R3, R5, R19)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('documentation-manager', '/Documentation/ProductImport');
    await expect(page).toHaveTitle(/^Product Import/);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('File is required').first()).toBeVisible();
    await expect(page.getByText('Division is required').first()).toBeVisible();
    await expectAccessible(page);

    // A file that is none is told in words; the division stays.
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles(file('no-products.csv', ['GTIN,Colour', '1,red']));
    const division = page.getByRole('button', { name: /^Division|Division$/ });
    await division.click();
    await page.getByRole('option', { name: 'CMF' }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const refusal = page.getByRole('alertdialog', { name: 'Validation Error' });
    await expect(refusal.getByText(/A column is missing: "Description"/)).toBeVisible();
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('no-products.csv')).toBeHidden();
    await expect(division).toContainText('CMF');

    const lines = [
      'REF;GTIN;Name;Family;Versions',
      'JRN-1;4006381333931;"Journey plate; left";Midface Plates;V1|V2',
      'JRN-2;12345;A wrong GTIN;No such family;',
      'jrn-1;;The same again;;',
    ];
    await choose.setInputFiles(file('journey.csv', lines));
    await page.getByText(/^Dry run/).click();
    await expect(page.getByRole('checkbox', { name: /Dry run/ })).toBeChecked();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page).toHaveURL(/\/Documentation\/ProductImport\/\d+$/);
    await expect(page.getByText('Nothing has been changed.')).toBeVisible();
    const rows = page.getByRole('grid', { name: 'Rows of the file' });
    await expect(rows.getByText('Created')).toHaveCount(1);
    await expect(rows.getByText(/GTIN should contain 14 characters/)).toBeVisible();
    await expect(rows.getByText('Row 2 has the same Catalog Number.')).toBeVisible();
    await expect(rows.getByText('n/a')).toHaveCount(3);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Import for Real' }).click();
    await expect(page.getByRole('link', { name: /This import carries out dry run/ })).toBeVisible();
    const product = rows.getByRole('link', { name: '4006381333931' });
    await product.click();
    await expect(page.getByText('Journey plate; left').first()).toBeVisible();

    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Product Imports' }).click();
    const imports = page.getByRole('grid', { name: 'Product Imports' });
    await expect(imports.getByText('journey.csv, CMF, 3 rows').first()).toBeVisible();
    await expectAccessible(page);
    await imports.getByRole('link', { name: 'View' }).first().click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ignored Rows' }).click();
    expect((await saved).suggestedFilename()).toBe('journey ignored rows.xlsx');
  },
);
