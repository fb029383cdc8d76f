/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
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
 * Import a document
 * A ZIP or CSV manifest with number, revision and files. A file that cannot be read is refused with 400, and detail says why (R5).
 *
 * `POST /DocumentImport` (any of CanImportDocuments)
 */
export const importDocument: Write<{ body: operations['importDocument']['requestBody']['content']['multipart/form-data'] }, operations['importDocument']['responses'][200]['content']['application/json']> = {
  id: 'importDocument',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/DocumentImport',
  tag: 'document-import',
  refetches: ['document'],
  send: 'form',
};

/**
 * Read an import of a document
 * With what became of every file (R4).
 *
 * `GET /DocumentImport/{id}` (any of CanImportDocuments)
 */
export const getDocumentImport: Read<operations['getDocumentImport']['parameters']['path'], operations['getDocumentImport']['responses'][200]['content']['application/json']> = {
  id: 'getDocumentImport',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/DocumentImport/{id}',
  tag: 'document-import',
};
