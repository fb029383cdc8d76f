import type { Job, Rework } from './job.ts';
import { jobStepStatus, untouched, type JobStep, type ReworkStep } from './job-step.ts';

/** The material numbers of a rework; its name joins them by comma (H10). */
export function reworkMaterials(name: string): readonly string[] {
  return name.split(',').map((material) => material.trim());
}

/** The steps from which a rework can repeat: the completed ones, the current one among them once it is completed (H9). */
export function reworkOptions<Step extends Pick<JobStep, 'status'>>({
  steps,
}: {
  readonly steps: readonly Step[];
}): readonly Step[] {
  return steps.filter(({ status }) => status === jobStepStatus.completed);
}

/** The rework that undo takes away, because to add it was the last that happened; undefined where it takes back anything else. */
export function reworkTakenByUndo({ events, reworks }: Job): Rework | undefined {
  const last = events.at(-1);
  return last?.kind === 'rework' ? reworks.find(({ number }) => number === last.rework) : undefined;
}

/**
 * A new rework from a completed step to the current one (§3.5.4): what was done since, in the order in which it was done. Ways
 * that were not taken are not in it, nor what a failure has put back to be done again.
 */
export function createRework(job: Job, stepId: number, name: string): Rework {
  const done = job.events.flatMap((event) =>
    event.kind === 'complete' && event.rework === null && event.stepId !== null ? event.stepId : [],
  );
  const since = done.slice(done.lastIndexOf(stepId));
  const completed = new Set(reworkOptions(job).map((step) => step.stepId));
  const current = job.steps[job.current]?.stepId;
  const repeated = since.filter(
    (id, index) => since.lastIndexOf(id) === index && id !== current && completed.has(id),
  );
  const ids = current === undefined ? repeated : [...repeated, current];
  return {
    number: job.reworks.length + 1,
    pass: job.pass,
    name,
    steps: ids.map((id): ReworkStep => {
      const { checkSyncStatusOnly = false } = job.steps.find((step) => step.stepId === id) ?? {};
      return { stepId: id, checkSyncStatusOnly, ...untouched };
    }),
  };
}
