export * from '../src/plan/plan-status.ts';
