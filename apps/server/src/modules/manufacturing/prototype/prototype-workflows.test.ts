import { planStatus } from '@crt/domain/plan-status';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { plans } from '../../plan/plan.tables.ts';
import { shopFloor } from '../testing/shop-floor.ts';

const floor = shopFloor(600);
const api = '/api/PrototypeManufacturingCycle';
const step = (workflowStepId: number, sequenceNumber: number, successStepId: number | null = null) => ({
  workflowStepId,
  successStepId,
  sequenceNumber,
});
const steps = [step(10, 1, 2), step(17, 2)];
const prototype = () => floor.cycleOf(planStatus.readyForManufacturing, { isPrototype: true });
const workflows = async (id: number) =>
  (await floor.details(id, { isPrototype: true })).prototypeWorkProcedureModels;
const create = async (id: number, body: object, as = 'manufacturing') => {
  const answer = await floor.app.call(as, 'POST', `${api}/CreateWorkProcedure/${id}`, body);
  return { status: answer.status, body: answer.body as Output<'createPrototypeWorkflow'> };
};

describe('workflows of a prototype (I2 to I7, I11)', () => {
  it('are added, changed and deleted while none of their jobs has begun', async () => {
    const id = await prototype();
    const before = await workflows(id);
    expect(before.every(({ canBeModified }) => canBeModified)).toBe(true);
    const added = await create(id, { name: ' Try ', jobSteps: steps });
    expect(added.body).toMatchObject({ result: 0, message: 'Workflow updated succesfully.' });
    const workflowId = added.body.data?.id ?? 0;
    const made = (await workflows(id)).find((one) => one.id === workflowId);
    expect(made).toMatchObject({
      name: 'Try',
      canBeModified: true,
      prototypeManufacturingJobs: [{ manufacturingStatus: 0, canStartStep: true, canRework: false }],
    });
    expect(
      made?.jobSteps.map(({ workflowStepId, successName, sequenceNumber }) => [
        workflowStepId,
        successName,
        sequenceNumber,
      ]),
    ).toEqual([
      [10, 'Ultrasonic Cleaning', 1],
      [17, null, 2],
    ]);
    const update = await floor.app.call('manufacturing', 'PUT', `${api}/UpdateWorkProcedure`, {
      id: workflowId,
      name: 'Try again',
      jobSteps: [step(17, 1), step(10, 2), step(4, 3)],
    });
    expect(update.body).toMatchObject({ result: 0, message: 'Workflow updated succesfully.' });
    const changed = (await workflows(id)).find((one) => one.id === workflowId);
    expect(changed?.jobSteps.map(({ workflowStepId }) => workflowStepId)).toEqual([17, 10, 4]);
    const told = await floor.app.call('manufacturing', 'GET', `/api/FulfilmentPlan/GetChanges/${id}`);
    const [change, creation] = (told.body as Output<'getPlanChanges'>).data.filter(
      ({ field }) => field === 'Workflow',
    );
    expect(creation).toMatchObject({
      oldValue: null,
      newValue: expect.stringMatching(/^Try: .+, Ultrasonic Cleaning$/) as string,
    });
    expect(change).toMatchObject({
      field: 'Workflow',
      oldValue: expect.stringMatching(/^Try: .+, Ultrasonic Cleaning$/) as string,
      newValue: expect.stringMatching(/^Try again: Ultrasonic Cleaning, .+, .+$/) as string,
    });
    await floor.app.call('manufacturing', 'PUT', `${api}/UpdateWorkProcedure`, {
      id: workflowId,
      name: 'Try again',
      jobSteps: [step(17, 1, 3), step(10, 2), step(4, 3)],
    });
    const led = (await workflows(id)).find((one) => one.id === workflowId);
    expect(led?.jobSteps[0]?.successName).toBe(led?.jobSteps[2]?.name);
    const gone = await floor.app.call('manufacturing', 'DELETE', `${api}/DeleteWorkProcedure/${workflowId}`);
    expect(gone.body).toMatchObject({ result: 0 });
    expect(await workflows(id)).toHaveLength(before.length);
  });

  it('whose steps others changed are not started unseen (I9, §3.7)', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing, { isPrototype: true });
    const { timestamp: timestampBase64, prototypeWorkProcedureModels } = await floor.details(id, {
      isPrototype: true,
    });
    const [procedure] = prototypeWorkProcedureModels;
    const [job] = procedure?.prototypeManufacturingJobs ?? [];
    const body = { id: procedure?.id, name: 'Other', jobSteps: steps };
    await floor.app.call('manufacturing', 'PUT', `${api}/UpdateWorkProcedure`, body);
    const press = async (jobState: string | undefined) => {
      const of = { prototypeManufacturingCycleId: id, prototypeManufacturingJobId: job?.id };
      const seen = { ...of, timestampBase64, jobState };
      return (await floor.app.call('manufacturing', 'POST', `${api}/StartCurrentStep`, seen)).body;
    };
    expect(await press(job?.jobState)).toMatchObject({
      result: 2,
      message: expect.stringMatching(/^Changed since it was chosen: .+ is Pending now\.$/) as string,
    });
    const [now] = (await workflows(id))[0]?.prototypeManufacturingJobs ?? [];
    expect(await press(now?.jobState)).toMatchObject({ result: 0 });
  });

  it('are added once by one stamp, and nobody overrules unseen what others made of them (§3.12)', async () => {
    const id = await prototype();
    const { timestamp: timestampBase64 } = await floor.details(id, { isPrototype: true });
    const [procedure] = await workflows(id);
    const once = () => create(id, { name: 'Try', jobSteps: steps, timestampBase64 });
    const answers = await Promise.all(Array.from({ length: 6 }, once));
    expect(answers.filter(({ body }) => body.result === 0)).toHaveLength(1);
    expect(answers.find(({ body }) => body.result === 2)?.body.message).toMatch(
      /^You changed it yourself meanwhile\. Try: .+, Ultrasonic Cleaning\.$/,
    );
    const seen = (await floor.details(id, { isPrototype: true })).timestamp;
    const update = async (name: string, stamp: string | null) => {
      const body = { id: procedure?.id, name, jobSteps: steps, timestampBase64: stamp };
      const answer = await floor.app.call('manufacturing', 'PUT', `${api}/UpdateWorkProcedure`, body);
      return answer.body as Output<'updatePrototypeWorkflow'>;
    };
    expect(await update('One', seen)).toMatchObject({ result: 0 });
    const refused = await update('Other', seen);
    expect(refused).toMatchObject({
      result: 2,
      message: expect.stringMatching(/One: .+, Ultrasonic Cleaning\.$/) as string,
    });
    const remove = (stamp: string) =>
      floor.app.call(
        'manufacturing',
        'DELETE',
        `${api}/DeleteWorkProcedure/${procedure?.id}?timestampBase64=${encodeURIComponent(stamp)}`,
      );
    expect((await remove(seen)).body).toMatchObject({ result: 2 });
    expect((await workflows(id)).map(({ name }) => name)).toContain('One');
    expect(await update('Other', refused.timestamp)).toMatchObject({ result: 0 });
    const { timestamp } = await floor.details(id, { isPrototype: true });
    expect((await remove(timestamp)).body).toMatchObject({ result: 0 });
  });

  it('stay once a job has begun; its actions go by the door of prototypes (I3, I9)', async () => {
    const id = await prototype();
    const details = await floor.details(id, { isPrototype: true });
    const [procedure] = details.prototypeWorkProcedureModels;
    const job = procedure?.prototypeManufacturingJobs[0];
    const press = async (call: string) => {
      const { timestamp } = await floor.details(id, { isPrototype: true });
      const body = {
        prototypeManufacturingCycleId: id,
        prototypeManufacturingJobId: job?.id,
        timestampBase64: timestamp,
      };
      return (await floor.app.call('manufacturing', 'POST', `${api}/${call}`, body)).body;
    };
    expect(await press('StartCurrentStep')).toMatchObject({ result: 0 });
    expect((await workflows(id))[0]?.canBeModified).toBe(false);
    const body = { id: procedure?.id, name: 'No', jobSteps: steps };
    const refused = { result: 2, message: 'The workflow cannot change any more: one of its jobs has begun.' };
    expect(
      (await floor.app.call('manufacturing', 'PUT', `${api}/UpdateWorkProcedure`, body)).body,
    ).toMatchObject(refused);
    const gone = await floor.app.call(
      'manufacturing',
      'DELETE',
      `${api}/DeleteWorkProcedure/${procedure?.id}`,
    );
    expect(gone.body).toMatchObject(refused);
    expect(await press('MarkCurrentStepAsCompleted')).toMatchObject({ result: 0 });
    expect(await press('UndoCurrentStep')).toMatchObject({ result: 0 });
    expect(await press('RestartManufacturingJob')).toMatchObject({ result: 0, message: 'Restart succeded.' });
    const { timestamp } = await floor.details(id, { isPrototype: true });
    const skip = { prototypeManufacturingCycleId: id, timestampBase64: timestamp };
    expect((await floor.app.call('manufacturing', 'POST', `${api}/SkipAllSteps`, skip)).body).toMatchObject({
      result: 0,
      message: 'Manufacturing finalized.',
    });
  });

  it('that get another order keep what their steps know, planned anew (§3.7, H14)', async () => {
    const id = await floor.cycleOf(planStatus.manufacturingApprovalPending, { isPrototype: true });
    const [procedure] = await workflows(id);
    const known = async () =>
      (await workflows(id)).find((one) => one.id === procedure?.id)?.prototypeManufacturingJobs[0]
        ?.jobSteps ?? [];
    const before = await known();
    expect(before.some(({ plannedEndDate }) => plannedEndDate !== null)).toBe(true);
    const reversed = before.toReversed().map(({ jobStepId }, index) => step(jobStepId, index + 1));
    const body = {
      id: procedure?.id,
      name: procedure?.name,
      jobSteps: [...reversed, step(4, reversed.length + 1)],
    };
    const answer = await floor.app.call('manufacturing', 'PUT', `${api}/UpdateWorkProcedure`, body);
    expect(answer.body).toMatchObject({ result: 0 });
    const after = await known();
    const facts = (steps: typeof before) =>
      steps.map(({ jobStepId, plannedTimeSpend, showExpectedTime, plannedEndDate, checkSyncStatusOnly }) => ({
        jobStepId,
        plannedTimeSpend,
        showExpectedTime,
        checkSyncStatusOnly,
        isPlanned: plannedEndDate !== null,
      }));
    expect(facts(after).slice(0, -1)).toEqual(facts(before).toReversed());
    const ends = after.flatMap(({ plannedEndDate }) => plannedEndDate ?? []);
    expect(ends).toEqual(ends.toSorted());
  });

  it('are 20 at most, and stay as they are while the plan is on hold', async () => {
    const id = await floor.cycleOf(planStatus.manufacturing, { isPrototype: true });
    expect((await floor.details(id, { isPrototype: true })).workflowsReason).toBeNull();
    const count = (await workflows(id)).length;
    for (let added = count; added < 20; added += 1)
      expect((await create(id, { name: `Try ${added}`, jobSteps: steps })).body.result).toBe(0);
    const tooMany = { result: 2, message: 'A prototype has at most 20 workflows.' };
    expect((await create(id, { name: 'Try', jobSteps: steps })).body).toMatchObject(tooMany);
    const [, last] = await workflows(id);
    const held = { status: planStatus.onHold, heldFrom: planStatus.manufacturing };
    await floor.app.db.update(plans).set(held).where(eq(plans.id, id));
    const { workflowsReason } = await floor.details(id, { isPrototype: true });
    expect(workflowsReason).toBe('The plan is on hold.');
    const refused = { result: 2, message: 'The plan is on hold.' };
    const body = { id: last?.id, name: 'No', jobSteps: steps };
    const ask = (method: string, call: string, more?: object) =>
      floor.app.call('manufacturing', method, `${api}/${call}`, more);
    expect((await create(id, { name: 'Try', jobSteps: steps })).body).toMatchObject(refused);
    expect((await ask('PUT', 'UpdateWorkProcedure', body)).body).toMatchObject(refused);
    expect((await ask('DELETE', `DeleteWorkProcedure/${last?.id}`)).body).toMatchObject(refused);
    expect(await workflows(id)).toHaveLength(20);
  });

  let refusing: number | undefined;
  it.each([
    ['a name that nobody sees', steps, 'Name is required', '\u2800\u3164'],
    ['gaps', [step(10, 1), step(17, 3)], 'The steps are not numbered from 1 without gaps.'],
    ['a last step that goes on', [step(10, 1), step(17, 2, 1)], 'nothing follows its success'],
    ['a step that follows itself', [step(10, 1, 1), step(17, 2)], 'Milling cannot follow itself.'],
    ['job steps that do not exist', [step(999, 1)], 'There is no job step 999.'],
  ])('refuses %s (I5, I6)', async (_, jobSteps, message, name = 'Try') => {
    refusing ??= await floor.cycleOf(planStatus.manufacturing, { isPrototype: true });
    const { body } = await create(refusing, { name, jobSteps });
    expect(body).toMatchObject({
      result: 2,
      data: null,
      message: expect.stringContaining(message) as string,
    });
  });

  it('refuses who may not, what is not there, and other cycles than prototypes', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    const body = { name: 'Try', jobSteps: steps };
    expect((await create(id, body)).body).toMatchObject({ result: 2, message: 'This is no prototype.' });
    expect((await create(999_999, body)).status).toBe(404);
    expect((await create(id, { name: 'Try', jobSteps: [] })).status).toBe(400);
    expect((await create(id, body, 'manufacturing-reader')).status).toBe(403);
    expect((await floor.app.call(undefined, 'POST', `${api}/CreateWorkProcedure/${id}`, body)).status).toBe(
      401,
    );
    expect(
      (await floor.app.call('manufacturing', 'DELETE', `${api}/DeleteWorkProcedure/999999`)).status,
    ).toBe(404);
  });
});
