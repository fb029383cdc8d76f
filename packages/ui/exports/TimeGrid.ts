export { TimeGrid } from '../src/calendar/TimeGrid/TimeGrid.tsx';
export type { TimeGridProps } from '../src/calendar/TimeGrid/TimeGrid.tsx';
