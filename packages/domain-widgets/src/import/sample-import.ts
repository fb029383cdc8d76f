import { getProductImport } from '@crt/api-client/documentation/product-import';
import { exampleOf } from '@crt/api-client/mocks';
import type { ProductImportDetails } from '@crt/api-client/types-documentation';

const example = exampleOf(getProductImport);
const [updated] = example.rows;
if (!updated) throw new Error('The example of an import has no rows.');

/** Rows with every kind of result. */
const rows: ProductImportDetails['rows'] = [
  updated,
  {
    ...updated,
    rowNumber: 3,
    productId: 641,
    productNumber: '4006381333931',
    status: 'Created',
    updatedFields: [],
    details: 'GTIN 4006381333931 was filled with leading zeros to 04006381333931.',
  },
  {
    ...updated,
    rowNumber: 4,
    productId: null,
    productNumber: '12345',
    status: 'Ignored',
    updatedFields: [],
    details: 'GTIN should contain 14 characters\nThere is no product family Cranial plates.',
  },
];

/** An import of products that is done, with what differs. */
export const sampleImport = (differing: Partial<ProductImportDetails> = {}): ProductImportDetails => ({
  ...example,
  rows,
  count: rows.length,
  ...differing,
});

/** One that runs. */
export const runningImport = (differing: Partial<ProductImportDetails> = {}): ProductImportDetails =>
  sampleImport({
    state: 'running',
    rowCount: 10_000,
    doneCount: 4200,
    rowsPerSecond: 812.4,
    secondsLeft: 8,
    finishedAt: null,
    ...differing,
  });
