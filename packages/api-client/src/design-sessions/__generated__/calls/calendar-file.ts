/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read a schedule as iCalendar
 * For calendar programs: sessions, pre-reservations, availability and absences of the last 4 and the next 26 weeks (RFC 5545), at most 1,000 of them: what is booked and absences before availability, of each the nearest. Who has the address needs no sign-in; a wrong or renewed one, and that of somebody who designs no longer, is not found.
 *
 * `GET /calendarFeed.ics` (public)
 */
export const downloadCalendarFeed: Read<operations['downloadCalendarFeed']['parameters']['query'], DownloadedFile> = {
  id: 'downloadCalendarFeed',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/calendarFeed.ics',
  tag: 'calendar-file',
  answer: 'file',
};
