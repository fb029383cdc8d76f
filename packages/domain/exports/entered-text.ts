export * from '../src/record/entered-text.ts';
