import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

test(
  'a product is added, gets a document and its version, and a keycode that locks what it stands for (P1, P3, P4, P8 to P10, P12, P13, P15 to P17, P20 to P22)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('documentation-manager', '/Documentation/Product');
    const table = page.getByRole('grid', { name: 'Products' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Products/);
    await expectAccessible(page);
    const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Add New Product' }).click();
    const adding = page.getByRole('dialog', { name: 'Add New Product' });
    await adding.getByRole('textbox', { name: 'Name', exact: true }).fill('Wrist plate, left');
    await adding.getByRole('textbox', { name: 'Catalog Number' }).fill('WRI-9001');
    await adding.getByRole('textbox', { name: 'GTIN' }).fill('00012345600013');
    await expect(adding.getByText(/^The check digit of this GTIN should be 2/)).toBeVisible();
    await adding.getByRole('button', { name: 'Division' }).click();
    await page.getByRole('option', { name: 'CMF' }).click();
    await adding.getByText('Needs Keycode', { exact: true }).click();
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/Documentation\/Product\/\d+$/);
    await expect(page).toHaveTitle(/^Wrist plate, left Product Details/);

    await page.getByRole('button', { name: /Edit eIFU Description/ }).click();
    await page.getByRole('textbox', { name: 'eIFU Description' }).fill('Plate for the wrist');
    await page.keyboard.press('Enter');
    await said('eIFU Description changed.');

    await page.getByRole('button', { name: 'Associate Documents' }).click();
    const documents = page.getByRole('dialog', { name: 'Associate Documents' });
    await documents.getByRole('combobox', { name: 'Document Number' }).fill('IFU-CMF-0100');
    await page.getByRole('option', { name: 'IFU-CMF-0100' }).click();
    await documents.getByRole('button', { name: 'Add', exact: true }).click();
    await said('Documents associated.');

    await page.getByRole('button', { name: 'Add Product Version' }).click();
    const version = page.getByRole('dialog', { name: 'Add Product Version' });
    await version.getByRole('textbox', { name: 'Name' }).fill('1.0');
    await version.getByRole('button', { name: 'Add', exact: true }).click();
    await said('Product version added.');
    const assign = page.getByRole('button', { name: 'Assign Keycode to version 1.0' });
    await assign.hover();
    await expect(assign).toHaveAccessibleDescription(
      'A keycode stands for document versions, and none is associated yet.',
    );

    await page.getByRole('button', { name: 'Associate Document Version of IFU-CMF-0100' }).click();
    const versions = page.getByRole('dialog', { name: 'Associate Document Version' });
    for (const label of ['Document Version', 'Product Version']) {
      await versions.getByRole('button', { name: label }).click();
      await page.getByRole('option', { name: '1.0' }).click();
    }
    await versions.getByRole('button', { name: 'Add', exact: true }).click();
    await said('Document version associated.');

    await assign.click();
    await said('Keycode assigned.');
    await expect(assign).toHaveCount(0);
    await expect(
      page.getByRole('grid', { name: 'Versions of the product' }).getByText(/^[A-Z2-9]{8}$/),
    ).toBeVisible();
    const needsKeyCode = page.getByRole('button', { name: /Edit Needs Keycode/ });
    await expect(needsKeyCode).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await needsKeyCode.hover();
    await said('A version of this product has a keycode.');

    const remove = page.getByRole('button', { name: 'Remove association with IFU-CMF-0100' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await remove.hover();
    await expect(remove).toHaveAccessibleDescription(
      /Document Version being part of Keycode would be removed as result of this operation\.$/,
    );
  },
);

test('a reader filters, opens a product and goes on to its neighbours by GTIN, and changes nothing (P2, P7, P17, P18)', async ({
  open,
}) => {
  const page = await open(
    'documentation-reader',
    '/Documentation/Product?handleFilter=1&chosenDivisions=2&chosenDocumentNumbers=1,3,5&orderBy=gtin&ascending=0',
  );
  const table = page.getByRole('grid', { name: 'Products' });
  await expect(page.getByRole('button', { name: 'Remove Division: CMF' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Describing Documents: IFU-CMF-0100' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Product' })).toHaveCount(0);
  await expect(table.getByRole('link', { name: 'IFU-CMF-0100' }).first()).toBeVisible();
  const gtins = await table.getByText(/^\d{14}$/).allTextContents();
  const [first = '', second = ''] = gtins;
  expect(first > second).toBe(true);

  await table.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/Product\/\d+\?.*chosenDocumentNumbers=1/);
  await expect(page.getByText(/^1 of \d+/)).toBeVisible();
  await page.getByRole('link', { name: `Next: ${second}`, exact: true }).click();
  await expect(page.getByText(/^2 of \d+/)).toBeVisible();
  await expect(page.getByRole('link', { name: `Previous: ${first}`, exact: true })).toBeVisible();
  const documents = page.getByRole('treegrid', { name: 'Documents of the product' });
  await expect(documents.getByRole('link').first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: /\b(Edit|Assign|Associate|Remove association|Remove version)\b/ }),
  ).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to products list' }).click();
  await expect(page).toHaveURL(/Documentation\/Product\?.*chosenDocumentNumbers=1/);
});
