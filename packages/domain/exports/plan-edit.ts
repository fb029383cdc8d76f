export * from '../src/plan/plan-edit.ts';
