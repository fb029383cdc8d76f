export * from '../src/verdict.ts';
