export { ConnectedLocalCalendar } from '../src/calendar-admin/ConnectedLocalCalendar.tsx';
export type {
  CalendarPlace,
  ConnectedLocalCalendarProps,
} from '../src/calendar-admin/ConnectedLocalCalendar.tsx';
export type { LocalCalendarView } from '../src/calendar-admin/LocalCalendar.tsx';
export { calendarAdminTexts } from '../src/calendar-admin/calendar-admin.texts.ts';
