import type { HandlerPart } from '../../contract/handlers.ts';
import { latestRescheduling } from '../rescheduling/rescheduling-run.ts';
import { answerOf } from '../write-road/answer.ts';
import { calendarOptions } from './calendar.options.ts';
import { calendarRecords } from './calendar.reference.ts';
import { listCalendarEvents } from './list-calendar-events.ts';
import { deleteHoliday, holidayOf, saveHoliday } from './save-holiday.ts';

/** Calendars and their holidays (T6, T12 to T14, T26, T27, T29). */
export const calendarHandlers = {
  listCalendars: async (context) => answerOf({ records: await calendarRecords.list(context) }),
  addCalendar: (context, { body }) => calendarRecords.add(context, body),
  updateCalendar: (context, { params, body, query }) => calendarRecords.edit(context, params.id, body, query),
  removeCalendar: (context, { params }) => calendarRecords.remove(context, params.id),
  listCalendarOptions: async ({ tx }) => answerOf({ data: await calendarOptions(tx) }),
  listCalendarEvents: (context, { query }) => listCalendarEvents(context, query),
  getHoliday: (context, { query }) => holidayOf(context, query),
  saveHoliday,
  deleteHoliday: (context, { params }) => deleteHoliday(context, params.id),
  getRescheduling: (context) => latestRescheduling(context),
} satisfies HandlerPart;
