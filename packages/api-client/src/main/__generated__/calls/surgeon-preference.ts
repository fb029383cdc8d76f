/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the preferences and what the screen offers
 * All preferences by surgeon; filters offer only those who have preferences, the dialog those who have none (Y7).
 *
 * `GET /SurgeonPreferences/GetData` (any of CanManageSurgeonPreferences)
 */
export const getSurgeonPreferencesData: Read<object, operations['getSurgeonPreferencesData']['responses'][200]['content']['application/json']> = {
  id: 'getSurgeonPreferencesData',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/SurgeonPreferences/GetData',
  tag: 'surgeon-preference',
};

/**
 * List preferences
 * Those of the chosen surgeon or representative, by surgeon.
 *
 * `GET /SurgeonPreferences/SurgeonsList` (any of CanManageSurgeonPreferences)
 */
export const listSurgeonPreferences: Read<NonNullable<operations['listSurgeonPreferences']['parameters']['query']>, operations['listSurgeonPreferences']['responses'][200]['content']['application/json']['data']> = {
  id: 'listSurgeonPreferences',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/SurgeonPreferences/SurgeonsList',
  tag: 'surgeon-preference',
  answer: 'result',
};

/**
 * Add preferences of a surgeon
 * One record per surgeon.
 *
 * `POST /SurgeonPreferences/Add` (any of CanManageSurgeonPreferences)
 */
export const addSurgeonPreference: Write<{ body: operations['addSurgeonPreference']['requestBody']['content']['application/json'] }, operations['addSurgeonPreference']['responses'][200]['content']['application/json']> = {
  id: 'addSurgeonPreference',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/SurgeonPreferences/Add',
  tag: 'surgeon-preference',
  answer: 'result',
};

/**
 * Change preferences of a surgeon
 * The surgeon cannot be changed (Y4).
 *
 * `POST /SurgeonPreferences/Update` (any of CanManageSurgeonPreferences)
 */
export const updateSurgeonPreference: Write<NonNullable<operations['updateSurgeonPreference']['parameters']['query']> & { body: operations['updateSurgeonPreference']['requestBody']['content']['application/json'] }, operations['updateSurgeonPreference']['responses'][200]['content']['application/json']> = {
  id: 'updateSurgeonPreference',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/SurgeonPreferences/Update',
  tag: 'surgeon-preference',
  answer: 'result',
};

/**
 * Delete preferences of a surgeon
 * A POST, as specified (AA1).
 *
 * `POST /SurgeonPreferences/Delete/{id}` (any of CanManageSurgeonPreferences)
 */
export const deleteSurgeonPreference: Write<operations['deleteSurgeonPreference']['parameters']['path'], operations['deleteSurgeonPreference']['responses'][200]['content']['application/json']> = {
  id: 'deleteSurgeonPreference',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/SurgeonPreferences/Delete/{id}',
  tag: 'surgeon-preference',
  answer: 'result',
};

/**
 * Export preferences as a spreadsheet
 * Those of the chosen surgeon or representative that the list shows; line breaks are kept (Y6, Y8).
 *
 * `GET /SurgeonPreferences/Export` (any of CanManageSurgeonPreferences)
 */
export const exportSurgeonPreferences: Read<NonNullable<operations['exportSurgeonPreferences']['parameters']['query']>, DownloadedFile> = {
  id: 'exportSurgeonPreferences',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/SurgeonPreferences/Export',
  tag: 'surgeon-preference',
  answer: 'file',
};
