/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Status of a step of a job (S1 §3, H13). */
export const jobStepStatus = {
  pending: 0,
  inProgress: 1,
  completed: 2,
  failed: 3,
  skipped: 4,
} as const;
/** Status of a step of a job (S1 §3, H13). Its number on the wire. */
export type JobStepStatus = (typeof jobStepStatus)[keyof typeof jobStepStatus];
/** How people read each JobStepStatus. */
export const jobStepStatusLabels: Readonly<Record<JobStepStatus, string>> = {
  0: 'Pending',
  1: 'In Progress',
  2: 'Completed',
  3: 'Failed',
  4: 'Skipped',
};
