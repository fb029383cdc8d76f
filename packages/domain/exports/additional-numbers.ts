export * from '../src/list/additional-numbers.ts';
