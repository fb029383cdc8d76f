/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read what the filters of the plan list offer
 * Products by type, statuses, dates, milestones and distribution centres, each in the order in which it is shown.
 *
 * `GET /FulfilmentPlan/GetListFilters` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getPlanListFilters: Read<object, operations['getPlanListFilters']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanListFilters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetListFilters',
  tag: 'plan-option',
  answer: 'result',
};
