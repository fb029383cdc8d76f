import { shiftAfterHold } from '@crt/domain/hold';
import { canEditPlan } from '@crt/domain/plan-edit';
import { milestoneField } from '@crt/domain/plan-field';
import { planStatus, planStatusName } from '@crt/domain/plan-status';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { shownInstant, storedValue } from '../change/field-value.ts';
import { recordChanges, type FieldChange } from '../change/record-changes.ts';
import {
  takeWriteRoad,
  type Prepared,
  type WriteAnswer,
  type WriteRequest,
} from '../write-road/write-road.ts';
import { planAggregate } from './plan.aggregate.ts';
import { factsOf } from './plan-facts.ts';
import { planMilestones } from './plan-milestone.tables.ts';
import type { LoadedPlan, PlanPatch } from './plan.repository.ts';
import { loadSchedule } from './schedule/plan-schedule.ts';

/** Puts a plan on hold, or resumes it where it was, with its open dates moved by the working days of the hold (F22, §3.3.5). */
export function holdOrResume(context: RequestContext, request: WriteRequest): Promise<WriteAnswer> {
  return takeWriteRoad(context, planAggregate, request, {
    fields: ['requestStatusId'],
    hasStamp: true,
    success: 'Manufacturing status changed succesfully',
    authorise: (plan) => canEditPlan('onHold', factsOf(plan), context.actor.permissions),
    validate: () => ({}),
    prepare: ({ plan }) => toggled(plan, context.clock.now()),
    effects: async (loaded, stamp) => {
      if (loaded.plan.status === planStatus.onHold) await moveByHold(context, loaded, stamp);
    },
  });
}

function toggled(plan: LoadedPlan['plan'], now: Date): Prepared<PlanPatch> {
  const isHeld = plan.status === planStatus.onHold;
  const status = isHeld ? (plan.heldFrom ?? planStatus.manufacturingInputPending) : planStatus.onHold;
  const change: FieldChange = {
    field: 'requestStatusId',
    kind: 'choice',
    oldValue: String(plan.status),
    newValue: String(status),
    oldText: planStatusName[plan.status],
    newText: planStatusName[status],
  };
  const patch = isHeld
    ? { status, heldFrom: null, heldSince: null }
    : { status, heldFrom: plan.status, heldSince: now };
  return { patch, changes: [change] };
}

async function moveByHold(context: RequestContext, loaded: LoadedPlan, stamp: number): Promise<void> {
  const { heldSince } = loaded.plan;
  if (!heldSince) return;
  const { rows, input } = await loadSchedule(context.tx, loaded);
  const shifted = shiftAfterHold(input, heldSince, context.clock.now());
  const changes: FieldChange[] = [];
  for (const row of rows) {
    const next = shifted.find(({ type }) => type === row.type)?.plannedDate ?? null;
    if (row.plannedAt?.getTime() === next?.getTime()) continue;
    const matches = and(eq(planMilestones.planId, row.planId), eq(planMilestones.type, row.type));
    await context.tx.update(planMilestones).set({ plannedAt: next }).where(matches);
    changes.push({
      field: milestoneField(row.type, 'planned'),
      kind: 'instant',
      oldValue: storedValue(row.plannedAt),
      newValue: storedValue(next),
      oldText: shownInstant(row.plannedAt, row.timeZone),
      newText: shownInstant(next, row.timeZone),
    });
  }
  await recordChanges(context, { aggregate: 'plan', id: loaded.id, stamp }, changes, { source: 'schedule' });
}
