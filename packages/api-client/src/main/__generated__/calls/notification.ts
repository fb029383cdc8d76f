/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
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
