export { EventCalendar } from '../src/calendar/EventCalendar/EventCalendar.tsx';
export type { EventCalendarProps, PeopleWeek } from '../src/calendar/EventCalendar/EventCalendar.tsx';
export type { CalendarActions } from '../src/calendar/shared/calendar-actions.ts';
export type { CalendarEvent, CalendarSpan, EventTone } from '../src/calendar/layout/event.ts';
export type { CalendarView, ValidRange } from '../src/calendar/layout/period.ts';
export type { HourCycle } from '../src/calendar/shared/formats.ts';
export { CalendarTextsProvider, englishCalendarTexts } from '../src/calendar/calendar-texts.ts';
export type { CalendarTexts } from '../src/calendar/calendar-texts.ts';
