/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Import a file of requests
 * CSV or XLSX, one request per row. Rows that fail never stop the file. All of them are kept, and are imported in the background; events of entity request-import tell how it goes on and its end (R11). A file that cannot be read is answered with result 2 and the reasons as messages (R12).
 *
 * `POST /ImportRequest/Import` (any of CanManageImportSettings)
 */
export const importRequests: Write<{ body: operations['importRequests']['requestBody']['content']['multipart/form-data'] }, operations['importRequests']['responses'][200]['content']['application/json']> = {
  id: 'importRequests',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ImportRequest/Import',
  tag: 'request-import',
  refetches: ['plan', 'plan-list', 'manufacturing-cycle-list', 'change'],
  send: 'form',
  answer: 'result',
};

/**
 * List the import log
 * One page of what became of every request, newest first (R15).
 *
 * `GET /ImportRequest/GetImports` (any of CanManageImportSettings)
 */
export const listImportLog: Read<NonNullable<operations['listImportLog']['parameters']['query']>, operations['listImportLog']['responses'][200]['content']['application/json']> = {
  id: 'listImportLog',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ImportRequest/GetImports',
  tag: 'request-import',
};

/**
 * List the imports
 * One page, newest first (R13).
 *
 * `POST /ImportRequest/GetImportedRequests` (any of CanManageImportSettings)
 */
export const listImports: Read<{ body: operations['listImports']['requestBody']['content']['application/json'] }, operations['listImports']['responses'][200]['content']['application/json']> = {
  id: 'listImports',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/ImportRequest/GetImportedRequests',
  tag: 'request-import',
};

/**
 * List what became of the requests of an import
 * One page, in the order of the file.
 *
 * `POST /ImportRequest/GetImportedRequestDetails` (any of CanManageImportSettings)
 */
export const listImportResults: Read<{ body: operations['listImportResults']['requestBody']['content']['application/json'] }, operations['listImportResults']['responses'][200]['content']['application/json']> = {
  id: 'listImportResults',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/ImportRequest/GetImportedRequestDetails',
  tag: 'request-import',
};

/**
 * Read the messages of an import
 * With requests that may be pieces of one case (R14).
 *
 * `GET /ImportRequest/GetImportMessages/{id}` (any of CanManageImportSettings)
 */
export const getImportMessages: Read<operations['getImportMessages']['parameters']['path'], operations['getImportMessages']['responses'][200]['content']['application/json']> = {
  id: 'getImportMessages',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ImportRequest/GetImportMessages/{id}',
  tag: 'request-import',
};

/**
 * Read whether an import is finished
 * Asked every 3 seconds when live events do not arrive (R22).
 *
 * `GET /ImportRequest/GetImportStatus/{id}` (any of CanManageImportSettings)
 */
export const getImportStatus: Read<operations['getImportStatus']['parameters']['path'], operations['getImportStatus']['responses'][200]['content']['application/json']> = {
  id: 'getImportStatus',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ImportRequest/GetImportStatus/{id}',
  tag: 'request-import',
};

/**
 * Find imported request ids by a part of them
 * At most 20, the newest first; those that are longer than a request id can be are not offered.
 *
 * `GET /ImportRequest/GetRequestIds` (any of CanManageImportSettings)
 */
export const findImportedRequests: Read<operations['findImportedRequests']['parameters']['query'], operations['findImportedRequests']['responses'][200]['content']['application/json']['data']> = {
  id: 'findImportedRequests',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ImportRequest/GetRequestIds',
  tag: 'request-import',
  answer: 'result',
};

/**
 * Read an import of requests
 * What was imported and how far it is; its rows are those of GetImportedRequestDetails.
 *
 * `GET /ImportRequest/GetImport/{id}` (any of CanManageImportSettings)
 */
export const getRequestImport: Read<operations['getRequestImport']['parameters']['path'], operations['getRequestImport']['responses'][200]['content']['application/json']> = {
  id: 'getRequestImport',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ImportRequest/GetImport/{id}',
  tag: 'request-import',
};

/**
 * Carry out a dry run of requests
 * A further import of the same rows, for real; its rows tell which of them came out otherwise than in the dry run. Refused with 409 for what is no dry run, is not done, or was carried out already.
 *
 * `POST /ImportRequest/ApplyImport/{id}` (any of CanManageImportSettings)
 */
export const applyRequestImport: Write<operations['applyRequestImport']['parameters']['path'], operations['applyRequestImport']['responses'][200]['content']['application/json']> = {
  id: 'applyRequestImport',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ImportRequest/ApplyImport/{id}',
  tag: 'request-import',
  refetches: ['plan', 'plan-list', 'manufacturing-cycle-list', 'change'],
};

/**
 * Stop an import of requests
 * What is imported stays; the rest waits until the import goes on. Refused with 409 when it is done already.
 *
 * `POST /ImportRequest/StopImport/{id}` (any of CanManageImportSettings)
 */
export const stopRequestImport: Write<operations['stopRequestImport']['parameters']['path'], undefined> = {
  id: 'stopRequestImport',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ImportRequest/StopImport/{id}',
  tag: 'request-import',
  answer: 'nothing',
};

/**
 * Go on with an import of requests that was stopped or failed
 * It goes on with the first row that is not done. Refused with 409 unless it was stopped or failed.
 *
 * `POST /ImportRequest/ContinueImport/{id}` (any of CanManageImportSettings)
 */
export const continueRequestImport: Write<operations['continueRequestImport']['parameters']['path'], undefined> = {
  id: 'continueRequestImport',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ImportRequest/ContinueImport/{id}',
  tag: 'request-import',
  answer: 'nothing',
};

/**
 * Export the rows of an import of requests that became no plan
 * A spreadsheet with the cells of what was skipped or staged as they were in the file, and a column Reason behind them: mend and import it.
 *
 * `GET /ImportRequest/GetSkippedRows/{id}` (any of CanManageImportSettings)
 */
export const exportSkippedRequestRows: Read<operations['exportSkippedRequestRows']['parameters']['path'], DownloadedFile> = {
  id: 'exportSkippedRequestRows',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ImportRequest/GetSkippedRows/{id}',
  tag: 'request-import',
  answer: 'file',
};

/**
 * Download a template of a file of requests
 * A spreadsheet with the headings of the columns, and on demand some rows as an example.
 *
 * `GET /ImportRequest/GetTemplate` (any of CanManageImportSettings)
 */
export const getRequestImportTemplate: Read<NonNullable<operations['getRequestImportTemplate']['parameters']['query']>, DownloadedFile> = {
  id: 'getRequestImportTemplate',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ImportRequest/GetTemplate',
  tag: 'request-import',
  answer: 'file',
};
