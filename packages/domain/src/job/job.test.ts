import { expect, it } from 'vitest';
import {
  applyJobAction,
  createJob,
  criticalityLevel,
  cycleProgress,
  decideJobAction,
  decideSkipAll,
  jobFlags,
  jobStatusText,
  jobWaitedFor,
  jobStepStatus,
  materialsOfOrder,
  nameOfRework,
  reworkFlags,
  reworkOptions,
  reworkTakenByUndo,
  stepProgress,
  type Job,
  type JobAction,
  type JobFacts,
} from '../../exports/job.ts';
import { approvalBadge } from '../../exports/approval-badge.ts';
import { planStatus } from '../../exports/plan-status.ts';
import { addStep, setSuccessor, type WorkflowStep } from '../../exports/workflow.ts';

const facts: JobFacts = {
  planStatus: planStatus.manufacturing,
  isAtRisk: false,
  needingWorker: new Set(),
  userSymbol: 'HMEY',
  combinedOrder: null,
};
const rework = { materials: ['40-2210'], isPrototype: false };
const build = (...ids: number[]) => ids.reduce<readonly WorkflowStep[]>(addStep, []);
const actor = { at: new Date('2026-11-24T08:00Z'), by: 'HMEY' };
const start = { kind: 'start' } as const;
const complete = { kind: 'complete' } as const;
const act = (job: Job, ...actions: readonly JobAction[]) =>
  actions.reduce((one, action) => applyJobAction(one, action, actor), job);
const states = ({ steps }: Job) => steps.map(({ status }) => status).join('');
const why = (job: Job, action: JobAction, change: Partial<JobFacts> = {}) => {
  const verdict = decideJobAction(job, action, { ...facts, ...change });
  return verdict.isAllowed ? 'allowed' : verdict.reason;
};
const fresh = createJob(build(20, 21, 22));

it('goes through its steps, 0, 33 and 100 % (§3.5.2, §3.5.7, H15)', () => {
  const percent = (job: Job) => stepProgress(job.steps).progress;
  expect([states(fresh), percent(fresh)]).toEqual(['000', 0]);
  const second = act(fresh, start, complete, start);
  expect([states(second), percent(second)]).toEqual(['210', 33]);
  expect(jobStatusText(second, () => 'Milling')).toBe('Milling in progress');
  expect(jobStatusText(second, () => 'M'.repeat(100))).toHaveLength(60);
  const done = act(second, complete, start, complete);
  expect([states(done), percent(done), why(done, start)]).toEqual(['222', 100, 'Every step is done.']);
  expect(cycleProgress([done, createJob(build(1))])).toBe(75);
});

it('tells why something cannot be done now, and the flags say the same (H5, §3.5.5)', () => {
  const first = act(fresh, start);
  expect(why(first, start)).toBe('The current step is already in progress.');
  expect(why(fresh, complete)).toBe('The current step has not been started.');
  expect(why(fresh, { kind: 'undo' })).toBe('There is nothing to take back.');
  expect(why(fresh, { kind: 'restart' })).toBe('No step has been started.');
  expect(why(first, complete, { planStatus: planStatus.onHold })).toBe('The plan is on hold.');
  expect(why(first, { kind: 'undo' }, { planStatus: planStatus.inTransit })).toBe(
    'The plan has left manufacturing.',
  );
  expect(why(fresh, start, { planStatus: 1 })).toContain('Ready For Manufacturing Approval Pending');
  expect(why(fresh, start, { planStatus: 1, isAtRisk: true })).toBe('allowed');
  expect(why(fresh, start, { needingWorker: new Set([20]), userSymbol: null })).toContain('no user symbol');
  expect(why(fresh, start, { combinedOrder: 'LOT-1' })).toBe(
    'The job advances with the combined order LOT-1.',
  );
  expect(jobFlags(first, facts, rework)).toEqual({
    canStartStep: false,
    canCompleteStep: true,
    canRestartJob: true,
    canUndoJob: true,
    canRework: false,
    reasons: [
      {
        action: 'start',
        text: 'The current step is already in progress.',
      },
      {
        action: 'rework',
        text: 'Only a completed step can be reworked.',
      },
    ],
  });
  const prototype = jobFlags(act(first, complete), facts, { ...rework, isPrototype: true });
  expect([prototype.canRework, prototype.reasons.at(-1)?.text]).toEqual([
    false,
    'A prototype has no reworks.',
  ]);
});

it('a step without people says for which job before it its signal waits (§3.5.8)', () => {
  const [step, ...others] = fresh.steps;
  const waiting = createJob([{ ...step!, checkSyncStatusOnly: true }, ...others]);
  const before = [
    { name: 'Bending', job: act(fresh, start, { kind: 'skip' }) },
    { name: 'Milling', job: fresh },
    { name: 'Polishing', job: fresh },
  ];
  expect(jobWaitedFor(before)).toBe('Milling');
  expect(jobWaitedFor(before.slice(0, 1))).toBeNull();
  const whyNot = (waitsFor: string | null) => jobFlags(waiting, facts, rework, waitsFor).reasons[0]?.text;
  expect(whyNot(null)).toBe('The current step waits for a signal from outside.');
  expect(whyNot('Milling')).toBe(
    'The current step waits for a signal from outside. It comes when Milling is done.',
  );
  expect(jobFlags(fresh, facts, rework, 'Milling')).toEqual(jobFlags(fresh, facts, rework));
});

it('is begun anew and finalized; only a restart takes that back (H8, H16)', () => {
  const skipped = act(fresh, start, complete, start, { kind: 'skip' });
  expect([states(skipped), jobStatusText(skipped, String)]).toEqual(['244', 'Finalized']);
  expect(why(skipped, { kind: 'undo' })).toContain('only a restart');
  const anew = act(skipped, { kind: 'restart' });
  expect([states(anew), anew.pass]).toEqual(['000', 2]);
  expect(decideSkipAll([{ job: skipped, facts }]).isAllowed).toBe(false);
});

it('offers the completed steps for a rework, the current one once it is completed (H9)', () => {
  const ids = (job: Job) => reworkOptions(job).map(({ stepId }) => stepId);
  const last = act(fresh, start, complete, start, complete, start);
  expect(ids(last)).toEqual([20, 21]);
  expect(ids(act(last, complete))).toEqual([20, 21, 22]);
});

it('waits with its current step for a rework of each of two materials (H10, H11, §3.5.4)', () => {
  const of = (name: string): JobAction => ({ kind: 'rework', stepId: 20, name });
  const two = act(fresh, start, complete, start, of('40-1'), of('40-2'));
  expect(reworkTakenByUndo(two)?.name).toBe('40-2');
  expect(reworkTakenByUndo(act(two, { ...start, rework: 2 }))).toBeUndefined();
  expect(why(two, of('40-3, 40-2'))).toBe('A rework of this material is still open.');
  expect(why(two, complete)).toBe('A rework is still open.');
  expect(decideSkipAll([{ job: two, facts }]).isAllowed).toBe(false);
  const run = (job: Job, number: number) =>
    [20, 21].reduce((one) => act(one, { ...start, rework: number }, { ...complete, rework: number }), job);
  const [first] = two.reworks;
  expect(first && reworkFlags(two, first, facts)).toEqual({ canStartStep: true, canCompleteStep: false });
  const one = run(two, 1);
  expect(why(one, complete)).toBe('A rework is still open.');
  const both = run(one, 2);
  expect(stepProgress(both.steps).progress).toBe(33);
  expect(states(act(both, complete))).toBe('220');
  // Undo goes back across both reworks, action by action.
  const actions = Array.from({ length: both.events.length - 3 }, (): JobAction => ({ kind: 'undo' }));
  expect(act(both, ...actions)).toEqual(act(fresh, start, complete, start));
});

it('is for materials of its own work order, each once (H10)', () => {
  expect(materialsOfOrder('40-1, 40-2')).toEqual(['40-1', '40-2']);
  expect(materialsOfOrder(null)).toEqual(['-']);
  const told = (entered: string) => {
    const verdict = nameOfRework(entered, ['40-1', '40-2']);
    return verdict.isAllowed ? verdict.name : verdict.reason;
  };
  expect(told(' 40-2,40-1,40-2')).toBe('40-2, 40-1');
  expect([told(' '), told('40-1,')]).toEqual(['Material number is required', 'Material number is required']);
  expect(told('40-1, 40-3')).toBe('40-3 is no material of this work order.');
});

it('has at most 50 reworks', () => {
  const [one] = act(fresh, start, complete, start, { kind: 'rework', stepId: 20, name: '40-1' }).reworks;
  const full = { ...act(fresh, start, complete, start), reworks: Array.from({ length: 50 }, () => one!) };
  expect(why(full, { kind: 'rework', stepId: 20, name: '40-9' })).toBe('A job has at most 50 reworks.');
});

it('goes back where a failure leads, told by a signal that no person gives (§3.5.3, §3.5.8)', () => {
  const steps = setSuccessor(build(20, 21, 22, 23), { stepId: 22, way: 'failure', to: 21 });
  const waiting = act(
    createJob(steps.map((step) => ({ ...step, checkSyncStatusOnly: step.stepId === 22 }))),
    start,
    complete,
    start,
    complete,
  );
  expect(why(waiting, start)).toBe('The current step waits for a signal from outside.');
  expect(why(fresh, { kind: 'signal', hasSucceeded: true })).toBe('The current step is done by a person.');
  const back = act(waiting, { kind: 'signal', hasSucceeded: false });
  expect([states(back), back.current]).toEqual(['2030', 1]);
  const through = act(back, start, complete, { kind: 'signal', hasSucceeded: true }, start, complete);
  expect(states(through)).toBe('2222');
});

it('tells by how many hours a step is late, by the table of efforts (§3.5.6, T22)', () => {
  const end = new Date('2026-11-20T14:00Z');
  const after = (hours: number, status: 1 | 2 = 1, table?: Parameters<typeof criticalityLevel>[3]) =>
    criticalityLevel({ ...fresh.steps[0]!, status }, end, new Date(end.getTime() + hours * 3_600_000), table);
  expect([-1, 0, 1, 23.9, 24, 71.9, 72].map((hours) => after(hours))).toEqual([0, 1, 1, 1, 2, 2, 3]);
  expect(after(99, jobStepStatus.completed)).toBe(0);
  expect(
    after(9, 1, [
      { level: 1, hours: null },
      { level: 2, hours: 8 },
      { level: 3, hours: 10 },
    ]),
  ).toBe(2);
});

it.each([
  [47, 'success'],
  [48, 'warning'],
  [75, 'warning'],
  [76, 'danger'],
])('a design approved %i whole hours ago is %s (G15)', (hours, tone) => {
  const now = new Date('2026-11-24T08:00Z');
  const approved = new Date(now.getTime() - (hours + 0.99) * 3_600_000);
  expect(approvalBadge(approved, now)).toEqual({ hours, tone, text: `Design approval ${hours}h ago` });
});
