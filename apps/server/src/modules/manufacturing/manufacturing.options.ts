/** Cycles and jobs as they are stored, for who acts on jobs of several cycles. */
export { findCycles, lockCycle, type LoadedCycle } from './cycle/cycle.repository.ts';
export { findJobs, type LoadedJob } from './job/job.repository.ts';
