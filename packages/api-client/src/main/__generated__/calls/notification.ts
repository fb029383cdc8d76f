/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the numbers on the tabs of the manufacturing list
 * Notifications of the caller, by tab; one cycle may count in several tabs.
 *
 * `GET /ManufacturingCycle/GetNotificationNumbers` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getManufacturingNotificationNumbers: Read<object, operations['getManufacturingNotificationNumbers']['responses'][200]['content']['application/json']['data']> = {
  id: 'getManufacturingNotificationNumbers',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycle/GetNotificationNumbers',
  tag: 'notification',
  answer: 'result',
};

/**
 * Count the notifications
 * For the badge of the bell (D23).
 *
 * `GET /Notification/GetNumberOfNotifications` (open)
 */
export const countNotifications: Read<object, operations['countNotifications']['responses'][200]['content']['application/json']> = {
  id: 'countNotifications',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Notification/GetNumberOfNotifications',
  tag: 'notification',
};

/**
 * List the notifications
 * Not acknowledged, not expired and not taken back, newest first; what one action did is one entry. 1000 notifications at most, in entries of 50.
 *
 * `GET /Notification/GetNotifications` (open)
 */
export const listNotifications: Read<object, operations['listNotifications']['responses'][200]['content']['application/json']> = {
  id: 'listNotifications',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Notification/GetNotifications',
  tag: 'notification',
};

/**
 * Acknowledge all notifications
 * The entries that were listed, each as a whole; without a list, all that there are. Newer ones stay.
 *
 * `POST /Notification/AcknowledgeNotifications` (open)
 */
export const acknowledgeNotifications: Write<{ body?: NonNullable<operations['acknowledgeNotifications']['requestBody']>['content']['application/json'] }, operations['acknowledgeNotifications']['responses'][200]['content']['application/json']> = {
  id: 'acknowledgeNotifications',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/Notification/AcknowledgeNotifications',
  tag: 'notification',
  refetches: ['manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Acknowledge a notification
 * Only one's own, with its whole entry; it is not listed any more (D19).
 *
 * `POST /Notification/AcknowledgeNotification/{id}` (open)
 */
export const acknowledgeNotification: Write<operations['acknowledgeNotification']['parameters']['path'], operations['acknowledgeNotification']['responses'][200]['content']['application/json']> = {
  id: 'acknowledgeNotification',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/Notification/AcknowledgeNotification/{id}',
  tag: 'notification',
  refetches: ['manufacturing-cycle-list'],
  answer: 'result',
};
