import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

/** Presses a button that saves a file, and gives its name and text. */
async function saved(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

async function chooseDocument(page: Page, number: string) {
  await page.getByRole('combobox', { name: 'Document Number' }).fill(number);
  await page.getByRole('option', { name: number, exact: true }).click();
}

test(
  'files of a document, products of a document and pasted GTINs are exported under their names (R6, R7, R9, R21, Q5)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('documentation-manager', '/Documentation/Document/Export');
    await expect(page).toHaveTitle(/^Document Export/);
    await page.getByRole('button', { name: 'Export list' }).click();
    await expect(page.getByText('Choose at least one file')).toBeVisible();
    const number = 'IFU-CMF-0100';
    await chooseDocument(page, number);
    await page.getByRole('button', { name: 'Choose all' }).click();
    await expectAccessible(page);
    const list = await saved(page, 'Export list');
    expect(list.name).toBe('export-documents.txt');
    const lines = list.text.trimEnd().split('\r\n');
    expect(lines.every((line) => line.startsWith(`${number}_`) && line.split('\t').length === 2)).toBe(true);
    const script = await saved(page, 'Export batch file');
    expect(script.name).toBe('export-documents.bat');
    expect(script.text.match(/^curl\.exe/gm)).toHaveLength(lines.length);

    await page.goto(new URL('/CRT/Documentation/Product/Export', page.url()).href);
    await page.getByText('Document based', { exact: true }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText('Choose at least one product')).toBeVisible();
    await chooseDocument(page, number);
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    const text = await saved(page, 'Export');
    expect(text.name).toBe('products-bulk-import.txt');
    const gtin = /^\d{14}/.exec(text.text)?.[0] ?? '';
    const zip = await saved(page, 'Export as ZIP');
    expect(zip.name).toBe('products-bulk-import.zip');
    expect(zip.text.startsWith('PK')).toBe(true);

    await page.goto(new URL('/CRT/Documentation/Product/Export', page.url()).href);
    await page.getByText('Bulk', { exact: true }).click();
    await page.getByRole('button', { name: 'Paste or read from a file' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(`GTIN\n${gtin}\n${gtin}`);
    await dialog.getByRole('button', { name: 'Search' }).click();
    await expect(dialog.getByText('Line 1: GTIN')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 1' }).click();
    expect((await saved(page, 'Export')).text.startsWith(gtin)).toBe(true);

    await page.goto(new URL('/CRT/Documentation/KeyCode/Export', page.url()).href);
    await page.getByText('Bulk', { exact: true }).click();
    await page.getByText('All versions of all products', { exact: true }).click();
    const codes = await saved(page, 'Export');
    expect(codes.name).toBe('export-keycodes.txt');
    expect(codes.text).toMatch(/^(\d{14}\t[^\t\r]*\t[A-HJ-NP-Z2-9]{8}\r\n)+$/);
  },
);
