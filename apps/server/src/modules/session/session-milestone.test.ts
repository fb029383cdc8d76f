import { milestoneType } from '@crt/domain/milestone-type';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import type { DesignResult } from './design-result.ts';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();
const startDate = '2026-12-03T08:00:00.000Z';
const { designSession } = milestoneType;

async function book(requestId: string) {
  const durations = {
    preparationDuration: '0.01:00:00',
    sessionDuration: '01:00:00',
    postprocessingDuration: '0.00:00:00',
  };
  const sent = { requestId, startDate, designerId: dana, ...durations };
  const { body } = await desk.call<DesignResult>('session-manager', 'POST', 'sessionsAdministration', sent);
  expect(body.messages).toEqual([]);
}

/** A plan whose design session is ahead, without dates set by hand, and booked. */
async function bookedPlan() {
  const isOpen = and(eq(planMilestones.type, designSession), isNull(planMilestones.actualAt));
  const open = await desk.app.db.select({ id: planMilestones.planId }).from(planMilestones).where(isOpen);
  const request = (await desk.requests(14)).find(({ id }) => open.some((one) => one.id === id));
  if (!request) throw new Error('No request is free');
  const { id, requestId } = request;
  const url = (call: string) => `/api/FulfilmentPlan/${call}`;
  const model = async () => {
    const { body } = await desk.app.call('planner', 'GET', url(`GetMilestones/${id}`));
    return (body as Output<'getPlanMilestones'>).data;
  };
  const unlock = async () => {
    const { body } = await desk.app.call('planner', 'POST', url(`UnlockMilestones/${id}`));
    expect(body).toMatchObject({ result: 0, message: 'Milestones unlocked succesfully.' });
  };
  await unlock();
  await book(requestId);
  return {
    unlock,
    model,
    milestone: async (type: number) => (await model()).milestones.find(({ typeId }) => typeId === type),
    setSession: async (newValue: string | null, ignoreWarning = false) => {
      const { timestampBase64 } = await model();
      const edit = { id, newValue, timestampBase64, ignoreWarning };
      const { body } = await desk.app.call('planner', 'POST', url('EditDesignSessionDate'), edit);
      return body as Output<'editPlanDesignSessionDate'>;
    },
    setDue: async (milestoneId: number, newValue: string) => {
      const { timestampBase64 } = await model();
      const edit = { id, milestoneId, newValue, timestampBase64, ignoreWarning: true };
      const { body } = await desk.app.call('planner', 'POST', url('EditMilestonePlannedDate'), edit);
      expect(body).toMatchObject({ result: 0, message: 'Milestone Due Date changed succesfully.' });
    },
  };
}

let plan: Awaited<ReturnType<typeof bookedPlan>>;
beforeAll(async () => {
  plan = await bookedPlan();
});

it('unlocking gives up what was set by hand and leaves a session where it is, which its milestone says (decision 019)', async () => {
  expect(await plan.model()).toMatchObject({ lockedMilestones: false });
  const atSession = {
    plannedDate: startDate,
    isLocked: true,
    facts: [{ kind: 'Lock', text: 'The design session is then; unlocking does not move it.' }],
  };
  expect(await plan.milestone(designSession)).toMatchObject(atSession);
  const last = (await plan.model()).milestones.at(-1)?.typeId ?? 0;
  const byRules = await plan.milestone(last);
  await plan.setDue(last, '2027-02-26T15:00:00Z');
  expect(await plan.model()).toMatchObject({ lockedMilestones: true });
  expect(await plan.milestone(last)).toMatchObject({ isLocked: true, facts: [{ text: 'Set by hand.' }] });
  await plan.unlock();
  expect(await plan.model()).toMatchObject({ lockedMilestones: false });
  expect(await plan.milestone(last)).toEqual(byRules);
  expect(await plan.milestone(designSession)).toMatchObject(atSession);
});

it('a milestone that somebody moved away from its session comes back to it', async () => {
  await plan.setDue(designSession, '2026-12-09T09:00:00.000Z');
  expect(await plan.model()).toMatchObject({ lockedMilestones: true });
  expect((await plan.milestone(designSession))?.facts).toMatchObject([{ text: 'Set by hand.' }]);
  await plan.unlock();
  expect(await plan.model()).toMatchObject({ lockedMilestones: false });
  expect(await plan.milestone(designSession)).toMatchObject({ plannedDate: startDate, isLocked: true });
});

it('the date of a plan leaves its session booked, which is asked about before it becomes another or none (F32, N19)', async () => {
  const stays =
    'The session stays booked for 03/12/2026 09:00 CET with Dana Novak: only the date of the plan changes. To change both, move or delete the session.';
  const moved = '2026-12-04T08:00:00.000Z';
  expect(await plan.setSession(null)).toMatchObject({ result: 1, message: stays });
  expect(await plan.setSession(moved)).toMatchObject({ result: 1 });
  expect((await plan.setSession(moved)).message).toContain(stays);
  expect((await plan.milestone(designSession))?.plannedDate).toBe(startDate);
  expect(await plan.setSession(null, true)).toMatchObject({ result: 0 });
  expect(await plan.setSession(moved, true)).toMatchObject({ result: 0 });
  // Back at its session there is nothing to say.
  expect(await plan.setSession(startDate)).toMatchObject({ result: 0 });
});
