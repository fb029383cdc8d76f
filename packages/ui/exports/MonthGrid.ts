export { MonthGrid } from '../src/calendar/MonthGrid/MonthGrid.tsx';
export type { MonthGridProps } from '../src/calendar/MonthGrid/MonthGrid.tsx';
