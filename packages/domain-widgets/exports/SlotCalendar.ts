export { SlotCalendar } from '../src/session-planner/SlotCalendar.tsx';
export type { SlotCalendarProps } from '../src/session-planner/SlotCalendar.tsx';
export type { DayRange } from '../src/session-planner/planner-days.ts';
