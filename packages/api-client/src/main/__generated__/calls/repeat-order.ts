/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the repeat orders around a plan
 * From the plan up to the order that was made first, and from there down to every repetition (K1).
 *
 * `POST /repeatOrder/getRepeatOrders/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getRepeatOrders: Read<operations['getRepeatOrders']['parameters']['path'], operations['getRepeatOrders']['responses'][200]['content']['application/json']> = {
  id: 'getRepeatOrders',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/repeatOrder/getRepeatOrders/{id}',
  tag: 'repeat-order',
};
