import { jobStepStatus } from '@crt/domain/job';
import type { StepRow } from '../job/job.repository.ts';
import type { CyclePatch } from './cycle.repository.ts';

type StepFacts = Pick<StepRow, 'place' | 'stepId' | 'status' | 'plannedEndAt' | 'levelThreeHours'>;

/** A job as far as its cycle keeps something of it. */
export interface SummedJob {
  /** Of the step that it stands at; null when it is done. */
  readonly currentStepId: number | null;
  readonly steps: readonly StepFacts[];
}

const hour = 3_600_000;
const earliest = (instants: readonly Date[]) =>
  instants.length === 0 ? null : new Date(Math.min(...instants.map((one) => one.getTime())));

/** What the row of a cycle keeps of its jobs, for the list: when the present steps are due, and when they are critical. */
export function cycleColumns(
  jobs: readonly SummedJob[],
  stlStepId: number | undefined,
): Required<Pick<CyclePatch, 'plannedEndAt' | 'criticalAt' | 'isStlPreparationOpen'>> {
  const current = jobs.flatMap(
    ({ currentStepId, steps }) => steps.find(({ stepId }) => stepId === currentStepId) ?? [],
  );
  const critical = current.flatMap(({ plannedEndAt, levelThreeHours }) =>
    plannedEndAt && levelThreeHours !== null
      ? [new Date(plannedEndAt.getTime() + levelThreeHours * hour)]
      : [],
  );
  const isOpen = ({ status }: StepFacts) =>
    status !== jobStepStatus.completed && status !== jobStepStatus.skipped;
  return {
    plannedEndAt: earliest(current.flatMap(({ plannedEndAt }) => plannedEndAt ?? [])),
    criticalAt: earliest(critical),
    isStlPreparationOpen: jobs.some(({ steps }) =>
      steps.some((step) => step.stepId === stlStepId && isOpen(step)),
    ),
  };
}
