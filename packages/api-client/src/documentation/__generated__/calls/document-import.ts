/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the imports of documents
 * One page, newest first (R4).
 *
 * `GET /DocumentImport` (any of CanImportDocuments)
 */
export const listDocumentImports: Read<NonNullable<operations['listDocumentImports']['parameters']['query']>, operations['listDocumentImports']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentImports',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/DocumentImport',
  tag: 'document-import',
};

/**
 * Import a manifest of documents
 * A manifest of documents: one row for each file of a revision, with the number of the document, the revision, and the location, languages and countries of the file. A file that cannot be read is refused with 400, and detail says why (R5). Otherwise all of its rows are kept, and are imported in the background; events of entity document-import tell how it goes on.
 *
 * `POST /DocumentImport` (any of CanImportDocuments)
 */
export const importDocuments: Write<{ body: operations['importDocuments']['requestBody']['content']['multipart/form-data'] }, operations['importDocuments']['responses'][200]['content']['application/json']> = {
  id: 'importDocuments',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/DocumentImport',
  tag: 'document-import',
  refetches: ['document'],
  send: 'form',
};

/**
 * Read an import of documents
 * With what became of every file (R3, R4), one page of them in the order of the manifest; how far it is, while it runs.
 *
 * `GET /DocumentImport/{id}` (any of CanImportDocuments)
 */
export const getDocumentImport: Read<operations['getDocumentImport']['parameters']['path'] & NonNullable<operations['getDocumentImport']['parameters']['query']>, operations['getDocumentImport']['responses'][200]['content']['application/json']> = {
  id: 'getDocumentImport',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/DocumentImport/{id}',
  tag: 'document-import',
};

/**
 * Download a template of a manifest of documents
 * A spreadsheet with the headings of the columns, and on demand some rows as an example.
 *
 * `GET /DocumentImport/Template` (any of CanImportDocuments)
 */
export const getDocumentImportTemplate: Read<NonNullable<operations['getDocumentImportTemplate']['parameters']['query']>, DownloadedFile> = {
  id: 'getDocumentImportTemplate',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/DocumentImport/Template',
  tag: 'document-import',
  answer: 'file',
};

/**
 * Carry out a dry run of documents
 * A further import of the same rows, for real; its rows tell which of them came out otherwise than in the dry run. Refused with 409 for what is no dry run, is not done, or was carried out already.
 *
 * `POST /DocumentImport/{id}/Apply` (any of CanImportDocuments)
 */
export const applyDocumentImport: Write<operations['applyDocumentImport']['parameters']['path'], operations['applyDocumentImport']['responses'][200]['content']['application/json']> = {
  id: 'applyDocumentImport',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/DocumentImport/{id}/Apply',
  tag: 'document-import',
  refetches: ['document'],
};

/**
 * Stop an import of documents
 * What is imported stays; the rest waits until the import goes on. Refused with 409 when it is done already.
 *
 * `POST /DocumentImport/{id}/Stop` (any of CanImportDocuments)
 */
export const stopDocumentImport: Write<operations['stopDocumentImport']['parameters']['path'], undefined> = {
  id: 'stopDocumentImport',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/DocumentImport/{id}/Stop',
  tag: 'document-import',
  answer: 'nothing',
};

/**
 * Go on with an import of documents that was stopped or failed
 * It goes on with the first row that is not done. Refused with 409 unless it was stopped or failed.
 *
 * `POST /DocumentImport/{id}/Continue` (any of CanImportDocuments)
 */
export const continueDocumentImport: Write<operations['continueDocumentImport']['parameters']['path'], undefined> = {
  id: 'continueDocumentImport',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/DocumentImport/{id}/Continue',
  tag: 'document-import',
  answer: 'nothing',
};

/**
 * Export the rows of an import of documents that were ignored
 * A spreadsheet with their cells as they were in the file, and a column Reason behind them: mend and import it.
 *
 * `GET /DocumentImport/{id}/FailedRows` (any of CanImportDocuments)
 */
export const exportFailedDocumentRows: Read<operations['exportFailedDocumentRows']['parameters']['path'], DownloadedFile> = {
  id: 'exportFailedDocumentRows',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/DocumentImport/{id}/FailedRows',
  tag: 'document-import',
  answer: 'file',
};
