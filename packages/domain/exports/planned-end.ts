export * from '../src/job/planned-end.ts';
