import { createJob, type Job, type JobEvent, type JobStep, type StepState } from '@crt/domain/job';
import type { WorkflowStep } from '@crt/domain/workflow';
import type { LoadedJob, ReworkStepRow, StepRow } from './job.repository.ts';
import type { StoredEvent } from './job.tables.ts';

type StateRow = Pick<StepRow, 'status' | 'startedAt' | 'endedAt' | 'worker'>;
type WorkflowRow = Pick<StepRow, 'stepId' | 'successStepId' | 'failureStepId' | 'isSynced' | 'place'>;

/** A step of a job as the rules of workflows know it. */
export const workflowStepOf = (row: WorkflowRow): WorkflowStep => ({
  stepId: row.stepId,
  successStepId: row.successStepId,
  failureStepId: row.failureStepId,
  productionOrderStepNumber: row.place,
  checkSyncStatusOnly: row.isSynced,
});

/** What has become of a step as the rules know it. */
const stateOf = ({ status, startedAt, endedAt, worker }: StateRow): StepState => ({
  status,
  startedAt,
  endedAt,
  worker,
});

/** The columns of a step that its actions change. */
export const stateColumns = ({ status, startedAt, endedAt, worker }: StepState): StateRow => ({
  status,
  startedAt,
  endedAt,
  worker,
});

/** A job as the rules know it. */
export function jobOf({ row, steps, reworks, events }: LoadedJob): Job {
  const synced = new Set(steps.filter(({ isSynced }) => isSynced).map(({ stepId }) => stepId));
  return {
    ...createJob(steps.map(workflowStepOf), row.passNumber),
    steps: steps.map((step): JobStep => ({ ...workflowStepOf(step), ...stateOf(step) })),
    current: row.currentPlace - 1,
    reworks: reworks.map((rework) => ({
      number: rework.row.number,
      pass: rework.row.passNumber,
      name: rework.row.name,
      steps: rework.steps.map((step: ReworkStepRow) => ({
        stepId: step.stepId,
        checkSyncStatusOnly: synced.has(step.stepId),
        ...stateOf(step),
      })),
    })),
    events,
  };
}

/** Events as they are read. */
export const eventsOf = (stored: readonly StoredEvent[]): readonly JobEvent[] =>
  stored.map(([kind, stepId, rework, name, at, by]) => ({
    kind,
    stepId,
    rework,
    name,
    at: new Date(at),
    by,
  }));

/** Events as they are stored. */
export const storedEvents = (events: readonly JobEvent[]): readonly StoredEvent[] =>
  events.map(({ kind, stepId, rework, name, at, by }) => [kind, stepId, rework, name, at.getTime(), by]);
