export * from '../src/milestone/latest-dates.ts';
