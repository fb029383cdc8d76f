import type { Job, Rework } from './job.ts';
import { allow, deny, type Verdict } from '../verdict.ts';
import { jobStepStatus, untouched, type JobStep, type ReworkStep } from './job-step.ts';

/** So many reworks a job can have over all its passes: the contract tells of no more. */
export const mostReworks = 50;

/** The material numbers of a rework; its name joins them by comma (H10). */
export function reworkMaterials(name: string): readonly string[] {
  return name.split(',').map((material) => material.trim());
}

/** How a work order without a material number is named (H2). */
const noMaterial = '-';

/** The materials for which a rework of a job can be: those of its own work order, whose number may name several (H10). */
export function materialsOfOrder(materialNumber: string | null): readonly string[] {
  return [...new Set(reworkMaterials(materialNumber ?? noMaterial))];
}

/** The name of a rework for materials of a work order, each once, or why it cannot be for them (H10). */
export function nameOfRework(entered: string, own: readonly string[]): Verdict & { readonly name: string } {
  const materials = [...new Set(reworkMaterials(entered))];
  const name = materials.join(', ');
  if (materials.includes('')) return { ...deny('Material number is required'), name };
  const stranger = materials.find((material) => !own.includes(material));
  if (stranger === undefined) return { ...allow, name };
  return { ...deny(`${stranger} is no material of this work order.`), name };
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
