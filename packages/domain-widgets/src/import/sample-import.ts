import { getDocumentImport } from '@crt/api-client/documentation/document-import';
import { getProductImport } from '@crt/api-client/documentation/product-import';
import { exampleOf } from '@crt/api-client/mocks';
import type { DocumentImportDetails, ProductImportDetails } from '@crt/api-client/types-documentation';

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

/** An import of documents that is done: a file that was added, one that was changed, and two that were ignored. */
export function sampleDocumentImport(): DocumentImportDetails {
  const documents = exampleOf(getDocumentImport);
  const [created] = documents.files;
  if (!created) throw new Error('The example of an import of documents has no files.');
  const ignored = { ...created, status: 'Ignored', updatedFields: [] };
  const files = [
    ...documents.files,
    {
      ...ignored,
      rowNumber: 4,
      location: 'cmf-0440/c/it.pdf',
      languages: ['Italian', 'Klingon'],
      countries: ['Italy', 'Switzerland', 'Holy See'],
      details:
        'Location is not valid uri.\nLocation: The archive holds this file, but files are not stored. Write the web address where it is found.\nLanguages: There is no language Klingon.',
    },
    {
      ...ignored,
      rowNumber: 5,
      documentId: null,
      documentNumber: 'IFU-CMF-0999',
      revisionName: 'A',
      location: 'https://files.example.com/ifu/cmf-0999/a/en.pdf',
      languages: ['English'],
      countries: ['North America'],
      details: 'Number: There is no document IFU-CMF-0999. To add it, fill Name, Division and Type.',
    },
  ];
  return {
    ...documents,
    details:
      'ifu-cmf-0440.zip, 4 rows, 3 files of the archive not stored, not named in the manifest: notes.docx',
    documentId: null,
    documentNumber: null,
    revisionName: null,
    summary: { created: 1, updated: 1, ignored: 2 },
    rowCount: files.length,
    doneCount: files.length,
    files,
    count: files.length,
  };
}
