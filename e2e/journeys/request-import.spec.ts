import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

const product = 'PEEK Cranial Implant;PEEK-01';

test(
  'a file of requests becomes plans: told row by row, with cases of several pieces, in the list and in the log (R10 to R16, R20)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('administrator', '/ImportRequest/ImportFile');
    await expect(page).toHaveTitle(/^Import File/);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('File is required').first()).toBeVisible();
    await expectAccessible(page);

    // Exactly one file is taken; one that is no list of requests is told in words.
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles(file('no-requests.csv', ['Request Id;Colour', '1;red']));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Something went wrong...')).toBeVisible();
    await expect(page.getByText(/Columns are missing: "Product Name"/)).toBeVisible();
    await expectAccessible(page);

    const lines = [
      'Plan Id;Product Name;Product Key;Centre;Surgery Date;Clinic;Surgeon',
      `JRN-301;${product};Freiburg;15/03/2027;Hôpital Nord;Dr. Müller`,
      `JRN-302;${product};Freiburg;;HOPITAL NORD;Dr. Muller`,
      `JRN-303;${product};;;;`,
      'JRN-304;Moon plate;MP-1;Freiburg;;;',
      `jrn-301;${product};Freiburg;;;`,
      `JRN-306;${product};Freiburg;31/02/2027;;`,
    ];
    await choose.setInputFiles(file('journey-requests.csv', lines));
    await page.getByText('Update existing plans').click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/ImportRequest\/Details\/\d+$/);
    const results = page.getByRole('grid', { name: 'Rows of the file' });
    await expect(results.getByText('Imported', { exact: true })).toHaveCount(2);
    await expect(results.getByText('No mapping for Moon plate, MP-1.')).toBeVisible();
    await expect(results.getByText('Row 2 has the same Request Id.')).toBeVisible();
    await expect(results.getByText(/31\/02\/2027 is no day/)).toBeVisible();
    await expect(page.getByText('Possible multi-piece case')).toBeVisible();
    await expect(page.getByText(/Requests JRN-301, JRN-302/)).toBeVisible();
    await expectAccessible(page);

    await results.getByRole('link', { name: 'JRN-301' }).click();
    await expect(page).toHaveURL(/\/FulfilmentPlan\/Details\/\d+/);
    await expect(page.getByText('JRN-301').first()).toBeVisible();
    await page.goBack();

    await page.getByRole('main').getByRole('link', { name: 'List of Imports' }).click();
    const imports = page.getByRole('grid', { name: 'List of Imports' });
    await expect(imports.getByRole('row').nth(1)).toContainText('Yes');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Import Log' }).click();
    const log = page.getByRole('grid', { name: 'Imported requests' });
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Plan Id', exact: true }).click();
    await page.getByRole('combobox', { name: 'Plan Id' }).fill('JRN-303');
    await page.getByRole('option', { name: 'JRN-303' }).click();
    await expect(page).toHaveURL(/chosenRequestId=JRN-303/);
    await expect(log.getByText('Staged', { exact: true })).toHaveCount(1);
    await expect(log.getByText('The distribution centre is missing.')).toBeVisible();
    await filters.getByRole('button', { name: 'Remove Plan Id: JRN-303' }).click();
    await filters.getByRole('button', { name: 'Status', exact: true }).click();
    await page.getByRole('option', { name: 'Skipped' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/chosenStatuses=2/);
    await expect(log.getByText('Imported', { exact: true })).toHaveCount(0);
    await expectAccessible(page);
  },
);
