export { EventList } from '../src/calendar/EventList/EventList.tsx';
export type { EventListProps } from '../src/calendar/EventList/EventList.tsx';
