/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the tree of a document
 * Its revisions and files.
 *
 * `GET /DocumentExport/{id}` (any of CanExportDocuments)
 */
export const getDocumentExportTree: Read<operations['getDocumentExportTree']['parameters']['path'], operations['getDocumentExportTree']['responses'][200]['content']['application/json']> = {
  id: 'getDocumentExportTree',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/DocumentExport/{id}',
  tag: 'document-export',
};

/**
 * List the trees of documents
 * In the order of the numbers; more than 20,000 files do not fit in one answer (409).
 *
 * `GET /DocumentExport/List` (any of CanExportDocuments)
 */
export const listDocumentExportTrees: Read<operations['listDocumentExportTrees']['parameters']['query'], operations['listDocumentExportTrees']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentExportTrees',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/DocumentExport/List',
  tag: 'document-export',
};

/**
 * Find documents to export by a part of their number
 * Number contains the text; at most 20 (R18).
 *
 * `GET /DocumentExport/DocumentNumbers` (any of CanExportDocuments)
 */
export const findDocumentNumbersForExport: Read<operations['findDocumentNumbersForExport']['parameters']['query'], operations['findDocumentNumbersForExport']['responses'][200]['content']['application/json']> = {
  id: 'findDocumentNumbersForExport',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/DocumentExport/DocumentNumbers',
  tag: 'document-export',
};

/**
 * Export chosen files as a list
 * One line per file: target name, tab, location. Always export-documents.txt.
 *
 * `POST /DocumentExport/Documents` (any of CanExportDocuments)
 */
export const exportDocumentList: Read<{ body: operations['exportDocumentList']['requestBody']['content']['application/json'] }, DownloadedFile> = {
  id: 'exportDocumentList',
  api: 'documentation',
  kind: 'read',
  method: 'POST',
  path: '/DocumentExport/Documents',
  tag: 'document-export',
  answer: 'file',
};

/**
 * Export chosen files as a copy script
 * One copy command per file, safely quoted. Always export-documents.bat.
 *
 * `POST /DocumentExport/Files` (any of CanExportDocuments)
 */
export const exportDocumentScript: Read<{ body: operations['exportDocumentScript']['requestBody']['content']['application/json'] }, DownloadedFile> = {
  id: 'exportDocumentScript',
  api: 'documentation',
  kind: 'read',
  method: 'POST',
  path: '/DocumentExport/Files',
  tag: 'document-export',
  answer: 'file',
};

/**
 * Read the document numbers of a file
 * Preselects the documents in the tree; numbers that are pasted are sent as such a file.
 *
 * `POST /DocumentExport/ExtractNumbers` (any of CanExportDocuments)
 */
export const extractDocumentNumbers: Read<{ body: operations['extractDocumentNumbers']['requestBody']['content']['multipart/form-data'] }, operations['extractDocumentNumbers']['responses'][200]['content']['application/json']> = {
  id: 'extractDocumentNumbers',
  api: 'documentation',
  kind: 'read',
  method: 'POST',
  path: '/DocumentExport/ExtractNumbers',
  tag: 'document-export',
  send: 'form',
};
