import { jobStepStatus } from '@crt/domain/job';
import { planStatus } from '@crt/domain/plan-status';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { testHistoryKey } from '../../testing/history-key.ts';
import { manufacturingCycles } from '../cycle/cycle.tables.ts';
import { firstJob, shopFloor } from '../testing/shop-floor.ts';

const floor = shopFloor(240);
const { press } = floor;

const materialOf = ({ workOrderModels: [order] }: Awaited<ReturnType<typeof floor.details>>) =>
  order?.materialNumber ?? '';

/** The changes of a plan, as its tab shows them: those of its manufacturing among them. */
async function changesOf(id: number, field?: string) {
  const { body } = await floor.app.call('manufacturing', 'GET', `/api/FulfilmentPlan/GetChanges/${id}`);
  const { data } = body as Output<'getPlanChanges'>;
  return field === undefined ? data : data.filter((change) => change.field === field);
}

describe('the changes of a plan and of its cycle (F46, H3)', () => {
  it('tell of every action on a job: of what, what happened, who and when, with what followed', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    const before = await floor.details(id);
    const { name, jobSteps } = firstJob(before);
    const [first, second] = jobSteps.map((step) => step.name);
    for (const call of [
      'StartCurrentStep',
      'MarkCurrentStepAsCompleted',
      'UndoCurrentStep',
      'RestartManufacturingJob',
    ])
      expect((await press(id, call)).body).toMatchObject({ result: 0 });
    const { timestamp } = await floor.details(id);
    await floor.post('SkipAllSteps', { id, timestamp });
    const told = (await changesOf(id, 'Job Step')).filter(({ newValue }) => newValue?.includes(name));
    const of = `${materialOf(before)}, ${name}`;
    expect(told.map(({ oldValue, newValue }) => [oldValue, newValue])).toEqual([
      [`${first} Pending (${of}, pass 2)`, `Open steps skipped, all steps done (${of}, pass 2)`],
      [`${first} In Progress (${of})`, `Restart, ${first} Pending (${of}, pass 2)`],
      [`${second} Pending (${of})`, `Undo, ${first} In Progress (${of})`],
      [`${first} In Progress (${of})`, `${first} Completed, ${second} Pending (${of})`],
      [`${first} Pending (${of})`, `${first} In Progress (${of})`],
    ]);
    const [begin] = told.slice(-1);
    expect(begin).toMatchObject({
      userSymbol: 'MFIS',
      time: '2026-11-20T09:00:00.000Z',
      source: 'screen',
    });
    const begun = (await changesOf(id)).filter(({ batchId }) => batchId === begin?.batchId);
    expect(begun[0]?.field).toBe('Job Step');
    expect(begun.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['Manufacturing Started Actual Date', 'Request Status']),
    );
  });

  it('tell of a rework; undo asks before it takes one away, and that is told', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    await press(id, 'StartCurrentStep');
    await press(id, 'MarkCurrentStepAsCompleted');
    const before = await floor.details(id);
    const { name: job, jobSteps } = firstJob(before);
    const material = materialOf(before);
    const rework = { startJobStepId: jobSteps[0]?.id, name: material };
    expect((await press(id, 'AddRework', rework)).body).toMatchObject({ result: 0 });
    const { timestamp: timestampBase64, ...details } = await floor.details(id);
    const manufacturingJobReworkId = firstJob({ timestamp: timestampBase64, ...details }).reworks[0]?.id;
    const body = { manufacturingCycleId: id, manufacturingJobReworkId, timestampBase64 };
    expect((await floor.post('StartReworkStep', body)).body).toMatchObject({ result: 0 });
    const [of, step] = [`(rework of ${material}, ${job})`, jobSteps[0]?.name];
    expect((await press(id, 'UndoCurrentStep')).body).toMatchObject({ result: 0 });
    const steps = `${jobSteps[0]?.name}, ${jobSteps[1]?.name}`;
    const question = `Undo removes the rework of ${material} with its steps: ${steps}. Remove it?`;
    expect((await press(id, 'UndoCurrentStep')).body).toMatchObject({ result: 1, message: question });
    expect(firstJob(await floor.details(id)).reworks).toHaveLength(1);
    const removed = await press(id, 'UndoCurrentStep', { ignoreWarning: true });
    expect(removed.body).toMatchObject({ result: 0 });
    expect(firstJob(await floor.details(id)).reworks).toEqual([]);
    expect((await changesOf(id, 'Rework')).map(({ oldValue, newValue }) => [oldValue, newValue])).toEqual([
      [`${step} Pending ${of}`, `Rework of ${material} (${job}) removed`],
      [`${step} In Progress ${of}`, `Undo, ${step} Pending ${of}`],
      [`${step} Pending ${of}`, `${step} In Progress ${of}`],
      [null, `Added, ${step} Pending ${of}`],
    ]);
  });

  it('tell when a cycle is finalized, and what takes that back', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    for (const call of ['SkipAllSteps', 'RestartManufacturingJob', 'SkipAllSteps']) {
      const { timestamp } = await floor.details(id);
      const isOfJob = call === 'RestartManufacturingJob';
      const { body } = isOfJob ? await press(id, call) : await floor.post(call, { id, timestamp });
      expect(body).toMatchObject({ result: 0 });
    }
    const told = (await changesOf(id, 'Finalized')).map(({ oldValue, newValue }) => [oldValue, newValue]);
    expect(told).toEqual([
      ['No', 'Yes'],
      ['Yes', 'No'],
      ['No', 'Yes'],
    ]);
  });

  it('tell once what is edited at both', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    const { timestamp } = await floor.details(id);
    await floor.post('EditOrderNumber', { id, orderNumber: 'SO-17-1', timestamp });
    const told = (await changesOf(id, 'Order Number')).filter(({ newValue }) => newValue === 'SO-17-1');
    expect(told).toHaveLength(1);
  });
});

it('a rework of what is out of manufacturing, taken back, leaves it as it was (§3.5.2)', async () => {
  const id = await floor.cycleOf(planStatus.readyForShipment);
  const before = await floor.planOf(id);
  expect(before.out?.getTime()).toBeLessThan(Date.parse('2026-11-20T09:00:00Z'));
  const cycle = async () =>
    (await floor.app.db.select().from(manufacturingCycles).where(eq(manufacturingCycles.planId, id)))[0];
  const { stamp: _, ...was } = (await cycle()) ?? {};
  const details = await floor.details(id);
  const step = firstJob(details).jobSteps.find(({ status }) => status === jobStepStatus.completed);
  const rework = { startJobStepId: step?.id, name: materialOf(details) };
  expect((await press(id, 'AddRework', rework)).body).toMatchObject({ result: 0 });
  expect((await floor.planOf(id)).out).toBeNull();
  await press(id, 'UndoCurrentStep', { ignoreWarning: true });
  expect(await floor.planOf(id)).toEqual(before);
  expect(await cycle()).toMatchObject(was);
});

it('histories fit what they tell', async () => {
  const { broken } = await verifyHistory(floor.app.db, { key: testHistoryKey, present: {} });
  expect(broken).toEqual([]);
});
