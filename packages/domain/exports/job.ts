export * from '../src/job/job-step.ts';
export * from '../src/job/job.ts';
export * from '../src/job/rework.ts';
export * from '../src/job/job-action.ts';
export * from '../src/job/apply-job-action.ts';
export * from '../src/job/job-flags.ts';
export * from '../src/job/job-progress.ts';
export * from '../src/job/criticality.ts';
