import { moveInQueue } from '@crt/domain/capacity-queue';
import { localDay } from '@crt/domain/local-time';
import { canEditPlan } from '@crt/domain/plan-edit';
import { milestoneType } from '@crt/domain/milestone-type';
import { milestoneField } from '@crt/domain/plan-field';
import { allOf, deny, type Verdict, allow } from '@crt/domain/verdict';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { shownInstant } from '../../history/field-value.ts';
import { notFound } from '../../../errors.ts';
import { done, refused } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { touch } from '../../write-road/verbs.ts';
import { refusal, takeWriteRoad, type WriteAnswer, type WriteRequest } from '../../write-road/write-road.ts';
import { alsoChanged } from '../edit/also-changed.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { factsOf } from '../details/plan-facts.ts';
import { lockChange } from '../milestone/locked-milestones.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { findPlan, type LoadedPlan } from '../plan.repository.ts';
import { findingsOfDate } from './date-objections.ts';
import { findMilestones } from './plan-schedule.ts';
import { positionChange, queueOfDay, startByHand } from './queue-of-day.ts';
import { recalculateStarts } from './recalculate-starts.ts';
import { reschedulePlan } from './reschedule-plan.ts';
import { capacityOfStart } from './site-capacity.ts';
import type { StartsAnew } from './starts-anew.ts';

const type = milestoneType.manufacturingStarted;
const field = milestoneField(type, 'planned');

function inScope({ productType }: LoadedPlan): Verdict {
  return productType.isCapacityScheduled ? allow : deny('The start of this plan is not planned by capacity.');
}

/** Sets the manufacturing start by hand, which locks it (F42). A full day is allowed; it then shows over its capacity. */
export function editStartDate(
  context: RequestContext,
  request: WriteRequest & { readonly newValue: string },
): Promise<WriteAnswer> {
  const { tx, clock } = context;
  const { id, newValue } = request;
  const date = new Date(newValue);
  return takeWriteRoad(context, planAggregate, request, {
    fields: [field],
    hasStamp: false,
    success: 'Manufacturing start date changed succesfully.',
    authorise: (loaded) =>
      allOf(
        inScope(loaded),
        canEditPlan('manufacturingStartDate', factsOf(loaded), context.actor.permissions),
      ),
    decide: async (loaded) => {
      const rows = await findMilestones(tx, id);
      const start = rows.find((row) => row.type === type);
      if (!start) return refusal('The plan has no manufacturing start.');
      if (start.actualAt) return refusal('Manufacturing has started already.');
      const { timeZone } = start;
      const shown = (value: Date | null) => shownInstant(value, timeZone);
      const change = changed(field, 'instant', start.plannedAt, date, shown);
      if (change.length === 0) return { patch: {}, changes: [] };
      const findings = await findingsOfDate(
        tx,
        loaded,
        { type, part: 'planned', date },
        { now: clock.now() },
      );
      const day = localDay(date, timeZone).toString();
      const patch = await startByHand(context, loaded, day);
      const locked = rows.map((one) => (one === start ? { ...one, isLocked: true } : one));
      const changes = [...change, ...lockChange(rows, locked), ...alsoChanged(loaded, patch, change)];
      return { ...findings, patch, changes, effects: (stored) => storeStart(context, stored, date) };
    },
  });
}

async function storeStart(context: RequestContext, stored: LoadedPlan, plannedAt: Date): Promise<void> {
  const start = and(eq(planMilestones.planId, stored.id), eq(planMilestones.type, type));
  await context.tx.update(planMilestones).set({ plannedAt, isLocked: true }).where(start);
  await reschedulePlan(context, stored);
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

/** Stores the places that changed; gives the new stamps. */
async function storePositions(
  context: RequestContext,
  queue: Placed,
  order: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const moved = queue.flatMap((one) => {
    const position = order.indexOf(one.id) + 1;
    return position === one.position ? [] : [{ ...one, next: position }];
  });
  const touched = moved.map((row) => ({
    row,
    patch: { manufacturingPosition: row.next },
    changes: positionChange(row.position, row.next),
  }));
  return touch(context, planAggregate, touched, { source: 'bulk' });
}

/** Places all waiting plans of a product type anew, as it was reckoned ahead (F43). */
export async function recalculate(
  context: RequestContext,
  id: number,
  code: string,
  starts: StartsAnew,
): Promise<WriteAnswer> {
  if (!(await findPlan(context.tx, id))) throw notFound('Plan');
  await recalculateStarts(context, code, starts);
  const present = await findPlan(context.tx, id);
  const timestamp = present ? encodeStamp(present.stamp) : null;
  const answer = done('Manufacturing start date re-scheduled succesfully.', timestamp);
  return { ...answer, data: { merged: false, conflict: null } };
}
