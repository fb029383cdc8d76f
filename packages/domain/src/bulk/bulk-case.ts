import { currentStep, type Job } from '../job/job.ts';
import type { JobFacts } from '../job/job-action.ts';
import type { JobStepStatus } from '../job/job-step.ts';
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

/** Where a job stands: which version of which workflow, its current step, and the state of that. */
export interface JobPlace {
  readonly workflowId: number;
  readonly version: number;
  readonly stepId: number;
  readonly status: JobStepStatus;
}

/** A cycle as far as it tells with which others it can go: its status, and where its jobs stand. */
export interface PlacedCase {
  readonly id: number;
  readonly status: PlanStatus;
  readonly places: readonly JobPlace[];
}

/** The place of a job (§3.7); undefined when it was finalized. */
export function jobPlace({ workflowId, version, job }: BulkJob): JobPlace | undefined {
  const step = currentStep(job);
  return step && { workflowId, version, stepId: step.stepId, status: step.status };
}

const signatureOf = ({ workflowId, version, stepId, status }: JobPlace) =>
  [workflowId, version, stepId, status].join(':');

/** Which of the cases can go with all that are selected: each eligible, sharing a job's place with every one; none without a selection (J4). */
export function compatibleCases<Case extends PlacedCase>(
  cases: readonly Case[],
  selected: readonly PlacedCase[],
): readonly Case[] {
  if (selected.length === 0) return [];
  // Most cases stand where others do: each such set is looked at once.
  const places = new Map<string, ReadonlySet<string>>();
  for (const one of selected) {
    const signatures = one.places.map(signatureOf);
    places.set(signatures.toSorted().join(' '), new Set(signatures));
  }
  return cases.filter((one) => {
    if (!canProcessInBulk(one.status).isAllowed) return false;
    const own = one.places.map(signatureOf);
    return [...places.values()].every((place) => own.some((signature) => place.has(signature)));
  });
}
