/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List general session properties
 * By product type; also for the defaults of the planner (N30).
 *
 * `GET /GeneralSessionProperties` (any of CanManageDesignSessionSettings, CanViewDesignSessions, CanManageDesignSessions, IsDesigner)
 */
export const listSessionProperties: Read<object, operations['listSessionProperties']['responses'][200]['content']['application/json']> = {
  id: 'listSessionProperties',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/GeneralSessionProperties',
  tag: 'session-property',
};

/**
 * Add general session properties
 * One entry per product type and priority.
 *
 * `POST /GeneralSessionProperties` (any of CanManageDesignSessionSettings)
 */
export const addSessionProperties: Write<{ body: operations['addSessionProperties']['requestBody']['content']['application/json'] }, operations['addSessionProperties']['responses'][200]['content']['application/json']> = {
  id: 'addSessionProperties',
  api: 'design-sessions',
  kind: 'write',
  method: 'POST',
  path: '/GeneralSessionProperties',
  tag: 'session-property',
  refetches: ['session-time'],
};

/**
 * Read the durations that apply to a plan
 * Here the id is that of a plan, not of an entry (C26). Without an entry 0, 0 and 2 hours.
 *
 * `GET /GeneralSessionProperties/{id}` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const getSessionDefaultsOfPlan: Read<operations['getSessionDefaultsOfPlan']['parameters']['path'], operations['getSessionDefaultsOfPlan']['responses'][200]['content']['application/json']> = {
  id: 'getSessionDefaultsOfPlan',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/GeneralSessionProperties/{id}',
  tag: 'session-property',
};

/**
 * Change general session properties
 * Durations and limit only.
 *
 * `PUT /GeneralSessionProperties/{id}` (any of CanManageDesignSessionSettings)
 */
export const updateSessionProperties: Write<operations['updateSessionProperties']['parameters']['path'] & { body: operations['updateSessionProperties']['requestBody']['content']['application/json'] }, operations['updateSessionProperties']['responses'][200]['content']['application/json']> = {
  id: 'updateSessionProperties',
  api: 'design-sessions',
  kind: 'write',
  method: 'PUT',
  path: '/GeneralSessionProperties/{id}',
  tag: 'session-property',
  refetches: ['session-time', 'schedule'],
};

/**
 * Delete general session properties
 * Without an entry the type cannot be planned (N32).
 *
 * `DELETE /GeneralSessionProperties/{id}` (any of CanManageDesignSessionSettings)
 */
export const deleteSessionProperties: Write<operations['deleteSessionProperties']['parameters']['path'], operations['deleteSessionProperties']['responses'][200]['content']['application/json']> = {
  id: 'deleteSessionProperties',
  api: 'design-sessions',
  kind: 'write',
  method: 'DELETE',
  path: '/GeneralSessionProperties/{id}',
  tag: 'session-property',
  refetches: ['session-time'],
};
