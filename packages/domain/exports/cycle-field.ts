export * from '../src/manufacturing/cycle-field.ts';
