import { planStatus } from '@crt/domain/plan-status';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { changes } from '../../history/change.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { manufacturingJobs } from '../job/job.tables.ts';
import { firstJob, shopFloor } from '../testing/shop-floor.ts';

const floor = shopFloor(240);
type As = string | undefined;

async function ask<Answer>(call: string, body: object, as: As = 'manufacturing') {
  const answer = await floor.app.call(as, 'POST', `/api/ManufacturingCycle/${call}`, body);
  return { status: answer.status, body: answer.body as Answer };
}
const compatible = (body: object, as?: As) =>
  ask<Output<'listCompatibleCycles'>>('GetManufacturingCyclesWithCompatibleWorkflows', body, as);
const workflows = (body: object, as?: As) =>
  ask<Output<'listCycleWorkflows'>>('GetManufacturingCycleWorkflows', body, as);

/** Cycles of plans that wait for manufacturing, and which workflows their jobs follow. */
async function waiting(count: number) {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await floor.cycleOf(planStatus.readyForManufacturing));
  const rows = await floor.app.db.select().from(manufacturingJobs);
  const of = (id: number) =>
    new Set(
      rows.filter((row) => row.cycleId === id).map((row) => `${row.workflowId}:${row.workflowVersion}`),
    );
  return { ids, shares: (one: number, other: number) => [...of(one)].some((each) => of(other).has(each)) };
}

const act = async (call: string, id: number, bulkOperationId?: string) => {
  const details = await floor.details(id);
  const manufacturingJobId = firstJob(details).id;
  const body = { manufacturingCycleId: id, manufacturingJobId, timestampBase64: details.timestamp };
  return floor.post(call, { ...body, ...(bulkOperationId && { bulkOperationId }) });
};

describe('compatible cycles', () => {
  it('are those that stand where the chosen ones do, and can be processed (J3, J4)', async () => {
    const { ids, shares } = await waiting(5);
    const [first = 0, ...others] = ids;
    const like = others.filter((id) => shares(id, first));
    const { body } = await compatible({ selectedCases: [first], filteredCases: ids });
    expect(new Set(body.result)).toEqual(new Set([first, ...like]));
    expect((await compatible({ selectedCases: [], filteredCases: ids })).body.result).toEqual([]);

    const [second = 0] = like;
    await floor.app.db
      .update(plans)
      .set({ status: planStatus.onHold, heldFrom: planStatus.readyForManufacturing })
      .where(eq(plans.id, second));
    const held = await compatible({ selectedCases: [first], filteredCases: ids });
    expect(held.body.result).not.toContain(second);
  });

  it('are told to who manages cycles only; bad input says where it is bad', async () => {
    const body = { selectedCases: [1], filteredCases: [1, 2] };
    expect((await compatible(body, 'manufacturing-reader')).status).toBe(403);
    const anonymous = await floor.app.call(
      undefined,
      'POST',
      '/api/ManufacturingCycle/GetManufacturingCyclesWithCompatibleWorkflows',
      body,
    );
    expect(anonymous.status).toBe(401);
    for (const bad of [
      {},
      { ...body, selectedCases: ['x'] },
      { ...body, filteredCases: [1, 1] },
      { ...body, filteredCases: Array.from({ length: 1001 }, (_, at) => at + 1) },
      { ...body, more: 1 },
    ])
      expect((await compatible(bad)).status).toBe(400);
    expect((await compatible({ selectedCases: [999_999], filteredCases: [1] })).body.result).toEqual([]);
  });
});

describe('workflows of chosen cycles', () => {
  it('tell what can be done now, grouped by workflow, step and state (J6)', async () => {
    const { ids } = await waiting(2);
    const [first = 0, second = 0] = ids;
    await act('StartCurrentStep', first);
    const { body } = await workflows({ ids });
    const steps = body.result.workflows.flatMap(({ workflowSteps }) => workflowSteps);
    const job = firstJob(await floor.details(first));
    const ofJob = steps.filter(({ affectedCases }) =>
      affectedCases.some(({ manufacturingJobId }) => manufacturingJobId === job.id),
    );
    expect(
      ofJob.map(({ transitionAction: { name, type, statePreOperation, statePostOperation } }) => [
        type,
        name,
        statePreOperation.type,
        statePostOperation.type,
      ]),
    ).toEqual([
      [3, 'Done', 1, 2],
      [1, 'Undo', 1, 0],
    ]);
    expect(ofJob[0]).toMatchObject({ name: job.jobSteps[0]?.name, workflowName: job.name });
    const started = steps.filter(({ transitionActionType }) => transitionActionType === 2);
    expect(started.flatMap(({ affectedCases }) => affectedCases.map(({ id }) => id))).toContain(second);
  });

  it('are told to who manages cycles only; bad input says where it is bad', async () => {
    expect((await workflows({ ids: [1] }, 'manufacturing-reader')).status).toBe(403);
    const path = '/api/ManufacturingCycle/GetManufacturingCycleWorkflows';
    expect((await floor.app.call(undefined, 'POST', path, { ids: [1] })).status).toBe(401);
    for (const ids of [[], ['x'], [1, 1], undefined]) expect((await workflows({ ids })).status).toBe(400);
    expect((await workflows({ ids: [999_999] })).body.result.workflows).toEqual([]);
  });
});

describe('a bulk operation', () => {
  const bulkOperationId = '9b0a4a52-1c1f-4d5e-8a37-2f3e5d0c9b11';
  const actionsOf = async (id: number) => {
    const rows = await floor.app.db.select().from(changes).where(eq(changes.aggregateId, id));
    return rows.filter(({ aggregate }) => aggregate === 'manufacturing-cycle');
  };

  it('is one action of the history, over all its items and its three kinds of calls (J10, J16)', async () => {
    const { ids } = await waiting(2);
    const [first = 0, second = 0] = ids;
    expect((await act('StartCurrentStepBulkOperation', first, bulkOperationId)).body.result).toBe(0);
    expect((await act('StartCurrentStepBulkOperation', second, bulkOperationId)).body.result).toBe(0);
    expect((await act('MarkCurrentStepAsCompletedBulkOperation', first, bulkOperationId)).body.result).toBe(
      0,
    );
    expect((await act('UndoCurrentStep', second, bulkOperationId)).body.result).toBe(0);
    const told = [...(await actionsOf(first)), ...(await actionsOf(second))].slice(-4);
    expect(new Set(told.map(({ source }) => source))).toEqual(new Set(['bulk']));
    const [batch] = new Set(told.map(({ batchId }) => batchId));
    expect(told.every(({ batchId }) => batchId === batch)).toBe(true);
    // The id of another person's operation makes another action.
    expect(batch).not.toContain(bulkOperationId);
    expect((await act('UndoCurrentStep', first)).body.result).toBe(0);
    expect((await actionsOf(first)).at(-1)).toMatchObject({ source: 'screen' });
  });

  it('leaves alone what somebody else moved on since it was chosen, and does nothing twice (J10, J13, §3.7)', async () => {
    const { ids } = await waiting(1);
    const [id = 0] = ids;
    await act('StartCurrentStep', id);
    const job = firstJob(await floor.details(id));
    const chosen = async (type: number) => {
      const { body } = await workflows({ ids });
      const steps = body.result.workflows.flatMap(({ workflowSteps }) => workflowSteps);
      const cases = steps
        .filter(({ transitionActionType }) => transitionActionType === type)
        .flatMap(({ affectedCases }) => affectedCases);
      return cases.find(({ manufacturingJobId }) => manufacturingJobId === job.id)?.jobState;
    };
    const item = async (call: string, jobState: string | undefined) => {
      const { timestamp: timestampBase64 } = await floor.details(id);
      const body = { manufacturingCycleId: id, manufacturingJobId: job.id, timestampBase64 };
      return (await floor.post(call, { ...body, jobState, bulkOperationId })).body;
    };
    const [toComplete, toUndo] = [await chosen(3), await chosen(1)];
    // Meanwhile another person completes the step and starts the next one.
    await act('MarkCurrentStepAsCompleted', id);
    await act('StartCurrentStep', id);
    const message = `Changed since it was chosen: ${job.jobSteps[1]?.name} is In Progress now.`;
    const refused = { result: 2, message };
    expect(await item('MarkCurrentStepAsCompletedBulkOperation', toComplete)).toMatchObject(refused);
    expect(await item('UndoCurrentStep', toUndo)).toMatchObject(refused);
    expect(
      firstJob(await floor.details(id))
        .jobSteps.map(({ status }) => status)
        .slice(0, 3),
    ).toEqual([2, 1, 0]);
    // An answer that was lost: asked again, nothing is taken back twice.
    const again = await chosen(1);
    expect(await item('UndoCurrentStep', again)).toMatchObject({ result: 0 });
    expect(await item('UndoCurrentStep', again)).toMatchObject({ result: 2 });
    expect(
      firstJob(await floor.details(id))
        .jobSteps.map(({ status }) => status)
        .slice(0, 3),
    ).toEqual([2, 0, 0]);
  });

  it('takes prototypes along, tells why a step was not done, and refuses an id that is none (J12)', async () => {
    const prototype = await floor.cycleOf(planStatus.readyForManufacturing, { isPrototype: true });
    const details = await floor.details(prototype, { isPrototype: true });
    const body = {
      manufacturingCycleId: prototype,
      manufacturingJobId: details.prototypeWorkProcedureModels[0]?.prototypeManufacturingJobs[0]?.id,
      timestampBase64: details.timestamp,
    };
    const done = await floor.post('MarkCurrentStepAsCompletedBulkOperation', { ...body, bulkOperationId });
    expect(done.body).toMatchObject({ result: 2, message: expect.stringMatching(/\.$/) as string });
    expect(
      (await floor.post('StartCurrentStepBulkOperation', { ...body, bulkOperationId })).body.result,
    ).toBe(0);
    const bad = await floor.post('StartCurrentStepBulkOperation', { ...body, bulkOperationId: 'x' });
    expect(bad.status).toBe(400);
  });
});
