/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Find designers for a session
 * Designers who can take the session at that start, and the one to be proposed: preferred for the surgeon, else the least booked of the week, else by name (N35).
 *
 * `GET /availabilities` (any of CanViewDesignSessions, CanManageDesignSessions, IsDesigner)
 */
export const findDesignersForSession: Read<operations['findDesignersForSession']['parameters']['query'], operations['findDesignersForSession']['responses'][200]['content']['application/json']> = {
  id: 'findDesignersForSession',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/availabilities',
  tag: 'availability',
};

/**
 * Read an availability or absence
 * For its dialog; a recurring one as a whole (N43).
 *
 * `GET /availabilities/{id}` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const getAvailability: Read<operations['getAvailability']['parameters']['path'], operations['getAvailability']['responses'][200]['content']['application/json']> = {
  id: 'getAvailability',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/availabilities/{id}',
  tag: 'availability',
};

/**
 * Delete an availability or absence
 * Sessions booked in it keep their booking.
 *
 * `DELETE /availabilities/{id}` (any of IsDesigner, CanManageDesignSessions)
 */
export const deleteAvailability: Write<operations['deleteAvailability']['parameters']['path'], operations['deleteAvailability']['responses'][200]['content']['application/json']> = {
  id: 'deleteAvailability',
  api: 'design-sessions',
  kind: 'write',
  method: 'DELETE',
  path: '/availabilities/{id}',
  tag: 'availability',
  refetches: ['schedule', 'session-time'],
};

/**
 * Add an absence
 * Sessions booked in it are named in the messages.
 *
 * `POST /designers/{id}/availabilities/absence` (any of IsDesigner, CanManageDesignSessions)
 */
export const addAbsence: Write<operations['addAbsence']['parameters']['path'] & { body: operations['addAbsence']['requestBody']['content']['application/json'] }, operations['addAbsence']['responses'][200]['content']['application/json']> = {
  id: 'addAbsence',
  api: 'design-sessions',
  kind: 'write',
  method: 'POST',
  path: '/designers/{id}/availabilities/absence',
  tag: 'availability',
  refetches: ['schedule', 'session-time'],
};

/**
 * Add a single availability
 * Overlaps with other availability are refused.
 *
 * `POST /designers/{id}/availabilities/single` (any of IsDesigner, CanManageDesignSessions)
 */
export const addSingleAvailability: Write<operations['addSingleAvailability']['parameters']['path'] & { body: operations['addSingleAvailability']['requestBody']['content']['application/json'] }, operations['addSingleAvailability']['responses'][200]['content']['application/json']> = {
  id: 'addSingleAvailability',
  api: 'design-sessions',
  kind: 'write',
  method: 'POST',
  path: '/designers/{id}/availabilities/single',
  tag: 'availability',
  refetches: ['schedule', 'session-time'],
};

/**
 * Add a recurring availability
 * Overlapping weekdays are refused (N42).
 *
 * `POST /designers/{id}/availabilities/calendar` (any of IsDesigner, CanManageDesignSessions)
 */
export const addRecurringAvailability: Write<operations['addRecurringAvailability']['parameters']['path'] & { body: operations['addRecurringAvailability']['requestBody']['content']['application/json'] }, operations['addRecurringAvailability']['responses'][200]['content']['application/json']> = {
  id: 'addRecurringAvailability',
  api: 'design-sessions',
  kind: 'write',
  method: 'POST',
  path: '/designers/{id}/availabilities/calendar',
  tag: 'availability',
  refetches: ['schedule', 'session-time', 'designer'],
};

/**
 * List the sessions that an absence would affect
 * Sessions and pre-reservations of the designer whose time, preparation or post lies in the period, by start; read before an absence is saved, so that they can be moved to others (N11).
 *
 * `GET /designers/{id}/affectedSessions` (any of IsDesigner, CanManageDesignSessions)
 */
export const listAffectedSessions: Read<operations['listAffectedSessions']['parameters']['path'] & operations['listAffectedSessions']['parameters']['query'], operations['listAffectedSessions']['responses'][200]['content']['application/json']> = {
  id: 'listAffectedSessions',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/designers/{id}/affectedSessions',
  tag: 'availability',
};

/**
 * Change an absence
 * Sessions booked in it are named in the messages. Refused with 409 when somebody else changed it since the stamp was read; the refusal tells how it is now, and its stamp.
 *
 * `PUT /availabilities/absence/{id}` (any of IsDesigner, CanManageDesignSessions)
 */
export const updateAbsence: Write<operations['updateAbsence']['parameters']['path'] & { body: operations['updateAbsence']['requestBody']['content']['application/json'] }, operations['updateAbsence']['responses'][200]['content']['application/json']> = {
  id: 'updateAbsence',
  api: 'design-sessions',
  kind: 'write',
  method: 'PUT',
  path: '/availabilities/absence/{id}',
  tag: 'availability',
  refetches: ['schedule', 'session-time'],
};

/**
 * Change a single availability
 * Sessions booked outside of it keep their booking. Refused with 409 when somebody else changed it since the stamp was read; the refusal tells how it is now, and its stamp.
 *
 * `PUT /availabilities/single/{id}` (any of IsDesigner, CanManageDesignSessions)
 */
export const updateSingleAvailability: Write<operations['updateSingleAvailability']['parameters']['path'] & { body: operations['updateSingleAvailability']['requestBody']['content']['application/json'] }, operations['updateSingleAvailability']['responses'][200]['content']['application/json']> = {
  id: 'updateSingleAvailability',
  api: 'design-sessions',
  kind: 'write',
  method: 'PUT',
  path: '/availabilities/single/{id}',
  tag: 'availability',
  refetches: ['schedule', 'session-time'],
};

/**
 * Change a recurring availability
 * The whole series; sessions booked in it keep their booking, with a Warning. Refused with 409 when somebody else changed it since the stamp was read; the refusal tells how it is now, and its stamp.
 *
 * `PUT /availabilities/calendar/{id}` (any of IsDesigner, CanManageDesignSessions)
 */
export const updateRecurringAvailability: Write<operations['updateRecurringAvailability']['parameters']['path'] & { body: operations['updateRecurringAvailability']['requestBody']['content']['application/json'] }, operations['updateRecurringAvailability']['responses'][200]['content']['application/json']> = {
  id: 'updateRecurringAvailability',
  api: 'design-sessions',
  kind: 'write',
  method: 'PUT',
  path: '/availabilities/calendar/{id}',
  tag: 'availability',
  refetches: ['schedule', 'session-time', 'designer'],
};
