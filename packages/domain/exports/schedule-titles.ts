export * from '../src/session/schedule-titles.ts';
