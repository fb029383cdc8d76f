/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the groups of lead times
 * All groups by name; the screen filters by a part of the name (T17).
 *
 * `GET /MilestoneLeadTimes/GetMilestoneLeadTimeGroups` (any of CanManageMilestoneLeadTimes)
 */
export const listLeadTimeGroups: Read<object, operations['listLeadTimeGroups']['responses'][200]['content']['application/json']['data']> = {
  id: 'listLeadTimeGroups',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/MilestoneLeadTimes/GetMilestoneLeadTimeGroups',
  tag: 'milestone-lead-time',
  answer: 'result',
};

/**
 * List the lead times of a group
 * In the order of planning, then by category.
 *
 * `GET /MilestoneLeadTimes/GetMilestoneLeadTimeGroupItems/{groupId}` (any of CanManageMilestoneLeadTimes)
 */
export const listLeadTimesOfGroup: Read<operations['listLeadTimesOfGroup']['parameters']['path'], operations['listLeadTimesOfGroup']['responses'][200]['content']['application/json']> = {
  id: 'listLeadTimesOfGroup',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/MilestoneLeadTimes/GetMilestoneLeadTimeGroupItems/{groupId}',
  tag: 'milestone-lead-time',
};

/**
 * Read a lead time
 * Every field of one lead time, for its dialog (T19).
 *
 * `GET /MilestoneLeadTimes/GetMilestoneLeadTime/{id}` (any of CanManageMilestoneLeadTimes)
 */
export const getMilestoneLeadTime: Read<operations['getMilestoneLeadTime']['parameters']['path'], operations['getMilestoneLeadTime']['responses'][200]['content']['application/json']['data']> = {
  id: 'getMilestoneLeadTime',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/MilestoneLeadTimes/GetMilestoneLeadTime/{id}',
  tag: 'milestone-lead-time',
  answer: 'result',
};

/**
 * Add a lead time
 * Refused with Error and messages when one for the same case exists (T20). Open milestones of matching plans follow.
 *
 * `POST /MilestoneLeadTimes/AddMilestoneLeadTime` (any of CanManageMilestoneLeadTimes)
 */
export const addMilestoneLeadTime: Write<{ body: operations['addMilestoneLeadTime']['requestBody']['content']['application/json'] }, operations['addMilestoneLeadTime']['responses'][200]['content']['application/json']> = {
  id: 'addMilestoneLeadTime',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/MilestoneLeadTimes/AddMilestoneLeadTime',
  tag: 'milestone-lead-time',
  refetches: ['plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change a lead time
 * Of a default row only the days (T19). Open milestones of matching plans follow.
 *
 * `PUT /MilestoneLeadTimes/UpdateMilestoneLeadTime` (any of CanManageMilestoneLeadTimes)
 */
export const updateMilestoneLeadTime: Write<NonNullable<operations['updateMilestoneLeadTime']['parameters']['query']> & { body: operations['updateMilestoneLeadTime']['requestBody']['content']['application/json'] }, operations['updateMilestoneLeadTime']['responses'][200]['content']['application/json']> = {
  id: 'updateMilestoneLeadTime',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/MilestoneLeadTimes/UpdateMilestoneLeadTime',
  tag: 'milestone-lead-time',
  refetches: ['plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Delete a lead time
 * Open milestones of matching plans follow. A default row is refused with Error.
 *
 * `DELETE /MilestoneLeadTimes/DeleteMilestoneLeadTime/{id}` (any of CanManageMilestoneLeadTimes)
 */
export const deleteMilestoneLeadTime: Write<operations['deleteMilestoneLeadTime']['parameters']['path'], operations['deleteMilestoneLeadTime']['responses'][200]['content']['application/json']> = {
  id: 'deleteMilestoneLeadTime',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/MilestoneLeadTimes/DeleteMilestoneLeadTime/{id}',
  tag: 'milestone-lead-time',
  refetches: ['plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * List the plants for lead times
 * For the dialog of lead times in manufacturing, by name (T19).
 *
 * `GET /MilestoneLeadTimes/GetManufacturingLocations` (any of CanManageMilestoneLeadTimes)
 */
export const listLeadTimeLocations: Read<object, operations['listLeadTimeLocations']['responses'][200]['content']['application/json']['data']> = {
  id: 'listLeadTimeLocations',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/MilestoneLeadTimes/GetManufacturingLocations',
  tag: 'milestone-lead-time',
  answer: 'result',
};

/**
 * List the distribution centres for lead times
 * For the dialog of lead times out of manufacturing, by name (T19).
 *
 * `GET /MilestoneLeadTimes/GetDistributionCenters` (any of CanManageMilestoneLeadTimes)
 */
export const listLeadTimeDistributionCenters: Read<object, operations['listLeadTimeDistributionCenters']['responses'][200]['content']['application/json']['data']> = {
  id: 'listLeadTimeDistributionCenters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/MilestoneLeadTimes/GetDistributionCenters',
  tag: 'milestone-lead-time',
  answer: 'result',
};

/**
 * List the product types for lead times
 * For the dialog of lead times, by name.
 *
 * `GET /MilestoneLeadTimes/GetProductTypes` (any of CanManageMilestoneLeadTimes)
 */
export const listLeadTimeProductTypes: Read<object, operations['listLeadTimeProductTypes']['responses'][200]['content']['application/json']['data']> = {
  id: 'listLeadTimeProductTypes',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/MilestoneLeadTimes/GetProductTypes',
  tag: 'milestone-lead-time',
  answer: 'result',
};

/**
 * List the categories for lead times
 * For the dialog and the filter of lead times, by number.
 *
 * `GET /MilestoneLeadTimes/GetRequestTypes` (any of CanManageMilestoneLeadTimes)
 */
export const listLeadTimeRequestTypes: Read<object, operations['listLeadTimeRequestTypes']['responses'][200]['content']['application/json']['data']> = {
  id: 'listLeadTimeRequestTypes',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/MilestoneLeadTimes/GetRequestTypes',
  tag: 'milestone-lead-time',
  answer: 'result',
};

/**
 * List the milestones that plans of a type and category pass
 * In the order of planning.
 *
 * `GET /MilestoneLeadTimes/GetMilestones` (any of CanManageMilestoneLeadTimes)
 */
export const listLeadTimeMilestones: Read<operations['listLeadTimeMilestones']['parameters']['query'], operations['listLeadTimeMilestones']['responses'][200]['content']['application/json']['data']> = {
  id: 'listLeadTimeMilestones',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/MilestoneLeadTimes/GetMilestones',
  tag: 'milestone-lead-time',
  answer: 'result',
};

/**
 * Explain which lead times count
 * For each milestone that plans of a product type and category pass: the lead times that fit, the one that counts first, each with the reason, as scheduling chooses them.
 *
 * `GET /MilestoneLeadTimes/GetApplyingLeadTimes` (any of CanManageMilestoneLeadTimes)
 */
export const listApplyingLeadTimes: Read<operations['listApplyingLeadTimes']['parameters']['query'], operations['listApplyingLeadTimes']['responses'][200]['content']['application/json']['data']> = {
  id: 'listApplyingLeadTimes',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/MilestoneLeadTimes/GetApplyingLeadTimes',
  tag: 'milestone-lead-time',
  answer: 'result',
};

/**
 * List what open plans need and no lead time fits
 * Such milestones have no planned date. By product type, in the order of planning.
 *
 * `GET /MilestoneLeadTimes/GetMissingLeadTimes` (any of CanManageMilestoneLeadTimes)
 */
export const listMissingLeadTimes: Read<object, operations['listMissingLeadTimes']['responses'][200]['content']['application/json']['data']> = {
  id: 'listMissingLeadTimes',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/MilestoneLeadTimes/GetMissingLeadTimes',
  tag: 'milestone-lead-time',
  answer: 'result',
};
