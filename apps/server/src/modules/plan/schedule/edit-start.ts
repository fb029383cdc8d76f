import { moveInQueue } from '@crt/domain/capacity-queue';
import { localDay } from '@crt/domain/local-time';
import { canEditPlan } from '@crt/domain/plan-edit';
import { milestoneField } from '@crt/domain/plan-field';
import { allOf, deny, type Verdict, allow } from '@crt/domain/verdict';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { shownInstant, storedValue } from '../../change/field-value.ts';
import { recordManyChanges, type FieldChange } from '../../change/record-changes.ts';
import { notFound } from '../../../errors.ts';
import { done, refused } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { takeWriteRoad, type WriteAnswer } from '../../write-road/write-road.ts';
import { alsoChanged } from '../also-changed.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { factsOf } from '../plan-facts.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { findPlan, type LoadedPlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { findMilestones } from './plan-schedule.ts';
import { positionChange, queueOfDay, startByHand } from './queue-of-day.ts';
import { recalculateStarts } from './recalculate-starts.ts';
import { reschedulePlan } from './reschedule-plan.ts';
import { capacityOfStart } from './site-capacity.ts';
import type { StartsAnew } from './starts-anew.ts';

function inScope({ productType }: LoadedPlan): Verdict {
  return productType.isCapacityScheduled ? allow : deny('The start of this plan is not planned by capacity.');
}

/** Sets the manufacturing start by hand, which locks it (F42). A full day is allowed; it then shows over its capacity. */
export function editStartDate(context: RequestContext, id: number, newValue: string): Promise<WriteAnswer> {
  const { tx } = context;
  const date = new Date(newValue);
  return takeWriteRoad(
    context,
    planAggregate,
    { id },
    {
      fields: [milestoneField(5, 'planned')],
      hasStamp: false,
      success: 'Manufacturing start date changed succesfully.',
      authorise: (loaded) =>
        allOf(
          inScope(loaded),
          canEditPlan('manufacturingStartDate', factsOf(loaded), context.actor.permissions),
        ),
      validate: async () => {
        const start = (await findMilestones(tx, id)).find(({ type }) => type === 5);
        if (!start) return { error: 'The plan has no manufacturing start.' };
        return start.actualAt ? { error: 'Manufacturing has started already.' } : {};
      },
      prepare: async (loaded) => {
        const start = (await findMilestones(tx, id)).find(({ type }) => type === 5);
        const zone = start?.timeZone ?? 'UTC';
        const day = localDay(date, zone).toString();
        const change: FieldChange = {
          field: milestoneField(5, 'planned'),
          kind: 'instant',
          oldValue: storedValue(start?.plannedAt ?? null),
          newValue: storedValue(date),
          oldText: shownInstant(start?.plannedAt ?? null, zone),
          newText: shownInstant(date, zone),
        };
        if (start?.plannedAt?.getTime() === date.getTime()) return { patch: {}, changes: [] };
        const patch = { ...(await startByHand(context, loaded, day)), hasLockedMilestones: true };
        return { patch, changes: [change, ...alsoChanged(loaded, patch, [change])] };
      },
      effects: async (stored) => {
        const start = and(eq(planMilestones.planId, id), eq(planMilestones.type, 5));
        await tx.update(planMilestones).set({ plannedAt: date, isLocked: true }).where(start);
        await reschedulePlan(context, stored);
      },
    },
  );
}

/** Moves a plan within the queue of its day; the others close up (F28, §3.4.6). */
export async function editPosition(
  context: RequestContext,
  id: number,
  position: number,
): Promise<WriteAnswer> {
  const loaded = await findPlan(context.tx, id);
  if (!loaded) throw notFound('Plan');
  const { manufacturingLocationId, manufacturingStartDate } = loaded.plan;
  const verdict = canEditPlan('manufacturingPosition', factsOf(loaded), context.actor.permissions);
  if (!verdict.isAllowed || manufacturingLocationId === null || manufacturingStartDate === null) {
    return { ...refused(verdict.isAllowed ? 'The plan has no start date.' : verdict.reason), data: null };
  }
  const capacity = (await capacityOfStart(context.tx, loaded)) ?? 0;
  if (position > capacity)
    return { ...refused(`The position must lie between 1 and ${capacity}.`), data: null };
  const queue = await queueOfDay(context, manufacturingLocationId, manufacturingStartDate);
  const placed = queue.filter((one) => one.position !== null);
  const ordered = placed
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map((one) => one.id);
  const next = moveInQueue(ordered, id, position, Math.max(capacity, ordered.length));
  const stamp = await storePositions(context, placed, next);
  return {
    ...done('Manufacturing position changed succesfully.', encodeStamp(stamp.get(id) ?? loaded.stamp)),
    data: { merged: false, conflict: null },
  };
}

type Placed = readonly { readonly id: number; readonly position: number | null; readonly stamp: number }[];

/** Stores the places that changed, each with its history under one batch; gives the new stamps. */
async function storePositions(
  context: RequestContext,
  queue: Placed,
  order: readonly number[],
): Promise<Map<number, number>> {
  const moved = queue.flatMap((one) => {
    const position = order.indexOf(one.id) + 1;
    return position === one.position ? [] : [{ ...one, next: position }];
  });
  const stamps = new Map(moved.map((one) => [one.id, one.stamp + 1]));
  for (const one of moved) {
    await context.tx
      .update(plans)
      .set({ manufacturingPosition: one.next, stamp: one.stamp + 1 })
      .where(eq(plans.id, one.id));
    context.publish({ entity: 'plan', entityId: String(one.id), stamp: encodeStamp(one.stamp + 1) });
  }
  const histories = moved.map(({ id, stamp, position, next }) => ({
    id,
    stamp: stamp + 1,
    changes: positionChange(position, next),
  }));
  await recordManyChanges(context, 'plan', histories, context.ids.uuid());
  return stamps;
}

/** Places all waiting plans of a product type anew, as it was reckoned ahead (F43). */
export async function recalculate(
  context: RequestContext,
  id: number,
  code: string,
  starts: StartsAnew,
): Promise<WriteAnswer> {
  if (!(await findPlan(context.tx, id))) throw notFound('Plan');
  const moved = await recalculateStarts(context, code, starts);
  if (moved > 0) {
    for (const entity of ['plan', 'plan-list']) context.publish({ entity, entityId: null });
  }
  const present = await findPlan(context.tx, id);
  const timestamp = present ? encodeStamp(present.stamp) : null;
  const answer = done('Manufacturing start date re-scheduled succesfully.', timestamp);
  return { ...answer, data: { merged: false, conflict: null } };
}
