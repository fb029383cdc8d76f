/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read how far the planning anew in the background is
 * What a change of calendars, locations, efforts or lead times makes of the open plans is worked out in the background; null when that never happened.
 *
 * `GET /LocalCalendar/GetRescheduling` (any of CanManageLocalCalendar, CanFulfilmentPlanAdministrate, CanManageMilestoneLeadTimes, CanManageWorkflowStepEfforts, CanManageProductTypes)
 */
export const getRescheduling: Read<object, operations['getRescheduling']['responses'][200]['content']['application/json']['data']> = {
  id: 'getRescheduling',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/LocalCalendar/GetRescheduling',
  tag: 'rescheduling',
  answer: 'result',
};
