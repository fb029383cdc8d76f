export { SlotCalendar } from '../src/session/planner/SlotCalendar.tsx';
export type { SlotCalendarProps } from '../src/session/planner/SlotCalendar.tsx';
export type { DayRange } from '../src/shared/session-events/day-range.ts';
