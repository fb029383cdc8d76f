import { planStatus } from '@crt/domain/plan-status';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { plans } from '../../plan/plan.tables.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { testHistoryKey } from '../../testing/history-key.ts';
import { cycleAggregate } from '../cycle/cycle.aggregate.ts';
import { firstJob, shopFloor } from '../testing/shop-floor.ts';
import { manufacturingJobSteps } from './job.tables.ts';

const floor = shopFloor(240);
const { press } = floor;
const start = (id: number) => press(id, 'StartCurrentStep');
const done = (id: number) => press(id, 'MarkCurrentStepAsCompleted');

describe('a job is walked through its steps (H5 to H8, H15)', () => {
  it('its first step begins manufacturing: status, milestone, worker, history, event', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    floor.app.takeEvents();
    const before = await floor.details(id);
    expect(firstJob(before)).toMatchObject({
      canStartStep: true,
      canCompleteStep: false,
      canUndoJob: false,
      progress: 0,
    });
    expect(firstJob(before).reasons.map(({ action }) => action)).toEqual([
      'complete',
      'restart',
      'undo',
      'rework',
    ]);
    const answer = await start(id);
    expect(answer.body).toMatchObject({ result: 0, message: '', data: { merged: false } });
    const after = await floor.details(id);
    expect(answer.body.timestamp).toBe(after.timestamp);
    expect(firstJob(after)).toMatchObject({
      canStartStep: false,
      canCompleteStep: true,
      currentUserSymbol: 'MFIS',
    });
    expect(firstJob(after).jobSteps[0]).toMatchObject({
      status: 1,
      statusCss: 'process',
      actualStartDate: '2026-11-20T09:00:00.000Z',
    });
    expect(await floor.planOf(id)).toMatchObject({
      status: planStatus.manufacturing,
      started: new Date('2026-11-20T09:00:00Z'),
    });
    const told = await floor.lastAction(id);
    expect(told.map(({ aggregate, field, source }) => [aggregate, field, source])).toEqual(
      expect.arrayContaining([
        ['manufacturing-cycle', `job:${firstJob(after).id}`, 'screen'],
        ['plan', 'milestone:5:actual', 'scheduler'],
        ['plan', 'requestStatusId', 'scheduler'],
      ]),
    );
    const events = floor.app.takeEvents().map(({ entity, entityId }) => `${entity} ${entityId ?? ''}`);
    expect(events).toEqual(expect.arrayContaining([`manufacturing-cycle ${id}`, `plan ${id}`]));
  });

  it('to the end, back by undo, and anew by restart', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    await start(id);
    expect((await done(id)).body.result).toBe(0);
    const second = firstJob(await floor.details(id));
    expect(second).toMatchObject({ completedNumberSteps: 1, canStartStep: true, canUndoJob: true });
    expect((await floor.planOf(id)).progress).toBeGreaterThan(0);
    await press(id, 'UndoCurrentStep');
    expect(firstJob(await floor.details(id))).toMatchObject({
      completedNumberSteps: 0,
      canCompleteStep: true,
    });
    await press(id, 'UndoCurrentStep');
    expect(await floor.planOf(id)).toMatchObject({
      status: planStatus.readyForManufacturing,
      started: null,
      progress: 0,
    });
    await start(id);
    expect((await press(id, 'RestartManufacturingJob')).body.message).toBe('Restart succeded.');
    expect(firstJob(await floor.details(id))).toMatchObject({ canStartStep: true, progress: 0 });
    expect(await floor.planOf(id)).toMatchObject({ status: planStatus.manufacturing });
  });

  it('undo of the first step returns to the approval that it waited for (§3.6)', async () => {
    const id = await floor.cycleOf(planStatus.manufacturingApprovalPending);
    await start(id);
    expect(await floor.planOf(id)).toMatchObject({ status: planStatus.manufacturing });
    await press(id, 'UndoCurrentStep');
    expect(await floor.planOf(id)).toMatchObject({
      status: planStatus.manufacturingApprovalPending,
      started: null,
    });
  });

  it('Finalize skips what is open, and the plan is out of manufacturing (H16)', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    await start(id);
    const { timestamp, showSkipButton } = await floor.details(id);
    expect(showSkipButton).toBe(true);
    const answer = await floor.post('SkipAllSteps', { id, timestamp });
    expect(answer.body).toMatchObject({ result: 0, message: 'Manufacturing finalized.' });
    const after = await floor.details(id);
    expect(after.showSkipButton).toBe(false);
    expect(firstJob(after).jobSteps.every(({ status }) => status === 4)).toBe(true);
    expect(await floor.planOf(id)).toMatchObject({
      status: planStatus.readyForShipment,
      progress: 100,
      out: new Date('2026-11-20T09:00:00Z'),
    });
  });
});

describe('a rework (H9 to H11, H26)', () => {
  it('repeats a completed step; until it ends the job waits, and Finalize too', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    await start(id);
    await done(id);
    await start(id);
    const step = firstJob(await floor.details(id)).jobSteps[0]?.id;
    const name = (await floor.details(id)).workOrderModels[0]?.materialNumber;
    const rework = { startJobStepId: step, name };
    expect((await press(id, 'AddRework', rework)).body).toMatchObject({ result: 0 });
    const job = firstJob(await floor.details(id));
    expect(job).toMatchObject({
      canCompleteStep: false,
      reworks: [{ name, canStartStep: true, progress: 0 }],
    });
    expect((await done(id)).body).toMatchObject({ result: 2, message: 'A rework is still open.' });
    const { timestamp } = await floor.details(id);
    expect((await floor.post('SkipAllSteps', { id, timestamp })).body).toMatchObject({
      result: 2,
      message: 'A rework is still open.',
    });
    const onRework = async (call: string) => {
      const { timestamp: timestampBase64, ...details } = await floor.details(id);
      const manufacturingJobReworkId = details.workOrderModels[0]?.manufacturingJobs[0]?.reworks[0]?.id;
      return floor.post(call, { manufacturingCycleId: id, manufacturingJobReworkId, timestampBase64 });
    };
    for (const _ of job.reworks[0]?.jobSteps ?? []) {
      expect((await onRework('StartReworkStep')).body).toMatchObject({ result: 0 });
      expect((await onRework('MarkCurrentReworkStepAsCompleted')).body).toMatchObject({ result: 0 });
    }
    expect((await onRework('StartReworkStep')).body.result).toBe(2);
    expect((await done(id)).body).toMatchObject({ result: 0 });
    // Whoever prints the traveler sees who did what (REG13).
    const { jobSteps, reworks } = firstJob(await floor.details(id));
    const by = [...jobSteps, ...(reworks[0]?.jobSteps ?? [])].map((one) => [one.status, one.completedBy]);
    expect(new Set(by.map(String))).toEqual(new Set(['2,MFIS', '0,']));
  });

  it('a step that successes pass over names the step whose failure leads to it', async () => {
    const id = await floor.cycleOf(planStatus.manufacturing);
    const { db } = floor.app;
    const job = firstJob(await floor.details(id));
    const [one, passed, next] = job.jobSteps.map(({ jobStepId }) => jobStepId);
    const isFirst = and(eq(manufacturingJobSteps.jobId, job.id), eq(manufacturingJobSteps.place, 1));
    const leads = { successStepId: next ?? null, failureStepId: passed ?? null };
    await db.update(manufacturingJobSteps).set(leads).where(isFirst);
    const steps = firstJob(await floor.details(id)).jobSteps;
    const name = steps.find(({ jobStepId }) => jobStepId === one)?.name;
    expect(steps.map(({ afterFailureOf }) => afterFailureOf)).toEqual(
      steps.map(({ jobStepId }) => (jobStepId === passed ? [name] : [])),
    );
  });

  it('refuses steps of other jobs, pending ones, and materials of other work orders', async () => {
    const id = await floor.cycleOf(planStatus.manufacturing);
    const other = await floor.cycleOf(planStatus.manufacturing);
    const stranger = firstJob(await floor.details(other)).jobSteps[0]?.id;
    const own = firstJob(await floor.details(id)).jobSteps;
    const name = (await floor.details(id)).workOrderModels[0]?.materialNumber;
    const refused = async (body: object) => (await press(id, 'AddRework', body)).body;
    expect(await refused({ startJobStepId: stranger, name })).toMatchObject({
      result: 2,
      message: 'The step is not part of this job.',
    });
    expect(await refused({ startJobStepId: own[0]?.id, name: '99-9999' })).toMatchObject({
      result: 2,
      message: '99-9999 is no material of this work order.',
    });
    const two = await floor.cycleOf(planStatus.manufacturing, { materials: 2 });
    const [first, second] = (await floor.details(two)).workOrderModels;
    const ofOther = {
      startJobStepId: first?.manufacturingJobs[0]?.jobSteps[0]?.id,
      name: second?.materialNumber,
    };
    expect((await press(two, 'AddRework', ofOther)).body).toMatchObject({
      result: 2,
      message: '44-5020 is no material of this work order.',
    });
    const pending = (await floor.details(other)).workOrderModels[0]?.manufacturingJobs.at(-1);
    expect(pending?.canRework).toBe(false);
  });
});

describe('refuses', () => {
  it('one of two who press Done with one stamp, and tells what the other did (H7, H12)', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    await start(id);
    const { timestamp: timestampBase64, ...details } = await floor.details(id);
    const body = {
      manufacturingCycleId: id,
      manufacturingJobId: firstJob({ timestamp: timestampBase64, ...details }).id,
      timestampBase64,
    };
    const both = await Promise.all([
      floor.post('MarkCurrentStepAsCompleted', body),
      floor.post('MarkCurrentStepAsCompleted', body, 'administrator'),
    ]);
    expect(new Set(both.map((answer) => answer.body.result))).toEqual(new Set([0, 2]));
    const loser = both.find((answer) => answer.body.result === 2);
    expect(loser?.body.message).toMatch(/^.+ was faster\. .+ Completed, .+ Pending \(.+\)\.$/);
    expect(loser?.body.data?.conflict).toMatchObject({ field: `job:${body.manufacturingJobId}` });
    expect(firstJob(await floor.details(id)).completedNumberSteps).toBe(1);
    const winner = both[0]?.body.result === 0 ? 'manufacturing' : 'administrator';
    const again = await floor.post('MarkCurrentStepAsCompleted', body, winner);
    expect(again.body.message).toMatch(/^You changed it yourself meanwhile\. .+ Pending \(.+\)\.$/);
  });

  it('nothing of two who work on different jobs with one stamp', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    const { timestamp: timestampBase64, workOrderModels } = await floor.details(id);
    const jobs = workOrderModels[0]?.manufacturingJobs.slice(0, 2) ?? [];
    const press = (job: number | undefined) =>
      floor.post('StartCurrentStep', { manufacturingCycleId: id, manufacturingJobId: job, timestampBase64 });
    const answers = [await press(jobs[0]?.id), await press(jobs[1]?.id)];
    expect(answers.map(({ body }) => body.result)).toEqual([0, 0]);
    expect(answers[1]?.body.data?.merged).toBe(true);
  });

  it.each([
    [
      'a held plan',
      { status: planStatus.onHold, heldFrom: planStatus.manufacturing },
      'The plan is on hold.',
    ],
    ['a terminated plan', { status: planStatus.terminated, heldFrom: null }, 'The plan is terminated.'],
    ['a shipped plan', { status: planStatus.inTransit, heldFrom: null }, 'The plan has left manufacturing.'],
    [
      'a plan without data',
      { status: planStatus.manufacturingInputPending, heldFrom: null },
      'Nothing is manufactured',
    ],
  ])('%s, and its flags say so', async (_, state, message) => {
    const id = await floor.cycleOf(planStatus.manufacturing);
    await floor.app.db
      .update(plans)
      .set({ ...state, manufacturingAtRisk: false })
      .where(eq(plans.id, id));
    for (const call of [
      'StartCurrentStep',
      'MarkCurrentStepAsCompleted',
      'UndoCurrentStep',
      'RestartManufacturingJob',
    ])
      expect((await press(id, call)).body).toMatchObject({
        result: 2,
        message: expect.stringContaining(message) as string,
      });
    const { reasons, ...flags } = firstJob(await floor.details(id));
    expect(flags).toMatchObject({
      canStartStep: false,
      canCompleteStep: false,
      canUndoJob: false,
      canRestartJob: false,
    });
    expect(reasons.find(({ action }) => action === 'start')?.text).toContain(message);
  });

  it('jobs of other cycles, prototypes at the other door, stamps that are none, and what is not there', async () => {
    const id = await floor.cycleOf(planStatus.manufacturing);
    const other = await floor.cycleOf(planStatus.manufacturing);
    const { timestamp: timestampBase64 } = await floor.details(id);
    const stranger = firstJob(await floor.details(other)).id;
    const post = (more: object) =>
      floor.post('StartCurrentStep', {
        manufacturingCycleId: id,
        manufacturingJobId: stranger,
        timestampBase64,
        ...more,
      });
    expect((await post({})).body).toMatchObject({
      result: 2,
      message: 'The job is not part of this manufacturing cycle.',
    });
    expect((await post({ timestampBase64: 'AAAAAAAAAP8=' })).status).toBe(400);
    expect((await post({ manufacturingCycleId: 999_999 })).status).toBe(404);
    expect((await post({ manufacturingJobId: 'x' })).status).toBe(400);
    const prototype = await floor.cycleOf(planStatus.readyForManufacturing, { isPrototype: true });
    const { timestamp } = await floor.details(prototype, { isPrototype: true });
    expect((await post({ manufacturingCycleId: prototype, timestampBase64: timestamp })).body).toMatchObject({
      result: 2,
      message: 'This is a prototype.',
    });
    expect(
      (await floor.app.call('manufacturing', 'GET', `/api/ManufacturingCycle/GetDetails/${prototype}`))
        .status,
    ).toBe(404);
  });

  it('who only reads, and who is nobody', async () => {
    const id = await floor.cycleOf(planStatus.manufacturing);
    const { timestamp: timestampBase64, ...details } = await floor.details(id, {
      as: 'manufacturing-reader',
    });
    expect(details.canManageManufacturingCycles).toBe(false);
    const body = {
      manufacturingCycleId: id,
      manufacturingJobId: details.workOrderModels[0]?.manufacturingJobs[0]?.id,
      timestampBase64,
    };
    expect((await floor.post('StartCurrentStep', body, 'manufacturing-reader')).status).toBe(403);
    const anonymous = await floor.app.call(
      undefined,
      'POST',
      '/api/ManufacturingCycle/StartCurrentStep',
      body,
    );
    expect(anonymous.status).toBe(401);
  });
});

it('a cycle of two materials has a work order for each (§3.5.1, H2)', async () => {
  const id = await floor.cycleOf(planStatus.manufacturing, { materials: 2 });
  const { workOrderModels, materialNumber } = await floor.details(id);
  expect(workOrderModels.map((order) => order.materialNumber)).toEqual(['44-5010', '44-5020, 44-5021']);
  expect(materialNumber).toBeNull();
});

it('bulk actions do the same and are told as such (J16)', async () => {
  const id = await floor.cycleOf(planStatus.readyForManufacturing);
  expect((await press(id, 'StartCurrentStepBulkOperation')).body.result).toBe(0);
  const told = await floor.lastAction(id);
  expect(told.find(({ aggregate }) => aggregate === 'manufacturing-cycle')?.source).toBe('bulk');
});

it('histories that fit what they tell', async () => {
  const { broken } = await verifyHistory(floor.app.db, { key: testHistoryKey, present: {} });
  expect(broken).toEqual([]);
  expect(cycleAggregate.name).toBe('manufacturing-cycle');
});
