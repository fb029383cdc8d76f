/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read what the filters of the manufacturing list offer
 * As for the plan list, with the job steps.
 *
 * `GET /ManufacturingCycle/GetListFilters` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getManufacturingListFilters: Read<object, operations['getManufacturingListFilters']['responses'][200]['content']['application/json']['data']> = {
  id: 'getManufacturingListFilters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycle/GetListFilters',
  tag: 'manufacturing-option',
  answer: 'result',
};
