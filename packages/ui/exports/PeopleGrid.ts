export { PeopleGrid } from '../src/calendar/PeopleGrid/PeopleGrid.tsx';
export type { CalendarPerson, PeopleGridProps } from '../src/calendar/PeopleGrid/PeopleGrid.tsx';
