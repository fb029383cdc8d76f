/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Find a plan by its request id
 * The exact request id first, then the only one that contains the phrase. screenType of the answer says which screen to open: the one from which was searched, if the plan has it. Nothing found answers Error with a message (M4).
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
