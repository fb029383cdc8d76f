/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Find a plan by its request id, order number or PO number
 * The phrase may be a request id, also with its revision ('26-10412 r2') or its tail alone ('10412'), an order number or a PO number; exact hits come before those that begin with it and these before those that contain it. One hit that is exact, or alone, is the one that is meant: screenType says which screen to open, the one from which was searched if the plan has it. Several are offered in hits, with both members null. Nothing found answers Error with a message (M4).
 *
 * `POST /Search/SearchPhrase` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const searchPhrase: Read<{ body: operations['searchPhrase']['requestBody']['content']['application/json'] }, operations['searchPhrase']['responses'][200]['content']['application/json']> = {
  id: 'searchPhrase',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/Search/SearchPhrase',
  tag: 'search',
};
