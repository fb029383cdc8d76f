import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addStep,
  compareWorkflows,
  moveStep,
  removeStep,
  setSuccessor,
  type WorkflowStep,
} from '../../exports/workflow.ts';

const build = (...ids: number[]) => ids.reduce<readonly WorkflowStep[]>(addStep, []);
const told = (before: readonly WorkflowStep[], after: readonly WorkflowStep[]) =>
  compareWorkflows(before, after).map(
    ({ stepId, facet, before: old, after: now }) => `${stepId} ${facet} ${String(old)}→${String(now)}`,
  );

it('tells what came and went, not what moved along', () => {
  expect(told(build(1, 2, 3), build(9, 1, 3))).toEqual(['9 step null→1', '2 step 2→null']);
});

it('tells the one step that was moved', () => {
  expect(told(build(1, 2, 3, 4, 5), moveStep(build(1, 2, 3, 4, 5), 5, 0))).toEqual(['5 place 5→1']);
});

it('tells other successors, numbers given by hand and signals', () => {
  const before = build(1, 2, 3);
  const led = setSuccessor(before, { stepId: 3, way: 'failure', to: 1 });
  const after = led.map((step) =>
    step.stepId === 2 ? { ...step, productionOrderStepNumber: 20, checkSyncStatusOnly: true } : step,
  );
  expect(told(before, after)).toEqual([
    '2 productionOrderStepNumber 2→20',
    '2 checkSyncStatusOnly false→true',
    '3 failureStepId null→1',
  ]);
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 });

it('tells nothing of equal versions, and the opposite the other way round', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const [before, after] = [build(...one), build(...other)];
      expect(compareWorkflows(before, before)).toEqual([]);
      const there = compareWorkflows(before, after).filter(({ facet }) => facet === 'step');
      const back = compareWorkflows(after, before).filter(({ facet }) => facet === 'step');
      const turned = back.map((change) => ({ ...change, before: change.after, after: change.before }));
      const byId = (left: { stepId: number }, right: { stepId: number }) => left.stepId - right.stepId;
      expect(turned.toSorted(byId)).toEqual(there.toSorted(byId));
    }),
  );
});

it('tells exactly the steps whose removal makes the orders equal', () => {
  fc.assert(
    fc.property(ids, fc.nat(11), fc.nat(11), (list, which, to) => {
      fc.pre(list.length > 0);
      const before = build(...list);
      const after = moveStep(before, list[which % list.length] ?? 0, to);
      const moved = compareWorkflows(before, after)
        .filter(({ facet }) => facet === 'place')
        .map(({ stepId }) => stepId);
      expect(moved.length).toBeLessThanOrEqual(1);
      const without = (steps: readonly WorkflowStep[]) =>
        moved.reduce(removeStep, steps).map(({ stepId }) => stepId);
      expect(without(before)).toEqual(without(after));
    }),
  );
});
