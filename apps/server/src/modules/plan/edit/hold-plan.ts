import { heldMilestone } from '@crt/domain/hold';
import { canEditPlan } from '@crt/domain/plan-edit';
import { planStatus, planStatusName } from '@crt/domain/plan-status';
import { and, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import {
  takeWriteRoad,
  type Decision,
  type WriteAnswer,
  type WriteRequest,
} from '../../write-road/write-road.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { factsOf } from '../details/plan-facts.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { LoadedPlan, PlanPatch } from '../plan.repository.ts';
import { loadSchedule } from '../schedule/plan-schedule.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';

/** Puts a plan on hold, or resumes it where it was, with its open dates moved by the working days of the hold (F22, §3.3.5). */
export function holdOrResume(context: RequestContext, request: WriteRequest): Promise<WriteAnswer> {
  return takeWriteRoad(context, planAggregate, request, {
    fields: ['requestStatusId'],
    hasStamp: true,
    success: 'Manufacturing status changed succesfully',
    authorise: (plan) => canEditPlan('onHold', factsOf(plan), context.actor.permissions),
    decide: (before) => ({
      ...toggled(before.plan, context.clock.now()),
      effects: async (stored) => {
        if (before.plan.status === planStatus.onHold) await moveByHold(context, stored, before);
      },
    }),
  });
}

function toggled(plan: LoadedPlan['plan'], now: Date): Decision<LoadedPlan, PlanPatch> {
  const isHeld = plan.status === planStatus.onHold;
  const status = isHeld ? (plan.heldFrom ?? planStatus.manufacturingInputPending) : planStatus.onHold;
  const changes = changed('requestStatusId', 'choice', plan.status, status, (one) => planStatusName[one]);
  const patch = isHeld
    ? { status, heldFrom: null, heldSince: null }
    : { status, heldFrom: plan.status, heldSince: now };
  return { patch, changes };
}

/** The milestone that was next waits longer by the working days of the hold, and all that follows with it. */
async function moveByHold(context: RequestContext, stored: LoadedPlan, before: LoadedPlan): Promise<void> {
  const { heldSince } = before.plan;
  const { input } = await loadSchedule(context.tx, before);
  const held = heldSince && heldMilestone(input, heldSince, context.clock.now());
  if (held) {
    await context.tx
      .update(planMilestones)
      .set({ heldDays: sql`${planMilestones.heldDays} + ${held.days}` })
      .where(and(eq(planMilestones.planId, stored.id), eq(planMilestones.type, held.type)));
  }
  await reschedulePlan(context, stored);
}
