export { AllSchedulesCalendar } from '../src/session/all-schedules/AllSchedulesCalendar.tsx';
export type { AllSchedulesCalendarProps } from '../src/session/all-schedules/AllSchedulesCalendar.tsx';
export type { ScheduleEvent } from '../src/shared/session-events/session-events.ts';
