import { expect, it } from 'vitest';
import {
  addMember,
  applyToCombinedOrder,
  combinedOrderFlags,
  combinedStepLook,
  decideAddMember,
  decideCombinedOrder,
  isAddGateOpen,
  removeMember,
  statusOfCombinedOrder,
  type CombinedMember,
  type CombinedOrder,
  type CombinedOrderAction,
} from '../../exports/combined-order.ts';
import { createJob, type JobFacts } from '../../exports/job.ts';
import { planStatus } from '../../exports/plan-status.ts';
import { addStep } from '../../exports/workflow.ts';

const steps = addStep(addStep([], 20), 21);
const facts: JobFacts = {
  planStatus: planStatus.manufacturing,
  isAtRisk: false,
  needingWorker: new Set(),
  userSymbol: 'HMEY',
  combinedOrder: 'LOT-1',
};
const member = (jobId: number): CombinedMember => ({
  jobId,
  requestId: `26-${jobId}`,
  pass: 1,
  job: createJob(steps),
  facts,
  waitsFor: null,
});
const empty: CombinedOrder = { job: createJob(steps), members: [] };
const pair = addMember(addMember(empty, member(1)), member(2));
const act = (order: CombinedOrder, ...kinds: readonly ('start' | 'complete' | 'undo')[]) =>
  kinds.reduce((one, kind) => applyToCombinedOrder(one, { kind }, { at: new Date(0), by: null }), order);
const why = (order: CombinedOrder, action: CombinedOrderAction) => {
  const verdict = decideCombinedOrder(order, action);
  return verdict.isAllowed ? 'allowed' : verdict.reason;
};

it('advances its members together, and goes back with those that are left (§3.7, L10, L15)', () => {
  const begun = act(pair, 'start', 'complete', 'start');
  expect(begun.members.map(({ job }) => job.steps.map(({ status }) => status))).toEqual([
    [2, 1],
    [2, 1],
  ]);
  expect(statusOfCombinedOrder(begun.job)).toBe(1);
  const [left] = act(removeMember(begun, 1), 'undo', 'undo').members;
  expect(left?.job.steps.map(({ status }) => status)).toEqual([1, 0]);
  expect(removeMember(removeMember(begun, 1), 2)).toEqual(empty);
});

it('needs every member: one that is held in the middle stops it by name (§3.7)', () => {
  const [first, second] = act(pair, 'start').members;
  const held = { ...second!, facts: { ...facts, planStatus: planStatus.onHold } };
  const order = { ...act(pair, 'start'), members: [first!, held] };
  expect(why(order, { kind: 'complete' })).toBe('26-2: The plan is on hold.');
  expect(why(removeMember(order, 2), { kind: 'complete' })).toBe('allowed');
  const again = { ...member(3), pass: 2 };
  expect(why(addMember(empty, again), { kind: 'start' })).toBe('26-3: The job has been restarted since.');
  expect(why(empty, { kind: 'start' })).toBe('The combined order has no requests.');
});

it('says why it cannot go on: what its members say, and that its step waits for a signal (L10, §3.5.8)', () => {
  const signal = steps.map((step) => ({ ...step, checkSyncStatusOnly: step.stepId === 21 }));
  const waiting = act(addMember(empty, { ...member(1), job: createJob(signal) }), 'start', 'complete');
  const { waitsForSignal, signalObstacles, canStart, canUndo, reasons } = combinedOrderFlags(waiting);
  expect([waitsForSignal, signalObstacles, canStart, canUndo]).toEqual([true, [], false, true]);
  const text = 'The current step waits for a signal from outside.';
  expect(reasons).toEqual([
    { action: 'start', text },
    { action: 'complete', text },
  ]);
  const [member1] = waiting.members;
  const early = {
    ...waiting,
    members: [
      { ...member1!, waitsFor: 'Milling' },
      { ...member1!, requestId: '26-2' },
      { ...member1!, requestId: '26-3', waitsFor: 'Packing' },
    ],
  };
  expect(combinedOrderFlags(early)).toMatchObject({
    reasons: [{ text }, { text }],
    signalObstacles: ['26-1: Milling is not done.', '26-3: Packing is not done.'],
  });
  expect(why(waiting, { kind: 'signal', hasSucceeded: true })).toBe('allowed');
  expect(why(early, { kind: 'signal', hasSucceeded: true })).toBe('26-1: Milling is not done.');
  expect(combinedOrderFlags(pair)).toMatchObject({
    waitsForSignal: false,
    signalObstacles: [],
    reasons: [
      { action: 'complete', text: 'The current step has not been started.' },
      { action: 'undo', text: 'There is nothing to take back.' },
    ],
  });
});

it('takes requests before its first step only, each with its own workflow at its begin (L12, §3.7)', () => {
  const can = (order: CombinedOrder, job = createJob(steps), openOrder: string | null = null) =>
    decideAddMember(order, { job, openOrder }).isAllowed;
  const gates = [empty, pair, act(pair, 'start'), act(pair, 'start', 'complete'), act(pair, 'start', 'undo')];
  expect(gates.map((order) => isAddGateOpen(combinedOrderFlags(order)))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(gates.map((order) => can(order))).toEqual([true, true, false, false, true]);
  const full = { ...pair, members: Array.from({ length: 500 }, (_, at) => member(at + 10)) };
  expect(can(full)).toBe(false);
  const begun = act(pair, 'start').members[0]!.job;
  expect([can(pair, begun), can(pair, createJob(addStep(steps, 22))), can(pair, begun, 'LOT-2')]).toEqual([
    false,
    false,
    false,
  ]);
});

it.each([
  [2, 0, true, 'success process wait'],
  [2, 0, false, 'success wait wait'],
  [2, 1, false, 'success finish wait'],
  [3, 2, false, 'success success success'],
] as const)(
  'draws step %i with status %i (L11)',
  (currentSequenceNumber, currentStepStatus, canStart, look) => {
    const place = { currentSequenceNumber, currentStepStatus, canStart };
    expect([1, 2, 3].map((number) => combinedStepLook(number, place)).join(' ')).toBe(look);
  },
);
