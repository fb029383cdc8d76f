/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Change a design session
 * Only while its meeting is Created (N16). Refused with 409 when somebody else changed it since the stamp was read; the refusal tells how it is now, and its stamp.
 *
 * `PUT /sessionsAdministration` (any of IsDesigner, CanManageDesignSessions)
 */
export const updateDesignSession: Write<{ body: operations['updateDesignSession']['requestBody']['content']['application/json'] }, operations['updateDesignSession']['responses'][200]['content']['application/json']> = {
  id: 'updateDesignSession',
  api: 'design-sessions',
  kind: 'write',
  method: 'PUT',
  path: '/sessionsAdministration',
  tag: 'design-session',
  refetches: ['schedule', 'session-time', 'availability', 'plan', 'plan-list', 'change'],
};

/**
 * Book a design session
 * Tested again while booking: a slot that was lost meanwhile answers Error and names what blocks it. Without an accepted scan it becomes a pre-reservation (N18).
 *
 * `POST /sessionsAdministration` (any of IsDesigner, CanManageDesignSessions)
 */
export const addDesignSession: Write<{ body: operations['addDesignSession']['requestBody']['content']['application/json'] }, operations['addDesignSession']['responses'][200]['content']['application/json']> = {
  id: 'addDesignSession',
  api: 'design-sessions',
  kind: 'write',
  method: 'POST',
  path: '/sessionsAdministration',
  tag: 'design-session',
  refetches: ['schedule', 'session-time', 'availability', 'plan', 'plan-list', 'change'],
};

/**
 * Read a design session
 * Everything that its details dialog shows (N38).
 *
 * `GET /sessionsAdministration/{id}` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const getDesignSession: Read<operations['getDesignSession']['parameters']['path'], operations['getDesignSession']['responses'][200]['content']['application/json']> = {
  id: 'getDesignSession',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/sessionsAdministration/{id}',
  tag: 'design-session',
};

/**
 * Delete a design session
 * Only when canBeDeleted (N19).
 *
 * `DELETE /sessionsAdministration/{id}` (any of IsDesigner, CanManageDesignSessions)
 */
export const deleteDesignSession: Write<operations['deleteDesignSession']['parameters']['path'], operations['deleteDesignSession']['responses'][200]['content']['application/json']> = {
  id: 'deleteDesignSession',
  api: 'design-sessions',
  kind: 'write',
  method: 'DELETE',
  path: '/sessionsAdministration/{id}',
  tag: 'design-session',
  refetches: ['schedule', 'session-time', 'availability', 'plan', 'plan-list', 'change'],
};

/**
 * Read the design session of a request
 * For links from a plan (N5).
 *
 * `GET /sessionsAdministration/requestId/{requestId}` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const getDesignSessionOfRequest: Read<operations['getDesignSessionOfRequest']['parameters']['path'], operations['getDesignSessionOfRequest']['responses'][200]['content']['application/json']> = {
  id: 'getDesignSessionOfRequest',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/sessionsAdministration/requestId/{requestId}',
  tag: 'design-session',
};

/**
 * Read the state of the meeting of a session
 * Asked again while it is in progress (N39). A pre-reservation has no meeting and is not found.
 *
 * `GET /meetingStatus/{id}` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const getMeetingStatus: Read<operations['getMeetingStatus']['parameters']['path'], operations['getMeetingStatus']['responses'][200]['content']['application/json']> = {
  id: 'getMeetingStatus',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/meetingStatus/{id}',
  tag: 'design-session',
};
