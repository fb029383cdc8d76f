import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  applyJobAction,
  createJob,
  decideByJob,
  decideJobAction,
  isJobDone,
  isReworkOpen,
  jobFlags,
  jobStepStatus,
  type Job,
  type JobAction,
  type JobFacts,
} from '../../exports/job.ts';
import { addStep, findWorkflowFaults, isRefused, setSuccessor } from '../../exports/workflow.ts';
import type { WorkflowStep } from '../../exports/workflow.ts';

const { pending, inProgress, completed, failed, skipped } = jobStepStatus;
const facts: JobFacts = {
  planStatus: 4,
  isAtRisk: false,
  needingWorker: new Set(),
  userSymbol: 'HMEY',
  combinedOrder: null,
};
const actor = { at: new Date('2026-11-24T08:00Z'), by: 'HMEY' };

const stepId = fc.integer({ min: 1, max: 6 });
const workflow = fc
  .record({
    length: fc.integer({ min: 1, max: 6 }),
    ways: fc.array(fc.record({ stepId, way: fc.constantFrom('success', 'failure'), to: stepId }), {
      maxLength: 5,
      size: 'max',
    }),
    signals: fc.uniqueArray(stepId, { maxLength: 3, size: 'max' }),
  })
  .map(({ length, ways, signals }) => {
    const plain = Array.from({ length }, (_, place) => place + 1).reduce<readonly WorkflowStep[]>(
      addStep,
      [],
    );
    return ways
      .reduce((steps, way) => setSuccessor(steps, way), plain)
      .map((step) => ({ ...step, checkSyncStatusOnly: signals.includes(step.stepId) }));
  })
  .filter((steps) => !findWorkflowFaults(steps).some(isRefused));

const ofRework = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined, freq: 2 });
/** `onward`: whatever brings the job closer to its end, so that walks come far. */
const action: fc.Arbitrary<JobAction | 'onward'> = fc.oneof(
  { weight: 14, arbitrary: fc.constant('onward' as const) },
  { weight: 5, arbitrary: ofRework.map((rework) => ({ kind: 'start' as const, ...(rework && { rework }) })) },
  {
    weight: 5,
    arbitrary: ofRework.map((rework) => ({ kind: 'complete' as const, ...(rework && { rework }) })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.boolean(), ofRework).map(([hasSucceeded, rework]) => ({
      kind: 'signal' as const,
      hasSucceeded,
      ...(rework && { rework }),
    })),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'undo' as const }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'restart' as const }, { kind: 'skip' as const }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(stepId, fc.constantFrom('40-1', '40-2', '40-1, 40-2'))
      .map(([id, name]) => ({ kind: 'rework' as const, stepId: id, name })),
  },
);

/** The rules of a job told a second time, step by step on plain lists; undo takes back the list as it was kept. */
class Model {
  status: number[];
  at = 0;
  reworks: { name: string; ids: number[]; status: number[] }[] = [];
  kept: { status: number[]; at: number; reworks: Model['reworks']; done: number[] }[] = [];
  done: number[] = [];
  isSkipped = false;
  readonly steps: readonly WorkflowStep[];
  constructor(steps: readonly WorkflowStep[]) {
    this.steps = steps;
    this.status = steps.map(() => pending);
  }
  open() {
    return this.reworks.filter(({ status }) => status.some((one) => one !== completed));
  }
  can(what: JobAction): boolean {
    const { kind } = what;
    if (kind === 'undo') return this.kept.length > 0 && !this.isSkipped;
    if (kind === 'restart') return this.kept.length > 0 && this.open().length === 0;
    if (kind === 'skip')
      return this.open().length === 0 && this.status.some((one) => one !== completed && one !== skipped);
    if (kind === 'rework')
      return (
        !this.isSkipped &&
        this.status[what.stepId - 1] === completed &&
        !this.open().some(({ name }) => name.split(', ').some((one) => what.name.split(', ').includes(one)))
      );
    const place = this.place(what.rework);
    if (place === undefined) return false;
    const [status, isSignal] = place;
    if (status === completed || status === skipped || isSignal !== (kind === 'signal')) return false;
    if (kind === 'start') return status !== inProgress;
    return (
      (kind === 'signal' || status === inProgress) && (what.rework !== undefined || this.open().length === 0)
    );
  }
  place(number: number | undefined): [number, boolean] | undefined {
    if (number === undefined)
      return [this.status[this.at] ?? -1, this.steps[this.at]?.checkSyncStatusOnly ?? false];
    const rework = this.reworks[number - 1];
    const at = rework?.status.findIndex((one) => one !== completed) ?? -1;
    if (!rework || at < 0) return undefined;
    return [rework.status[at] ?? -1, this.steps[(rework.ids[at] ?? 0) - 1]?.checkSyncStatusOnly ?? false];
  }
  do(what: JobAction) {
    const { status, at, reworks, done } = this;
    if (what.kind === 'undo') return void Object.assign(this, this.kept.pop());
    if (what.kind === 'restart')
      return void Object.assign(this, new Model(this.steps), { reworks, isSkipped: false });
    this.kept.push({
      status: [...status],
      at,
      done: [...done],
      reworks: reworks.map((rework) => ({
        ...rework,
        status: [...rework.status],
      })),
    });
    if (what.kind === 'skip') {
      this.isSkipped = true;
      this.skipRest();
    } else if (what.kind === 'rework') {
      const ids = this.done.slice(this.done.lastIndexOf(what.stepId)).reverse();
      const kept = [...new Set([at + 1, ...ids])].filter(
        (id) => id === at + 1 || status[id - 1] === completed,
      );
      this.reworks.push({ name: what.name, ids: kept.reverse(), status: kept.map(() => pending) });
    } else {
      const to =
        what.kind === 'start'
          ? inProgress
          : 'hasSucceeded' in what && !what.hasSucceeded
            ? failed
            : completed;
      if (what.rework === undefined) this.go(to);
      else {
        const { status: own = [] } = this.reworks[what.rework - 1] ?? {};
        own[own.findIndex((one) => one !== completed)] = to;
      }
    }
  }
  go(to: number) {
    this.status[this.at] = to;
    if (to === inProgress) return;
    if (to === completed) this.done.push(this.at + 1);
    const next = to === completed ? this.after(this.at) : this.steps[this.at]?.failureStepId;
    if (next === undefined || next === null) {
      if (to === completed) this.skipRest();
      return;
    }
    this.at = next - 1;
    for (let id: number | undefined = next; id !== undefined; id = this.after(id - 1))
      if (this.status[id - 1] === completed) this.status[id - 1] = pending;
  }
  after(at: number): number | undefined {
    return this.steps[at]?.successStepId ?? (at + 1 < this.steps.length ? at + 2 : undefined);
  }
  skipRest() {
    this.status = this.status.map((one) => (one === completed ? one : skipped));
  }
}

const shape = ({ steps, current, reworks }: Job) => ({
  status: steps.map(({ status }) => status),
  at: current,
  reworks: reworks.map(({ name, steps: own }) => ({
    name,
    ids: own.map((step) => step.stepId),
    status: own.map(({ status }) => status),
  })),
});

const forward = (job: Job): JobAction | undefined => {
  const rework = job.reworks.find(isReworkOpen)?.number;
  const mine = rework === undefined ? {} : { rework };
  const all: JobAction[] = [
    { kind: 'start', ...mine },
    { kind: 'complete', ...mine },
    { kind: 'signal', hasSucceeded: true, ...mine },
  ];
  return all.find((one) => decideJobAction(job, one, facts).isAllowed);
};

/** What an action makes of a job; undefined where it refuses as the rules do. @throws any other fault */
function tried(act: () => Job): Job | undefined {
  try {
    return act();
  } catch (fault) {
    if (fault instanceof RangeError) return undefined;
    throw fault;
  }
}

it('is what a second telling of the rules says, and undo brings back exactly what was (§3.5.2 to §3.5.5)', () => {
  fc.assert(
    fc.property(
      workflow,
      fc.array(action, { minLength: 10, maxLength: 60, size: 'max' }),
      (steps, actions) => {
        const model = new Model(steps);
        const before: Job[] = [];
        let job = createJob(steps);
        for (const wish of actions) {
          const one = wish === 'onward' ? (forward(job) ?? { kind: 'undo' }) : wish;
          const isAllowed = model.can(one);
          expect(decideByJob(job, one).isAllowed).toBe(isAllowed);
          const next = tried(() => applyJobAction(job, one, actor));
          expect(next !== undefined).toBe(isAllowed);
          if (!next) continue;
          model.do(one);
          const expected = one.kind === 'undo' ? before.pop() : next;
          expect(next).toEqual(expected);
          if (one.kind === 'restart') before.length = 0;
          else if (one.kind !== 'undo') before.push(job);
          job = next;
          expect(shape(job)).toEqual({ status: model.status, at: model.at, reworks: model.reworks });
        }
      },
    ),
    { numRuns: 400 },
  );
});

it('never gets stuck, says of each button what the call says, and is done at 100 % only (H5, §3.5.5)', () => {
  fc.assert(
    fc.property(workflow, fc.array(action, { maxLength: 40, size: 'max' }), (steps, actions) => {
      let job = createJob(steps);
      for (const wish of actions) {
        const one = wish === 'onward' ? (forward(job) ?? { kind: 'undo' }) : wish;
        if (decideByJob(job, one).isAllowed) job = applyJobAction(job, one, actor);
      }
      const flags = jobFlags(job, facts, { materials: ['40-1'], isPrototype: false });
      const does = (one: JobAction) => {
        try {
          return applyJobAction(job, one, actor) !== job;
        } catch {
          return false;
        }
      };
      expect(flags.canStartStep).toBe(does({ kind: 'start' }));
      expect(flags.canCompleteStep).toBe(does({ kind: 'complete' }));
      expect(flags.canUndoJob).toBe(does({ kind: 'undo' }));
      expect(flags.canRestartJob).toBe(does({ kind: 'restart' }));
      expect(flags.canRework).toBe(
        steps.some((step) => does({ kind: 'rework', stepId: step.stepId, name: '40-1' })),
      );
      expect(flags.reasons).toHaveLength(Object.values(flags).filter((flag) => flag === false).length);
      for (let left = 100; !isJobDone(job); left -= 1) {
        expect(left).toBeGreaterThan(0);
        const next = forward(job);
        expect(next).toBeDefined();
        job = applyJobAction(job, next ?? { kind: 'undo' }, actor);
      }
    }),
  );
});
