/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List what stands in a calendar
 * Holidays or capacities that touch the days from start to end; both are instants in UTC.
 *
 * `GET /LocalCalendar/EventsList` (any of CanManageLocalCalendar)
 */
export const listCalendarEvents: Read<operations['listCalendarEvents']['parameters']['query'], operations['listCalendarEvents']['responses'][200]['content']['application/json']['data']> = {
  id: 'listCalendarEvents',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/LocalCalendar/EventsList',
  tag: 'calendar-day',
  answer: 'result',
};

/**
 * Read the holiday of a day
 * Null for a day without one; the screen then offers to add it (T27).
 *
 * `GET /LocalCalendar/GetItem` (any of CanManageLocalCalendar)
 */
export const getHoliday: Read<operations['getHoliday']['parameters']['query'], operations['getHoliday']['responses'][200]['content']['application/json']['data']> = {
  id: 'getHoliday',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/LocalCalendar/GetItem',
  tag: 'calendar-day',
  answer: 'result',
};

/**
 * Add a holiday, or rename one
 * Planning that touches the day follows; completed milestones stay. A day that has a holiday already is refused with Error.
 *
 * `POST /LocalCalendar/Item` (any of CanManageLocalCalendar)
 */
export const saveHoliday: Write<NonNullable<operations['saveHoliday']['parameters']['query']> & { body: operations['saveHoliday']['requestBody']['content']['application/json'] }, operations['saveHoliday']['responses'][200]['content']['application/json']> = {
  id: 'saveHoliday',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/LocalCalendar/Item',
  tag: 'calendar-day',
  refetches: ['calendar', 'plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Delete a holiday
 * Planning that touches the day follows.
 *
 * `DELETE /LocalCalendar/DeleteItem/{id}` (any of CanManageLocalCalendar)
 */
export const deleteHoliday: Write<operations['deleteHoliday']['parameters']['path'], operations['deleteHoliday']['responses'][200]['content']['application/json']> = {
  id: 'deleteHoliday',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/LocalCalendar/DeleteItem/{id}',
  tag: 'calendar-day',
  refetches: ['calendar', 'plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Read the capacity of a day
 * Null for a day to which only the default applies.
 *
 * `GET /LocalCalendar/GetCapacityItem` (any of CanManageLocalCalendar)
 */
export const getCapacity: Read<operations['getCapacity']['parameters']['query'], operations['getCapacity']['responses'][200]['content']['application/json']['data']> = {
  id: 'getCapacity',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/LocalCalendar/GetCapacityItem',
  tag: 'calendar-day',
  answer: 'result',
};

/**
 * Add or change a capacity
 * Starts beyond a lowered capacity are pushed back. The message is 'Capacity added.' or 'Capacity updated.'.
 *
 * `POST /LocalCalendar/CapacityItem` (any of CanManageLocalCalendar)
 */
export const saveCapacity: Write<NonNullable<operations['saveCapacity']['parameters']['query']> & { body: operations['saveCapacity']['requestBody']['content']['application/json'] }, operations['saveCapacity']['responses'][200]['content']['application/json']> = {
  id: 'saveCapacity',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/LocalCalendar/CapacityItem',
  tag: 'calendar-day',
  refetches: ['calendar', 'plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Delete a capacity
 * The default applies again.
 *
 * `DELETE /LocalCalendar/DeleteCapacity/{id}` (any of CanManageLocalCalendar)
 */
export const deleteCapacity: Write<operations['deleteCapacity']['parameters']['path'], operations['deleteCapacity']['responses'][200]['content']['application/json']> = {
  id: 'deleteCapacity',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/LocalCalendar/DeleteCapacity/{id}',
  tag: 'calendar-day',
  refetches: ['calendar', 'plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Read the default capacity of a plant
 * Starts per day where nothing else is set.
 *
 * `GET /LocalCalendar/GetCapacityDefaultValue` (any of CanManageLocalCalendar)
 */
export const getDefaultCapacity: Read<operations['getDefaultCapacity']['parameters']['query'], operations['getDefaultCapacity']['responses'][200]['content']['application/json']['data']> = {
  id: 'getDefaultCapacity',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/LocalCalendar/GetCapacityDefaultValue',
  tag: 'calendar-day',
  answer: 'result',
};

/**
 * Change the default capacity of a plant
 * Starts of unlocked plans follow.
 *
 * `POST /LocalCalendar/CapacityDefaultValue` (any of CanManageLocalCalendar)
 */
export const saveDefaultCapacity: Write<{ body: operations['saveDefaultCapacity']['requestBody']['content']['application/json'] }, operations['saveDefaultCapacity']['responses'][200]['content']['application/json']> = {
  id: 'saveDefaultCapacity',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/LocalCalendar/CapacityDefaultValue',
  tag: 'calendar-day',
  refetches: ['calendar', 'plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * List how full the days of a plant are
 * The starts that each working day allows, and how many of them plans have taken.
 *
 * `GET /LocalCalendar/GetCapacityLoad` (any of CanManageLocalCalendar)
 */
export const listCapacityLoad: Read<operations['listCapacityLoad']['parameters']['query'], operations['listCapacityLoad']['responses'][200]['content']['application/json']['data']> = {
  id: 'listCapacityLoad',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/LocalCalendar/GetCapacityLoad',
  tag: 'calendar-day',
  answer: 'result',
};
