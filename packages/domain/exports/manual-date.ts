export * from '../src/milestone/manual-date.ts';
