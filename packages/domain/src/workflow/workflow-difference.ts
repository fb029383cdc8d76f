import type { WorkflowStep } from './workflow-step.ts';

/** What of a step differs between two versions of a workflow. */
export type StepFacet =
  'step' | 'place' | 'successStepId' | 'failureStepId' | 'productionOrderStepNumber' | 'checkSyncStatusOnly';

/** One difference: of a step that came or went (`step`), the place where it stands; else the fact before and after. */
export interface StepDifference {
  readonly stepId: number;
  readonly facet: StepFacet;
  readonly before: number | boolean | null;
  readonly after: number | boolean | null;
}

type Placed = WorkflowStep & { readonly place: number };

const facets = [
  'successStepId',
  'failureStepId',
  'productionOrderStepNumber',
  'checkSyncStatusOnly',
] as const;

/**
 * What changed from one version of a workflow to another, in the order of the newer one; steps that went stand at the end.
 * Only what was moved has another place, not what moved along; numbers that are the place are not told beside it.
 */
export function compareWorkflows(
  before: readonly WorkflowStep[],
  after: readonly WorkflowStep[],
): readonly StepDifference[] {
  const old = placed(before);
  const stayed = inSameOrder(
    before.map(({ stepId }) => stepId),
    after.map(({ stepId }) => stepId),
  );
  const found = [...placed(after).values()].flatMap((step): StepDifference[] => {
    const { stepId, place } = step;
    const former = old.get(stepId);
    if (!former) return [{ stepId, facet: 'step', before: null, after: place }];
    const moved: StepDifference[] = stayed.has(stepId)
      ? []
      : [{ stepId, facet: 'place', before: former.place, after: place }];
    return [...moved, ...changedFacets(former, step)];
  });
  const kept = new Set(after.map(({ stepId }) => stepId));
  const gone = [...old.values()].flatMap(({ stepId, place }): StepDifference[] =>
    kept.has(stepId) ? [] : [{ stepId, facet: 'step', before: place, after: null }],
  );
  return [...found, ...gone];
}

const placed = (steps: readonly WorkflowStep[]): ReadonlyMap<number, Placed> =>
  new Map(steps.map((step, index) => [step.stepId, { ...step, place: index + 1 }]));

function changedFacets(before: Placed, after: Placed): StepDifference[] {
  const followsPlace =
    before.productionOrderStepNumber === before.place && after.productionOrderStepNumber === after.place;
  return facets.flatMap((facet) => {
    const isSame = before[facet] === after[facet] || (facet === 'productionOrderStepNumber' && followsPlace);
    return isSame ? [] : { stepId: after.stepId, facet, before: before[facet], after: after[facet] };
  });
}

/** The most steps that both have in the same order: all others were moved. */
function inSameOrder(before: readonly number[], after: readonly number[]): ReadonlySet<number> {
  const best: number[][] = Array.from({ length: after.length + 1 }, () => []);
  for (const id of before) {
    let diagonal: number[] = [];
    for (const [index, other] of after.entries()) {
      const above = best[index + 1] ?? [];
      const left = best[index] ?? [];
      best[index + 1] = other === id ? [...diagonal, id] : above.length >= left.length ? above : left;
      diagonal = above;
    }
  }
  return new Set(best.at(-1));
}
