/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List manufacturing cycles
 * One page of the cycles that match, in the order of sortColumns and then by id. A page beyond the last one answers the last one. The query becomes the context of previous and next on the details screen, which name it by listQueryId. Order, upcoming steps and additional filters stand beside the filters.
 *
 * `POST /ManufacturingCycle/GetFilteredManufacturingCycles` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const listManufacturingCycles: Read<{ body: operations['listManufacturingCycles']['requestBody']['content']['application/json'] }, operations['listManufacturingCycles']['responses'][200]['content']['application/json']> = {
  id: 'listManufacturingCycles',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/ManufacturingCycle/GetFilteredManufacturingCycles',
  tag: 'manufacturing-cycle-list',
};

/**
 * Find request ids of cycles by a part of them
 * At most 20 request ids with a manufacturing cycle that contain the text, the newest first.
 *
 * `GET /ManufacturingCycle/FilterRequests/` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const findManufacturingRequests: Read<operations['findManufacturingRequests']['parameters']['query'], operations['findManufacturingRequests']['responses'][200]['content']['application/json']['data']> = {
  id: 'findManufacturingRequests',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycle/FilterRequests/',
  tag: 'manufacturing-cycle-list',
  answer: 'result',
};

/**
 * Export the manufacturing list as a spreadsheet
 * All cycles that match the filters of the session (G6, G22).
 *
 * `GET /ManufacturingCycle/Export` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const exportManufacturingCycles: Read<operations['exportManufacturingCycles']['parameters']['query'], DownloadedFile> = {
  id: 'exportManufacturingCycles',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycle/Export',
  tag: 'manufacturing-cycle-list',
  answer: 'file',
};
