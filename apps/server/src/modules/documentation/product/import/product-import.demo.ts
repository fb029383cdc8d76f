import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { fillImportsOf, type DemoImport, type DemoImporters } from '../../../import/import.demo.ts';
import { documentedProducts } from '../documented-product.tables.ts';
import { productImport, type ProductImportOptions } from './product-import.ts';

const plates = (first: number, count: number) =>
  Array.from({ length: count }, (_none, place) => [
    `CMF-${7100 + first + place}-L`,
    '',
    `Orbital plate, ${place + 2} holes, left`,
    'Midface Plates',
    place % 2 === 0 ? 'V1; V2' : '',
  ]);

/** Nine imports with every kind of result; `known` are the numbers of products that there are. */
function drawImports(known: readonly string[]): readonly DemoImport<ProductImportOptions>[] {
  const changed = known.slice(0, 4).map((number, place) => [number, '', '', '', `R${place + 1}`]);
  const faults = [
    ['CMF-7200-R', '', 'Orbital plate, 2 holes, right', 'Midface Plates', ''],
    ['CMF-7201-R', '12345', 'A GTIN of five digits', 'Midface Plates', ''],
    ['', '', 'A plate without a number', '', ''],
    ['CMF-7203-R', '1.23E+13', 'Shortened by a spreadsheet', 'Plates of the moon', ''],
    ['CMF-7200-R', '', 'The same number again', '', ''],
    [known[4] ?? '', '', 'A product that is there already', '', ''],
  ];
  const options = { divisionId: 2, updateExistingProducts: false };
  const updates = { ...options, updateExistingProducts: true };
  return [
    { fileName: 'orbital-plates.csv', daysAgo: 41, rows: plates(0, 8), options },
    { fileName: 'orbital-plates-right.xlsx', daysAgo: 33, rows: faults, options },
    { fileName: 'revisions-2026-q3.csv', daysAgo: 27, rows: changed, options: updates },
    { fileName: 'orbital-plates.csv', daysAgo: 21, rows: plates(0, 8), options },
    {
      fileName: 'mandible-review.csv',
      daysAgo: 13,
      rows: plates(20, 5),
      options,
      isDryRun: true,
      then: 'applied',
    },
    { fileName: 'catalogue-2027-draft.csv', daysAgo: 8, rows: plates(40, 40), options, isDryRun: true },
    { fileName: 'wrong-division.csv', daysAgo: 6, rows: plates(90, 12), options, then: 'stopped' },
    { fileName: 'product-examples.xlsx', daysAgo: 2, rows: productImport.examples, options, isDryRun: true },
  ];
}

/** Imports of products as people have made them, by the machine itself: with their rows and histories (R2). */
export async function fillProductImports(tx: Database, importers: DemoImporters): Promise<void> {
  const isNumbered = inArray(documentedProducts.id, [1, 2, 3, 4, 5]);
  const products = await tx
    .select({ number: documentedProducts.catalogNumber })
    .from(documentedProducts)
    .where(isNumbered)
    .orderBy(asc(documentedProducts.id));
  const known = products.flatMap(({ number }) => number ?? []);
  await fillImportsOf(tx, productImport, importers, { seed: 57, drawn: drawImports(known) });
}
