/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read whether a schedule has a calendar address
 * The address itself is told once, when it is made. Designers ask for their own (N1).
 *
 * `GET /designers/{id}/calendarFeed` (any of IsDesigner, CanManageDesignSessions)
 */
export const getCalendarFeed: Read<operations['getCalendarFeed']['parameters']['path'], operations['getCalendarFeed']['responses'][200]['content']['application/json']> = {
  id: 'getCalendarFeed',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/designers/{id}/calendarFeed',
  tag: 'calendar-feed',
};

/**
 * Make a new calendar address of a schedule
 * The address before stops working at once. Designers renew their own (N1).
 *
 * `POST /designers/{id}/calendarFeed` (any of IsDesigner, CanManageDesignSessions)
 */
export const renewCalendarFeed: Write<operations['renewCalendarFeed']['parameters']['path'], operations['renewCalendarFeed']['responses'][200]['content']['application/json']> = {
  id: 'renewCalendarFeed',
  api: 'design-sessions',
  kind: 'write',
  method: 'POST',
  path: '/designers/{id}/calendarFeed',
  tag: 'calendar-feed',
};
