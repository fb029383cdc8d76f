/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the global notifications of a request
 * Those that the caller has not acknowledged.
 *
 * `GET /ManufacturingCycle/GetGlobalNotificationsForRequestId/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const listGlobalNotificationsOfRequest: Read<operations['listGlobalNotificationsOfRequest']['parameters']['path'], operations['listGlobalNotificationsOfRequest']['responses'][200]['content']['application/json']> = {
  id: 'listGlobalNotificationsOfRequest',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycle/GetGlobalNotificationsForRequestId/{id}',
  tag: 'global-notification',
};

/**
 * List the global notifications of many requests
 * One call for all rows of a page (G24).
 *
 * `POST /ManufacturingCycle/GetGlobalNotificationsList` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const listGlobalNotificationsOfRequests: Read<{ body: operations['listGlobalNotificationsOfRequests']['requestBody']['content']['application/json'] }, operations['listGlobalNotificationsOfRequests']['responses'][200]['content']['application/json']> = {
  id: 'listGlobalNotificationsOfRequests',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/ManufacturingCycle/GetGlobalNotificationsList',
  tag: 'global-notification',
};

/**
 * Acknowledge a global notification
 * Recorded for the caller; the notice is not shown to them again.
 *
 * `POST /ManufacturingCycle/AcknowledgeGlobalNotification/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const acknowledgeGlobalNotification: Write<operations['acknowledgeGlobalNotification']['parameters']['path'], operations['acknowledgeGlobalNotification']['responses'][200]['content']['application/json']> = {
  id: 'acknowledgeGlobalNotification',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/AcknowledgeGlobalNotification/{id}',
  tag: 'global-notification',
  refetches: ['manufacturing-cycle-list'],
  answer: 'result',
};
