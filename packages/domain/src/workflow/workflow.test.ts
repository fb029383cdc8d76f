import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addStep,
  findWorkflowFaults,
  isRefused,
  mostWorkflowSteps,
  moveStep,
  removeStep,
  setSuccessor,
  successorsFor,
  workflowFindingText,
  type WorkflowStep,
} from '../../exports/workflow.ts';

const build = (...ids: number[]) => ids.reduce<readonly WorkflowStep[]>(addStep, []);
const order = (steps: readonly WorkflowStep[]) => steps.map(({ stepId }) => stepId);
const numbers = (steps: readonly WorkflowStep[]) =>
  steps.map(({ productionOrderStepNumber }) => productionOrderStepNumber);
const led = (
  steps: readonly WorkflowStep[],
  stepId: number,
  to: number,
  way: 'success' | 'failure' = 'success',
) => setSuccessor(steps, { stepId, way, to });
const found = (steps: readonly WorkflowStep[]) =>
  findWorkflowFaults(steps).map(({ kind, stepIds }) => `${kind} ${stepIds.join(',')}`.trim());

describe('editing (U2 to U4, U8)', () => {
  it('numbers from 1 after each act; a number that was given by hand stays', () => {
    const steps = build(7, 8, 9, 5);
    const given = steps.map((step) =>
      step.stepId === 8 ? { ...step, productionOrderStepNumber: 40 } : step,
    );
    expect(numbers(moveStep(given, 9, 0))).toEqual([1, 2, 40, 4]);
    expect(numbers(removeStep(given, 7))).toEqual([40, 2, 3]);
  });

  it('takes the last step up: who becomes the last leads nowhere on success', () => {
    const steps = led(led(build(1, 2, 3), 2, 1), 1, 3);
    const moved = moveStep(steps, 3, 1);
    expect(order(moved)).toEqual([1, 3, 2]);
    expect(moved.map(({ successStepId }) => successStepId)).toEqual([3, null, null]);
  });

  it('removes a step with what led to it', () => {
    const steps = led(led(build(1, 2, 3, 4), 1, 3), 4, 3, 'failure');
    const kept = removeStep(steps, 3);
    expect(order(kept)).toEqual([1, 2, 4]);
    expect(
      kept.every(({ successStepId, failureStepId }) => successStepId === null && failureStepId === null),
    ).toBe(true);
  });

  it('offers every other step, and nothing after a success of the last', () => {
    const steps = build(1, 2, 3);
    expect(successorsFor(steps, 2, 'success')).toEqual([1, 3]);
    expect(successorsFor(steps, 3, 'success')).toEqual([]);
    expect(successorsFor(steps, 3, 'failure')).toEqual([1, 2]);
    expect(led(steps, 2, 2)).toBe(steps);
    expect(led(steps, 3, 1)).toBe(steps);
    expect(led(steps, 1, 99)).toBe(steps);
  });

  it('adds no step twice, and no more than a workflow holds', () => {
    expect(build(1, 1)).toHaveLength(1);
    const full = build(...Array.from({ length: mostWorkflowSteps + 1 }, (_, place) => place + 1));
    expect(full).toHaveLength(mostWorkflowSteps);
  });
});

const act = fc.record({
  kind: fc.constantFrom('add', 'remove', 'move', 'success', 'failure'),
  stepId: fc.integer({ min: 1, max: 8 }),
  other: fc.integer({ min: -1, max: 9 }),
});
const apply = (
  steps: readonly WorkflowStep[],
  { kind, stepId, other }: { kind: string; stepId: number; other: number },
): readonly WorkflowStep[] => {
  if (kind === 'add') return addStep(steps, stepId);
  if (kind === 'remove') return removeStep(steps, stepId);
  if (kind === 'move') return moveStep(steps, stepId, other);
  return setSuccessor(steps, { stepId, way: kind === 'success' ? 'success' : 'failure', to: other });
};

describe('whatever is done to a workflow', () => {
  it('no step is broken, and the places are numbered from 1 (U2, U4)', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const steps = acts.reduce(apply, build(1, 2, 3));
        const faults = findWorkflowFaults(steps).map(({ kind }) => kind);
        for (const kind of ['twice', 'toItself', 'toStranger', 'lastGoesOn'] as const)
          expect(faults).not.toContain(kind);
        expect(numbers(steps)).toEqual(steps.map((_, index) => index + 1));
      }),
    );
  });

  it('without endless circles every reached step comes to the last one by successes', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const steps = acts.reduce(apply, build(1, 2, 3, 4));
        const faults = findWorkflowFaults(steps);
        fc.pre(steps.length > 0 && !faults.some(isRefused));
        const lost = new Set(faults.flatMap(({ stepIds }) => stepIds));
        for (const start of order(steps).filter((id) => !lost.has(id))) {
          let at = order(steps).indexOf(start);
          for (let count = 0; at < steps.length - 1; count += 1) {
            expect(count).toBeLessThan(steps.length);
            const to = steps[at]?.successStepId ?? steps[at + 1]?.stepId;
            at = order(steps).indexOf(to ?? -1);
          }
        }
      }),
    );
  });
});

describe('findings', () => {
  const raw = (stepId: number, successStepId: number | null = null, failureStepId: number | null = null) => ({
    stepId,
    successStepId,
    failureStepId,
    productionOrderStepNumber: 1,
    checkSyncStatusOnly: false,
  });

  it('a failure that leads back to be done again is in order', () => {
    expect(found(led(build(1, 2, 3), 3, 1, 'failure'))).toEqual([]);
  });

  it.each([
    ['nothing at all', [], ['empty']],
    ['300 steps', Array.from({ length: 300 }, (_, place) => raw(place)), ['tooMany']],
    ['a step twice, told once', [raw(1), raw(1), raw(1)], ['twice 1']],
    ['a step after itself', [raw(1, null, 1), raw(2)], ['toItself 1']],
    ['a step that is not there', [raw(1, 9), raw(2)], ['toStranger 1']],
    ['a last step that goes on', [raw(1), raw(2, 1)], ['lastGoesOn 2']],
    ['successes in a circle', [raw(1), raw(2, 1), raw(3)], ['noEnd 1,2', 'unreachable 3']],
    ['a failure into a circle', [raw(1, 4, 2), raw(2), raw(3, 2), raw(4)], ['endless 2,3']],
    ['a step that is passed by', [raw(1, 3), raw(2), raw(3)], ['unreachable 2']],
    ['a step that only a failure leads to', [raw(1, 3, 2), raw(2, 1), raw(3)], []],
  ] as const)('%s', (_, steps, expected) => {
    expect(found(steps)).toEqual(expected);
  });

  it('are told by names; long circles are cut', () => {
    const nameOf = (id: number) => `Step ${id}`;
    const tell = (kind: 'noEnd' | 'toItself', stepIds: number[]) =>
      workflowFindingText({ kind, stepIds }, nameOf);
    expect(tell('toItself', [3])).toBe('Step 3 cannot follow itself.');
    expect(tell('noEnd', [1, 2])).toBe('The workflow never ends: Step 1 to Step 2 to Step 1.');
    expect(tell('noEnd', [1, 2, 3, 4, 5, 6])).toBe(
      'The workflow never ends: Step 1 to Step 2 to Step 3 to Step 4 to … to Step 1.',
    );
  });
});
