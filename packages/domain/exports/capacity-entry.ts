export * from '../src/calendar/capacity-entry.ts';
