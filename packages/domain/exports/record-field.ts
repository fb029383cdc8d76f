export * from '../src/record/record-field.ts';
