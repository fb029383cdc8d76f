import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

test(
  'a document is added, changed, gets a revision with a file, and is removed (O1, O3, O5, O8, O10 to O13, O18 to O20, O22)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('documentation-manager', '/Documentation/Document');
    const table = page.getByRole('grid', { name: 'Documents' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Documents/);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Add New Document' }).click();
    const adding = page.getByRole('dialog', { name: 'Add New Document' });
    await adding.getByRole('textbox', { name: 'Name', exact: true }).fill('Wrist plates');
    await adding.getByRole('textbox', { name: 'Number' }).fill('IFU-WRI-9001');
    await adding.getByRole('button', { name: 'Division' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await adding.getByRole('button', { name: 'Type' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await adding.getByText('Versioned', { exact: true }).click();
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/Documentation\/Document\/\d+$/);
    await expect(page).toHaveTitle(/^IFU-WRI-9001 Document Details/);

    await page.getByRole('button', { name: /Edit Name$/ }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wrist plates, left');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Name changed.')).toBeVisible();
    const change = page.getByRole('grid', { name: 'What was changed' }).getByRole('row').nth(1);
    await expect(change).toContainText('Name changed');
    await expect(change).toContainText('Wrist plates, left');

    await page.getByRole('button', { name: 'Add Revision' }).click();
    const revision = page.getByRole('dialog', { name: 'Add Revision' });
    await revision.getByRole('textbox', { name: 'Name', exact: true }).fill('A');
    await revision.getByRole('spinbutton').first().pressSequentially('01092026');
    await revision.getByRole('textbox', { name: 'Version Name' }).fill('1.0');
    await revision.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Revision added.')).toBeVisible();

    await page.getByRole('button', { name: 'Add file to A' }).click();
    const file = page.getByRole('dialog', { name: 'Add File' });
    await file.getByRole('textbox', { name: 'Location' }).fill('https://files.example.com/wri/a.pdf');
    await file.getByRole('button', { name: 'Languages' }).first().click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await file.getByRole('treeitem').first().click();
    await file.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('File added.')).toBeVisible();
    const revisions = page.getByRole('treegrid', { name: 'Revisions and files' });
    await expect(revisions.getByRole('gridcell', { name: 'Africa', exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Warning' });
    await expect(question.getByText('Do you want to remove this document?')).toBeVisible();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Document removed.')).toBeVisible();
    await expect(page).toHaveURL(/Documentation\/Document(\?|$)/);
  },
);

test('a document that describes products is not removed, and says so in list and details (O10, O28)', async ({
  open,
}) => {
  const page = await open('documentation-manager', '/Documentation/Document');
  const locked = page.getByRole('row').filter({ hasText: 'Locked: it describes products' }).first();
  await locked.getByRole('link').click();
  await expect(page.getByText(/^The document is locked: /)).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await remove.hover();
  await expect(remove).toHaveAccessibleDescription(/^The document is locked: /);
});

test('a reader filters, opens a document and goes on to its neighbours, and changes nothing (O2, O3, O31)', async ({
  open,
}) => {
  const page = await open(
    'documentation-reader',
    '/Documentation/Document?handleFilter=1&chosenDivisions=2&orderBy=number&ascending=0',
  );
  const table = page.getByRole('grid', { name: 'Documents' });
  await expect(page.getByRole('button', { name: 'Remove Division: CMF' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Document' })).toHaveCount(0);
  const links = table.getByRole('link');
  await expect(links.nth(1)).toBeVisible();
  const [first = '', second = ''] = await links.allTextContents();
  await links.first().click();
  await expect(page).toHaveURL(/Document\/\d+\?.*chosenDivisions=2/);
  await expect(page.getByText('Not available')).toBeVisible();
  await expect(page.getByText(/^1 of \d+/)).toBeVisible();
  await page.getByRole('link', { name: `Next: ${second}`, exact: true }).click();
  await expect(page.getByText(/^2 of \d+/)).toBeVisible();
  await expect(page.getByRole('link', { name: `Previous: ${first}`, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /(^|, )(Remove|Edit|Add)\b/ })).toHaveCount(0);
});

test('a filter of the documents is saved, stands in the menu, is put to use in Filter Management, and deleted (B12, B18, B20, B23, O1, O27, W1, W3, W6)', async ({
  open,
}) => {
  const page = await open('documentation-reader', '/Documentation/Document?chosenDivisions=2');
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: /^Save as new/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('CMF documents');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Filter saved succesfully.')).toBeVisible();
  await expect(page).toHaveURL(/chosenDivisions=2.*storedQueryId=\d+/);
  await expect(page.getByRole('button', { name: 'CMF documents' })).toBeVisible();

  // The menu has it at once, and marks it as what is on screen.
  const section = page.getByRole('navigation').getByRole('button', { name: 'Document Data' });
  const entry = page.getByRole('menuitem', { name: /CMF documents/ });
  await section.click();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry.getByRole('img', { name: 'Private' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(new URL('/CRT/FilterManagement', page.url()).href);
  await page.getByRole('main').getByRole('link', { name: 'CMF documents' }).click();
  await expect(page).toHaveURL(/Documentation\/Document\?handleFilter=1&chosenDivisions=2/);
  await expect(page.getByRole('button', { name: 'Remove Division: CMF' })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Delete CMF documents' }).click();
  const question = page.getByRole('alertdialog', { name: 'Warning' });
  await expect(question.getByText('Do you want to remove this filter?')).toBeVisible();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('No saved filters yet')).toBeVisible();
  // Without any, the section has the list alone and leads there at once.
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Document Data' })).toBeVisible();
  await expect(section).toHaveCount(0);
});

test('a document shows for which countries which languages are missing, and what two revisions differ in', async ({
  open,
}) => {
  const page = await open('documentation-reader', '/Documentation/Document/1');
  await page.getByRole('link', { name: 'Coverage' }).click();
  await expect(page).toHaveTitle(/Coverage/);
  await expect(page.getByText(/^\d+ gaps? in \d+ countr/)).toBeVisible();
  await expect(page.getByRole('table', { name: /^Languages by country/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to document' }).click();
  await expect(page).toHaveTitle(/Document Details/);
});
