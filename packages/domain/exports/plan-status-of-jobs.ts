export * from '../src/plan/plan-status-of-jobs.ts';
