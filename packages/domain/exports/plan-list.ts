export * from '../src/plan/plan-list.ts';
