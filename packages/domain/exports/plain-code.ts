export * from '../src/record/plain-code.ts';
