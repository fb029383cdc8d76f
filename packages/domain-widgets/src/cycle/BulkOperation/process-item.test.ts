import { ApiError } from '@crt/api-client/api-error';
import { expect, it } from 'vitest';
import type { BulkItem } from './bulk-item.ts';
import { pending } from './bulk-item.ts';
import { processItem } from './process-item.ts';

const item: BulkItem = {
  key: 'a',
  cycleId: 8231,
  jobId: 15207,
  jobState: '1:3:0:4',
  requestId: '26-10412',
  workflow: 'Milling and cleaning',
  step: 'Milling',
  transition: { before: 'Pending', after: 'In Progress' },
  type: 2,
  outcome: pending,
};
const refused = new ApiError({ kind: 'result', title: 'Kim was faster.', status: 200 });
const busy = new ApiError({ kind: 'problem', title: 'Too many', status: 429, retryAfter: 7 });

/** Plays the server: each call answers what is next, or throws it. */
function play(...answers: readonly unknown[]) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const waited: number[] = [];
  const left = [...answers];
  const call = async (operation: { readonly id: string }, input: { readonly body?: unknown }) => {
    asked.push(operation.id);
    bodies.push(input.body);
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const wait = async (seconds: number) => void waited.push(seconds);
  const ports = { api: { call: call as never }, operationId: '9b0a4a52-1c1f-4d5e-8a37-2f3e5d0c9b11', wait };
  return { ports, asked, bodies, waited };
}
const success = { result: 0, message: '' };

it.each([
  [2, 'startJobStepInBulk'],
  [3, 'completeJobStepInBulk'],
  [1, 'undoJobStep'],
])('a fresh stamp first, then what type %i says (J10, J16)', async (type, call) => {
  const { ports, asked, bodies } = play('AAAAAAAAB9E=', success);
  expect(await processItem({ ...item, type }, ports)).toEqual({ state: 'done', text: 'Finished' });
  expect(asked).toEqual(['getManufacturingCycleStamp', call]);
  expect(bodies[1]).toEqual({
    manufacturingCycleId: 8231,
    manufacturingJobId: 15207,
    timestampBase64: 'AAAAAAAAB9E=',
    jobState: '1:3:0:4',
    bulkOperationId: '9b0a4a52-1c1f-4d5e-8a37-2f3e5d0c9b11',
  });
});

it('another type is not implemented, and asks nothing (J10)', async () => {
  const { ports, asked } = play();
  expect(await processItem({ ...item, type: 9 }, ports)).toMatchObject({
    state: 'failed',
    text: 'Operation not implemented',
  });
  expect(asked).toEqual([]);
});

it('the server’s message is the status of a step that is not done; others say Error, and why (J12)', async () => {
  const fail = (type: number) => processItem({ ...item, type }, play('AAAAAAAAB9E=', refused).ports);
  expect(await fail(3)).toEqual({ state: 'failed', text: 'Kim was faster.', reason: 'Kim was faster.' });
  expect(await fail(2)).toEqual({ state: 'failed', text: 'Error', reason: 'Kim was faster.' });
  expect(await fail(1)).toMatchObject({ text: 'Error' });
  const away = new ApiError({ kind: 'network', title: 'The server cannot be reached' });
  expect(await processItem({ ...item, type: 3 }, play(away).ports)).toMatchObject({ text: 'Error' });
});

it('waits as long as a busy server wants, and goes on', async () => {
  const { ports, asked, waited } = play(busy, 'AAAAAAAAB9E=', busy, success);
  expect(await processItem(item, ports)).toMatchObject({ state: 'done' });
  expect(asked).toHaveLength(4);
  expect(waited).toEqual([7, 7]);
});
