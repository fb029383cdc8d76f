/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Import a file of requests
 * CSV or XLSX, one request per row. Rows that fail never stop the file. When the import goes on in the background, an event of entity request-import tells the end (R11).
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
 * At most 20, the newest first.
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
