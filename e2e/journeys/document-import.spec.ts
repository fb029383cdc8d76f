import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

test(
  'a manifest of documents is tried out, carried out and told file by file; another one is refused (R3, R4, R5, R19)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('documentation-manager', '/Documentation/DocumentImport');
    await expect(page).toHaveTitle(/^Document Import/);
    const submit = page.getByRole('button', { name: 'Import', exact: true });
    await submit.click();
    await expect(page.getByText('File is required').first()).toBeVisible();
    await expectAccessible(page);

    // A file without the columns of a manifest is told in words.
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles(file('no-documents.csv', ['Number;Colour', 'IFU-1;red']));
    await submit.click();
    const refusal = page.getByRole('alertdialog', { name: 'Validation Error' });
    await expect(refusal.getByText(/Columns are missing: "Revision"/)).toBeVisible();
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('no-documents.csv')).toBeHidden();

    const at = 'https://files.example.com/jrn';
    const lines = [
      'Document No;Rev;URL;Language;Country;Date of Issue;Title;Division;Document Type',
      `IFU-JRN-1;A;${at}/de.pdf;German;Germany|Austria;01/10/2026;Journey plates, instructions;CMF;Instructions for Use`,
      `IFU-JRN-1;A;${at}/en.pdf;en;North America;;;;`,
      `ifu-jrn-1;a;${at}/de.pdf;French;France;;;;`,
      'IFU-JRN-2;A;de.pdf;Klingon;Germany;;;;',
    ];
    await choose.setInputFiles(file('journey-documents.csv', lines));
    await page.getByText(/^Dry run/).click();
    await submit.click();
    await expect(page).toHaveURL(/\/Documentation\/DocumentImport\/\d+$/);
    await expect(page.getByText('Nothing has been changed.')).toBeVisible();
    const rows = page.getByRole('grid', { name: 'Rows of the file' });
    await expect(rows.getByText('Created')).toHaveCount(2);
    await expect(rows.getByText('Row 2 has the same Location.')).toBeVisible();
    await expect(rows.getByText(/There is no document IFU-JRN-2\./)).toBeVisible();
    await expect(rows.getByText(/There is no language Klingon\./)).toBeVisible();
    await expect(rows.getByText('n/a')).toHaveCount(4);
    await expect(rows.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Import for Real' }).click();
    await expect(page.getByRole('link', { name: /This import carries out dry run/ })).toBeVisible();
    await rows.getByRole('link', { name: 'IFU-JRN-1' }).first().click();
    await expect(page).toHaveURL(/\/Documentation\/Document\/\d+/);
    await expect(page.getByText('Journey plates, instructions').first()).toBeVisible();

    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Document Imports' }).click();
    const imports = page.getByRole('grid', { name: 'Document Imports' });
    await expect(imports.getByText('journey-documents.csv, 4 rows').first()).toBeVisible();
    await expectAccessible(page);
    await imports.getByRole('link', { name: 'View' }).first().click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ignored Rows' }).click();
    expect((await saved).suggestedFilename()).toBe('journey-documents ignored rows.xlsx');
  },
);
