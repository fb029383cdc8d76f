/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the schedule of a designer
 * A designer reads their own; others need CanManageDesignSessions (N1).
 *
 * `GET /schedules/{designerId}` (any of IsDesigner, CanManageDesignSessions)
 */
export const getDesignerSchedule: Read<operations['getDesignerSchedule']['parameters']['path'] & operations['getDesignerSchedule']['parameters']['query'], operations['getDesignerSchedule']['responses'][200]['content']['application/json']> = {
  id: 'getDesignerSchedule',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/schedules/{designerId}',
  tag: 'schedule',
};

/**
 * Read the schedules of all designers
 * For All Schedules (N23).
 *
 * `GET /schedules` (any of CanViewDesignSessions, CanManageDesignSessions)
 */
export const listSchedules: Read<operations['listSchedules']['parameters']['query'], operations['listSchedules']['responses'][200]['content']['application/json']> = {
  id: 'listSchedules',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/schedules',
  tag: 'schedule',
};

/**
 * List the availability of all designers
 * With their absences, which stand in all schedules too (N6, N36).
 *
 * `GET /schedules/availability` (any of CanViewDesignSessions, CanManageDesignSessions)
 */
export const listScheduledAvailability: Read<operations['listScheduledAvailability']['parameters']['query'], operations['listScheduledAvailability']['responses'][200]['content']['application/json']> = {
  id: 'listScheduledAvailability',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/schedules/availability',
  tag: 'schedule',
};

/**
 * List the sessions of all designers
 * For "show booked sessions" (N36).
 *
 * `GET /schedules/designsession` (any of CanViewDesignSessions, CanManageDesignSessions)
 */
export const listScheduledSessions: Read<operations['listScheduledSessions']['parameters']['query'], operations['listScheduledSessions']['responses'][200]['content']['application/json']> = {
  id: 'listScheduledSessions',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/schedules/designsession',
  tag: 'schedule',
};

/**
 * List the pre-reservations of all designers
 * For "show booked sessions" (N36).
 *
 * `GET /schedules/prereservation` (any of CanViewDesignSessions, CanManageDesignSessions)
 */
export const listScheduledPreReservations: Read<operations['listScheduledPreReservations']['parameters']['query'], operations['listScheduledPreReservations']['responses'][200]['content']['application/json']> = {
  id: 'listScheduledPreReservations',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/schedules/prereservation',
  tag: 'schedule',
};
