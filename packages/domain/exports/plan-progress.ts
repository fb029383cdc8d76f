export * from '../src/plan/plan-progress.ts';
