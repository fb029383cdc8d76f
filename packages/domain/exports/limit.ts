export * from '../src/record/limit.ts';
