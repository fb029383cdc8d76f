import { currentStep, type Job } from '../job/job.ts';
import type { JobFacts } from '../job/job-action.ts';
import { planStatus, planStatusName, type PlanStatus } from '../plan/plan-status.ts';
import { allow, deny, type Verdict } from '../verdict.ts';

/** A job as the bulk wizard sees it: which version of which workflow it is of, and how far it is. */
export interface BulkJob {
  readonly jobId: number;
  readonly workflowId: number;
  readonly version: number;
  readonly job: Job;
  /** What its actions depend on, for who asks. */
  readonly facts: JobFacts;
}

/** A cycle as the bulk wizard sees it. */
export interface BulkCase {
  readonly id: number;
  readonly status: PlanStatus;
  readonly jobs: readonly BulkJob[];
}

const eligible: ReadonlySet<PlanStatus> = new Set([
  planStatus.readyForManufacturing,
  planStatus.manufacturingApprovalPending,
  planStatus.manufacturing,
  planStatus.readyForManufacturingApprovalPending,
]);

/** Whether a cycle of this status can be chosen at all (J3). */
export function canProcessInBulk(status: PlanStatus): Verdict {
  return eligible.has(status) ? allow : deny(`A case that is ${planStatusName[status]} cannot be processed.`);
}

/** Where a job stands: workflow, version, current step and its state (§3.7); undefined when it was finalized. */
export function jobSignature({ workflowId, version, job }: BulkJob): string | undefined {
  const step = currentStep(job);
  return step && [workflowId, version, step.stepId, step.status].join(':');
}

const signatures = ({ jobs }: BulkCase) =>
  new Set(jobs.map(jobSignature).filter((signature) => signature !== undefined));

/** Which of the cases can go with all that are selected: each eligible, sharing a job's place with every one; none without a selection (J4). */
export function compatibleCases(
  cases: readonly BulkCase[],
  selected: readonly BulkCase[],
): readonly BulkCase[] {
  if (selected.length === 0) return [];
  const places = selected.map(signatures);
  return cases.filter((one) => {
    if (!canProcessInBulk(one.status).isAllowed) return false;
    const own = [...signatures(one)];
    return places.every((place) => own.some((signature) => place.has(signature)));
  });
}
