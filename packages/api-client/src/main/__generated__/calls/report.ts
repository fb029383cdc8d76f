/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the reports of the menu
 * For the Reports section of the menu, by name (B11, B22).
 *
 * `GET /Report/GetReportList` (open)
 */
export const listReportMenu: Read<object, operations['listReportMenu']['responses'][200]['content']['application/json']> = {
  id: 'listReportMenu',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Report/GetReportList',
  tag: 'report',
};

/**
 * Read a report to show it
 * Name and page of one report. Open to everybody who is signed in (X2).
 *
 * `GET /Report/EmbeddedReport/{id}` (open)
 */
export const getEmbeddedReport: Read<operations['getEmbeddedReport']['parameters']['path'], operations['getEmbeddedReport']['responses'][200]['content']['application/json']['data']> = {
  id: 'getEmbeddedReport',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Report/EmbeddedReport/{id}',
  tag: 'report',
  answer: 'result',
};

/**
 * List reports
 * All reports by name.
 *
 * `GET /Report/GetRecords` (any of CanManageReportDefinitions)
 */
export const listReports: Read<object, operations['listReports']['responses'][200]['content']['application/json']> = {
  id: 'listReports',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Report/GetRecords',
  tag: 'report',
};

/**
 * Add a report
 * A name that exists already is refused with Error.
 *
 * `POST /Report/Add` (any of CanManageReportDefinitions)
 */
export const addReport: Write<{ body: operations['addReport']['requestBody']['content']['application/json'] }, operations['addReport']['responses'][200]['content']['application/json']> = {
  id: 'addReport',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/Report/Add',
  tag: 'report',
  answer: 'result',
};

/**
 * Change a report
 * The id stands in the body, unlike in the other resources (C43).
 *
 * `PUT /Report/Edit` (any of CanManageReportDefinitions)
 */
export const updateReport: Write<NonNullable<operations['updateReport']['parameters']['query']> & { body: operations['updateReport']['requestBody']['content']['application/json'] }, operations['updateReport']['responses'][200]['content']['application/json']> = {
  id: 'updateReport',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/Report/Edit',
  tag: 'report',
  answer: 'result',
};

/**
 * Delete a report
 * It disappears from the menu.
 *
 * `DELETE /Report/Remove/{id}` (any of CanManageReportDefinitions)
 */
export const removeReport: Write<operations['removeReport']['parameters']['path'], operations['removeReport']['responses'][200]['content']['application/json']> = {
  id: 'removeReport',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/Report/Remove/{id}',
  tag: 'report',
  answer: 'result',
};
