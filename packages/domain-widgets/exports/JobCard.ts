export { JobCard } from '../src/job/JobCard/JobCard.tsx';
export type { BusyAction, JobCardProps } from '../src/job/JobCard/JobCard.tsx';
export type { ShownJob } from '../src/job/job-view.ts';
