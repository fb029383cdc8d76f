/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List designers
 * All designers by last and first name.
 *
 * `GET /designers` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const listDesigners: Read<object, operations['listDesigners']['responses'][200]['content']['application/json']> = {
  id: 'listDesigners',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/designers',
  tag: 'designer',
};

/**
 * Read a designer
 * For the header of the schedule (N2).
 *
 * `GET /designers/{id}` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const getDesigner: Read<operations['getDesigner']['parameters']['path'], operations['getDesigner']['responses'][200]['content']['application/json']> = {
  id: 'getDesigner',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/designers/{id}',
  tag: 'designer',
};

/**
 * Change a designer
 * A list of replace operations; all of them or none (N22).
 *
 * `PATCH /designers/{id}` (any of CanManageDesignSessions)
 */
export const updateDesigner: Write<operations['updateDesigner']['parameters']['path'] & NonNullable<operations['updateDesigner']['parameters']['query']> & { body: operations['updateDesigner']['requestBody']['content']['application/json'] }, operations['updateDesigner']['responses'][200]['content']['application/json']> = {
  id: 'updateDesigner',
  api: 'design-sessions',
  kind: 'write',
  method: 'PATCH',
  path: '/designers/{id}',
  tag: 'designer',
  refetches: ['availability', 'schedule'],
};

/**
 * List the saved schedules of a designer
 * Weeks that were saved to be used again, by name (N8).
 *
 * `GET /designers/{id}/savedSchedules` (any of IsDesigner, CanManageDesignSessions)
 */
export const listSavedSchedules: Read<operations['listSavedSchedules']['parameters']['path'], operations['listSavedSchedules']['responses'][200]['content']['application/json']> = {
  id: 'listSavedSchedules',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/designers/{id}/savedSchedules',
  tag: 'designer',
};

/**
 * Delete a saved schedule
 * Availabilities made from it stay.
 *
 * `DELETE /designers/{id}/savedSchedules/{scheduleId}` (any of IsDesigner, CanManageDesignSessions)
 */
export const deleteSavedSchedule: Write<operations['deleteSavedSchedule']['parameters']['path'], operations['deleteSavedSchedule']['responses'][200]['content']['application/json']> = {
  id: 'deleteSavedSchedule',
  api: 'design-sessions',
  kind: 'write',
  method: 'DELETE',
  path: '/designers/{id}/savedSchedules/{scheduleId}',
  tag: 'designer',
};
