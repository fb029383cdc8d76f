export * from '../src/record/planned-years.ts';
