export * from '../src/record/id-set.ts';
