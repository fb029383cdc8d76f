export * from '../src/plan/plan-field.ts';
