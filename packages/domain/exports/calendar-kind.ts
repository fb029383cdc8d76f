export * from '../src/calendar/calendar-kind.ts';
