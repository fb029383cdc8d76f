import { jobStatus } from '../job/job-progress.ts';
import type { Job } from '../job/job.ts';
import { jobStepStatus } from '../job/job-step.ts';
import { planStatus, type PlanStatus } from '../plan/plan-status.ts';
import { allow, deny, type Verdict } from '../verdict.ts';
import { findWorkflowFaults, isRefused } from './workflow-findings.ts';
import { workflowFindingText } from './workflow-finding-text.ts';
import type { WorkflowStep } from './workflow-step.ts';

/** A step of a prototype's workflow as it is saved (I11). Its rules of editing are those of every workflow (I5, I6). */
export interface PrototypeStep {
  /** The job step. */
  readonly workflowStepId: number;
  /** Number of the step that follows a success; null for the next in order, and for the last. */
  readonly successStepId: number | null;
  /** Place, from 1. */
  readonly sequenceNumber: number;
}

/** Whether workflows of a prototype can be added and changed by the status of its plan. */
export function canChangeWorkflows(status: PlanStatus): Verdict {
  if (status === planStatus.onHold) return deny('The plan is on hold.');
  if (status === planStatus.terminated) return deny('The plan is terminated.');
  return status >= planStatus.readyForShipment ? deny('The plan has left manufacturing.') : allow;
}

/** Whether a workflow of a prototype may be modified or deleted: while the status of each of its jobs is 0 (I3). */
export function canModifyWorkflow(jobs: readonly Job[]): Verdict {
  return jobs.every((job) => jobStatus(job) === jobStepStatus.pending)
    ? allow
    : deny('The workflow cannot change any more: one of its jobs has begun.');
}

/** The steps as they are saved, from what the editor made (I11). */
export function toPrototypeSteps(steps: readonly WorkflowStep[]): readonly PrototypeStep[] {
  return steps.map(({ stepId, successStepId }, index) => {
    const successor = steps.findIndex((step) => step.stepId === successStepId);
    return {
      workflowStepId: stepId,
      successStepId: successor < 0 ? null : successor + 1,
      sequenceNumber: index + 1,
    };
  });
}

/** The steps of a prototype for the editor and for its jobs; a successor that is not there stays a stranger, which is refused. */
export function fromPrototypeSteps(steps: readonly PrototypeStep[]): readonly WorkflowStep[] {
  const inOrder = steps.toSorted((one, other) => one.sequenceNumber - other.sequenceNumber);
  const idOf = new Map(inOrder.map(({ sequenceNumber, workflowStepId }) => [sequenceNumber, workflowStepId]));
  return inOrder.map(({ workflowStepId, successStepId }, index) => ({
    stepId: workflowStepId,
    successStepId: successStepId === null ? null : (idOf.get(successStepId) ?? Number.NaN),
    failureStepId: null,
    productionOrderStepNumber: index + 1,
    checkSyncStatusOnly: false,
  }));
}

/** Whether a workflow of a prototype can be saved: numbered from 1 without gaps, and in order as any workflow (§3.7, I6). */
export function canSavePrototypeSteps(
  steps: readonly PrototypeStep[],
  nameOf: (stepId: number) => string,
): Verdict {
  const numbers = new Set(steps.map(({ sequenceNumber }) => sequenceNumber));
  const isNumbered = steps.every((_, index) => numbers.has(index + 1));
  if (!isNumbered) return deny('The steps are not numbered from 1 without gaps.');
  const fault = findWorkflowFaults(fromPrototypeSteps(steps)).find(isRefused);
  return fault === undefined ? allow : deny(workflowFindingText(fault, nameOf));
}
