import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../../../contract/handlers.ts';
import type { Problem } from '../../../../errors.ts';
import { changes } from '../../../history/change.tables.ts';
import { importDesk, type ImportDesk } from '../../../import/testing/import-desk.ts';
import { startTestApp, tickingClock, type TestApp } from '../../../testing/test-app.ts';
import { documentedProducts, productVersions } from '../documented-product.tables.ts';

let app: TestApp;
let desk: ImportDesk;
beforeAll(async () => {
  app = await startTestApp(5, tickingClock());
  desk = importDesk(app);
});
afterAll(() => app.close());

const product = async (catalogNumber: string) => {
  const isIt = eq(documentedProducts.catalogNumber, catalogNumber);
  const [row] = await app.db.select().from(documentedProducts).where(isIt);
  return row;
};
const statuses = ({ rows }: Output<'getProductImport'>) => rows.map(({ status }) => status);
const details = ({ rows }: Output<'getProductImport'>) => rows.map((row) => row.details);
const head = 'Catalog Number,GTIN,Description,Family,Versions';
const csv = (...lines: readonly string[]) => [head, ...lines].join('\n');
/** Of the demo world: numbers of the first product, and the GTIN of the second. */
const known = { catalogNumber: 'PEE-4000', gtin: '', other: '' };
beforeAll(async () => {
  const rows = await app.db
    .select()
    .from(documentedProducts)
    .where(inArray(documentedProducts.id, [1, 2]))
    .orderBy(documentedProducts.id);
  known.catalogNumber = rows[0]?.catalogNumber ?? '';
  known.gtin = rows[0]?.gtin ?? '';
  known.other = rows[1]?.gtin ?? '';
});

describe('a file of 20 rows (R2, R3)', () => {
  let result: Output<'getProductImport'>;
  beforeAll(async () => {
    app.takeEvents();
    result = await desk.import(
      csv(
        ...Array.from({ length: 8 }, (_none, place) => `MIX-${place},,New product ${place},Screws,`),
        'MIX-9,4006381333931,With a shorter GTIN,screws,V1; V2',
        ',00012345600012,Only a GTIN,,',
        'MIX-11,00012345600028,A wrong check digit is no reason,,',
        `${known.catalogNumber},,Renamed by import,Screws,V9`,
        `,${known.gtin},Renamed by import once more,,`,
        'MIX-0,,The same number again,,',
        ',,No number at all,,',
        'MIX-16,12345,Two faults,No such family,',
        'MIX-17,,,,',
        `${known.catalogNumber.toLowerCase()},${known.other},Fits two products,,`,
        'MIX-19,1.23E+13,Shortened,,',
        `MIX-20,,${'x'.repeat(201)},,`,
      ),
      { updateExistingProducts: true },
    );
  });

  it('tells what became of each row, with every reason', () => {
    expect(result).toMatchObject({ state: 'done', rowCount: 20, doneCount: 20, isDryRun: false });
    expect(result.summary).toEqual({ created: 11, updated: 1, ignored: 8 });
    expect(result.rows.map(({ rowNumber }) => rowNumber)).toEqual(
      Array.from({ length: 20 }, (_n, i) => i + 2),
    );
    expect(statuses(result).slice(0, 12)).toEqual([...Array<string>(11).fill('Created'), 'Updated']);
    expect(details(result).slice(8, 11)).toEqual([
      'GTIN 4006381333931 was filled with leading zeros to 04006381333931.',
      null,
      'The check digit of this GTIN should be 9. It can be used nevertheless.',
    ]);
    expect(result.rows[11]).toMatchObject({
      status: 'Updated',
      productId: 1,
      productNumber: known.catalogNumber,
      updatedFields: [
        { column: 'Description', newValue: 'Renamed by import' },
        { column: 'Family', oldValue: 'Cranial Implants', newValue: 'Screws' },
        { column: 'Versions', newValue: expect.stringMatching(/V9$/) as string },
      ],
    });
    expect(details(result).slice(12)).toEqual([
      'Row 13 is about the same record.',
      'Row 2 has the same Catalog Number.',
      'Catalog Number or GTIN must be filled.',
      'GTIN should contain 14 characters\nFamily: There is no product family No such family.',
      'Description is required',
      `Row 13 has the same Catalog Number.\nTwo products fit: ${known.other} by GTIN, ${known.gtin} by catalogue number.`,
      'The spreadsheet shortened this GTIN to 1.23E+13. Format the column as text and enter it again.',
      'Description should contain 200 characters at most.',
    ]);
  });

  it('stores the products with their versions, in the division of the form', async () => {
    const stored = await product('MIX-9');
    expect(stored).toMatchObject({ gtin: '04006381333931', divisionId: 2, productFamilyId: 9, stamp: 1 });
    const versions = await app.db
      .select()
      .from(productVersions)
      .where(eq(productVersions.productId, stored?.id ?? 0))
      .orderBy(productVersions.id);
    expect(versions.map(({ name, isImplicit }) => [name, isImplicit])).toEqual([
      [null, true],
      ['V1', false],
      ['V2', false],
    ]);
    expect(result.rows[8]?.productId).toBe(stored?.id);
  });

  it('is one batch of the history, whose source is the import and its file is known', async () => {
    const stored = await product('MIX-9');
    const ofImport = and(eq(changes.aggregate, 'documented-product'), eq(changes.source, 'import'));
    const isNew = and(ofImport, eq(changes.aggregateId, stored?.id ?? 0));
    const [{ batchId } = { batchId: '' }] = await app.db.select().from(changes).where(isNew);
    const rows = await app.db
      .select()
      .from(changes)
      .where(and(ofImport, eq(changes.batchId, batchId)));
    const things = new Set(rows.map(({ aggregateId }) => aggregateId));
    expect(things.size).toBe(12);
    expect(things).toContain(1);
    expect(new Set(rows.map(({ userSymbol }) => userSymbol))).toEqual(new Set(['DMAI']));
    const { body } = await app.call('administrator', 'GET', `/api/documentation/Product/${stored?.id}`);
    const { changes: told } = body as Output<'getDocumentationProduct'>;
    expect(new Set(told.map(({ importFile }) => importFile))).toEqual(new Set(['products.csv']));
  });

  it('is in the list, with what was imported', async () => {
    const { body } = await desk.call('GET', '?limit=1');
    expect((body as Output<'listProductImports'>).data[0]).toMatchObject({
      id: result.id,
      details: 'products.csv, CMF, existing products updated, 20 rows',
      summary: { created: 11, updated: 1, ignored: 8 },
    });
  });

  it('is shown by pages and by outcome', async () => {
    const page = await desk.details(result.id, 'limit=5&page=2');
    expect(page.rows.map(({ rowNumber }) => rowNumber)).toEqual([7, 8, 9, 10, 11]);
    const ignored = await desk.details(result.id, 'chosenOutcomes=ignored&limit=3');
    expect(ignored.count).toBe(8);
    expect(new Set(statuses(ignored))).toEqual(new Set(['Ignored']));
  });

  it('gives back what was ignored, with the reasons, as a file that can be mended and imported', async () => {
    const { status, body, headers } = await desk.call('GET', `/${result.id}/FailedRows`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('products ignored rows.xlsx');
    const again = await desk.upload(body as Buffer, { fileName: 'products ignored rows.xlsx' });
    expect(again.status).toBe(200);
    await desk.run();
    const second = await desk.details(again.body as number);
    expect(second.rowCount).toBe(8);
    expect(second.details).toContain('not imported: Reason');
    expect(details(second)[3]).toContain('GTIN should contain 14 characters');
  });
});

it('leaves existing products alone unless asked (R1)', async () => {
  const before = await product(known.catalogNumber);
  const { rows } = await desk.import(csv(`${known.catalogNumber},,Another name,,`));
  expect(rows[0]).toMatchObject({
    status: 'Ignored',
    updatedFields: [],
    productId: 1,
    details: 'The product exists already, and existing products are not updated.',
  });
  expect(await product(known.catalogNumber)).toEqual(before);
});

it('adds a missing number and never changes one; nothing to change is ignored', async () => {
  await desk.import(csv('NUM-1,,A plate,,V1'));
  const filled = await desk.import(csv('NUM-1,00012345600036,A plate,,V1'), { updateExistingProducts: true });
  expect(filled.rows[0]?.updatedFields).toEqual([
    { column: 'GTIN', oldValue: null, newValue: '00012345600036' },
  ]);
  const other = await desk.import(csv('NUM-1,00012345600043,A plate,,V1'), { updateExistingProducts: true });
  expect(details(other)).toEqual(['The product NUM-1 has the GTIN 00012345600036.']);
  const same = await desk.import(csv('NUM-1,,A plate,,v1'), { updateExistingProducts: true });
  expect(details(same)).toEqual(['The product is like this already.']);
});

describe('a file that is not read', () => {
  it.each([
    ['', 'products.csv', 'The file is empty.'],
    [head, 'products.csv', 'The file holds only headings and no rows.'],
    ['GTIN,Colour\n1,red', 'products.csv', 'A column is missing: "Description" (or "Name").'],
    ['GTIN,gtin,Name\n1,2,x', 'products.csv', 'have the same heading or mean the same'],
    [csv('A,,b,,'), 'products.xlsx', 'is not what its name says'],
    [csv('A,,b,,'), 'products.pdf', 'cannot be imported'],
  ])('%j as %s is a 400 whose detail says why (R5)', async (content, fileName, sentence) => {
    const before = (await desk.call('GET', '')).body as Output<'listProductImports'>;
    const { status, body } = await desk.upload(content, { fileName });
    expect(status).toBe(400);
    expect((body as Problem).detail).toContain(sentence);
    expect(((await desk.call('GET', '')).body as Output<'listProductImports'>).count).toBe(before.count);
  });

  it('nor is one for a division that is not there', async () => {
    const { status, body } = await desk.upload(csv('A,,b,,'), { divisionId: 999 });
    expect(status).toBe(400);
    expect((body as Problem).errors).toEqual([
      { path: '/body/divisionId', message: 'This division does not exist or was removed.' },
    ]);
  });
});

it('gives a template with the headings, and one with examples of every result', async () => {
  const template = await desk.call('GET', '/Template');
  expect(template.headers['content-disposition']).toContain('Product import template.xlsx');
  expect((await desk.upload(template.body as Buffer, { fileName: 'template.xlsx' })).body).toMatchObject({
    detail: 'The file holds only headings and no rows.',
  });
  const examples = await desk.call('GET', '/Template?withExamples=true');
  const { body } = await desk.upload(examples.body as Buffer, { fileName: 'e.xlsx', isDryRun: true });
  await desk.run();
  expect((await desk.details(body as number)).summary).toEqual({ created: 4, updated: 0, ignored: 4 });
});

it('the demo world has nine imports with every kind of result (R2)', async () => {
  const { body } = await desk.call('GET', '?limit=100');
  const demo = (body as Output<'listProductImports'>).data.filter(({ id }) => id <= 9);
  expect(demo).toHaveLength(9);
  expect(new Set(demo.map(({ state }) => state))).toEqual(new Set(['done', 'stopped']));
  expect(demo.filter(({ isDryRun }) => isDryRun)).toHaveLength(3);
  const sums = demo.map(({ summary }) => summary);
  for (const outcome of ['created', 'updated', 'ignored'] as const)
    expect(sums.some((sum) => sum[outcome] > 0)).toBe(true);
  expect((await desk.details(4)).sameFile?.id).toBe(1);
});
