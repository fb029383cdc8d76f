/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List calendars
 * All calendars by name.
 *
 * `GET /ManageCalendars/GetRecords` (any of CanManageLocalCalendar)
 */
export const listCalendars: Read<object, operations['listCalendars']['responses'][200]['content']['application/json']> = {
  id: 'listCalendars',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManageCalendars/GetRecords',
  tag: 'calendar',
};

/**
 * Add a calendar
 * Adds a calendar. A name that exists already is refused with Error.
 *
 * `POST /ManageCalendars/Add` (any of CanManageLocalCalendar)
 */
export const addCalendar: Write<{ body: operations['addCalendar']['requestBody']['content']['application/json'] }, operations['addCalendar']['responses'][200]['content']['application/json']> = {
  id: 'addCalendar',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManageCalendars/Add',
  tag: 'calendar',
  refetches: ['calendar-day', 'distribution-center', 'manufacturing-location'],
  answer: 'result',
};

/**
 * Change a calendar
 * Replaces what was entered for a calendar. A name that makes it a calendar of the other kind (T13) asks with Warning what no longer counts then.
 *
 * `PUT /ManageCalendars/Edit/{id}` (any of CanManageLocalCalendar)
 */
export const updateCalendar: Write<operations['updateCalendar']['parameters']['path'] & NonNullable<operations['updateCalendar']['parameters']['query']> & { body: operations['updateCalendar']['requestBody']['content']['application/json'] }, operations['updateCalendar']['responses'][200]['content']['application/json']> = {
  id: 'updateCalendar',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/ManageCalendars/Edit/{id}',
  tag: 'calendar',
  refetches: ['calendar-day', 'distribution-center', 'manufacturing-location'],
  answer: 'result',
};

/**
 * Delete a calendar
 * Deletes a calendar. Refused with Error while a plant or distribution centre uses it (T29).
 *
 * `DELETE /ManageCalendars/Remove/{id}` (any of CanManageLocalCalendar)
 */
export const removeCalendar: Write<operations['removeCalendar']['parameters']['path'], operations['removeCalendar']['responses'][200]['content']['application/json']> = {
  id: 'removeCalendar',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/ManageCalendars/Remove/{id}',
  tag: 'calendar',
  refetches: ['calendar-day', 'distribution-center', 'manufacturing-location'],
  answer: 'result',
};

/**
 * List the calendars that can be shown
 * For the selector of the local calendar, by name; the first one is chosen at the start (T12).
 *
 * `GET /LocalCalendar/GetCalendars` (any of CanManageLocalCalendar)
 */
export const listCalendarOptions: Read<object, operations['listCalendarOptions']['responses'][200]['content']['application/json']['data']> = {
  id: 'listCalendarOptions',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/LocalCalendar/GetCalendars',
  tag: 'calendar',
  answer: 'result',
};
