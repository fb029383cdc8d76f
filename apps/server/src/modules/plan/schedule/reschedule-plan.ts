import type { CapacityWait } from '@crt/domain/milestone-chain';
import { planStatus } from '@crt/domain/plan-status';
import type { RequestContext } from '../../../context.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { lockPlan, type LoadedPlan } from '../plan.repository.ts';
import { capacityWait, isQueued } from './capacity-wait.ts';
import { movesOf } from './plan-moves.ts';
import {
  factsOf,
  milestonesOfPlans,
  scheduleOf,
  type MilestoneRecord,
  type PlanSchedule,
} from './plan-schedule.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { isAsKnown, setMilestoneDate, type FollowingDate } from './set-milestone-date.ts';
import { storeMoves, type MovedPlan } from './store-moves.ts';

/** Why a plan is planned anew. */
export interface RescheduleOptions {
  /** The date of a milestone that follows from what was changed; it is set first. */
  readonly date?: FollowingDate;
  /** Milestones happened or were taken back, so that the status follows them (domain rules §3.6). */
  readonly isStatusFollowing?: boolean;
  /** A plan of priority took its place in the queue; it has to find another one. */
  readonly isDisplaced?: boolean;
}

/** A plan as it is stored, and why it is planned anew. */
export interface Reschedulable extends RescheduleOptions {
  readonly stored: LoadedPlan;
}

/** Plans one plan anew, as {@link reschedulePlans} does many. */
export function reschedulePlan(
  context: RequestContext,
  stored: LoadedPlan,
  options: RescheduleOptions = {},
): Promise<void> {
  return reschedulePlans(context, [{ ...options, stored }]);
}

/**
 * Plans plans, as they are stored, anew after something about them changed: their places in the queues and the dates of all
 * milestones that are neither done nor locked. The moves go to the history as scheduling's, under the stamp of the
 * change behind them. A terminated plan keeps its dates and takes no place from others.
 */
export async function reschedulePlans(
  context: RequestContext,
  asked: readonly Reschedulable[],
): Promise<void> {
  if (asked.length === 0) return;
  const { tx, clock } = context;
  const plans = asked.map(({ stored }) => stored);
  const ids = plans.map(({ id }) => id);
  const milestones = await milestonesOfPlans(tx, ids);
  const facts = await factsOf(tx, plans);
  const prepared = asked.flatMap((one) => prepare(one, milestones.get(one.stored.id) ?? [], facts));
  const free = prepared.filter((one) => !one.isWaiting).map((one) => movedPlan(one, null));
  await storeMoves(context, free);
  // One after the other: each finds those places taken that the ones before it got.
  for (const one of prepared.filter(({ isWaiting }) => isWaiting)) {
    const capacity = await capacityWait(tx, one.stored, one.schedule, clock.now(), one.isDisplaced);
    await storeMoves(context, [movedPlan(one, capacity)]);
    if (capacity?.displacedId !== undefined) await displace(context, capacity.displacedId);
  }
}

/** A plan with all that its new dates depend on, but for its place in the queue. */
interface Prepared extends Reschedulable {
  /** The milestone that got its date first, and what the history tells of that. */
  readonly dated: readonly MilestoneRecord[];
  readonly changes: readonly FieldChange[];
  readonly schedule: PlanSchedule;
  readonly isWaiting: boolean;
}

function prepare(
  one: Reschedulable,
  found: readonly MilestoneRecord[],
  facts: SchedulingFacts,
): readonly Prepared[] {
  const { stored, date } = one;
  if (date && !isAsKnown(found, date)) return [];
  const { rows, changes } = date ? setMilestoneDate(found, date) : { rows: found, changes: [] };
  const dated = rows.filter((row) => !found.includes(row));
  const schedule = scheduleOf(facts, stored.plan, stored.productType.code, rows);
  const isWaiting = !isOver(stored) && isQueued(stored, schedule);
  return [{ ...one, dated, changes, schedule, isWaiting }];
}

const isOver = ({ plan }: LoadedPlan) => plan.status === planStatus.terminated;

function movedPlan(
  { stored, schedule, dated, changes, isStatusFollowing }: Prepared,
  capacity: CapacityWait | null,
): MovedPlan {
  if (isOver(stored)) return { plan: stored, milestones: dated, patch: {}, changes };
  const moves = movesOf(stored, schedule, capacity, isStatusFollowing);
  const milestones = schedule.rows.flatMap((row) => {
    const move = moves.milestones.find(({ type }) => type === row.type);
    return move ? [{ ...row, ...move }] : dated.filter((one) => one === row);
  });
  return { plan: stored, milestones, patch: moves.patch, changes: [...changes, ...moves.changes] };
}

/** Finds another place for a plan that had to make room. */
async function displace(context: RequestContext, id: number): Promise<void> {
  const displaced = await lockPlan(context.tx, id);
  if (!displaced) return;
  await touch(context, planAggregate, [{ row: displaced, patch: {}, changes: [] }]);
  await reschedulePlan(context, { ...displaced, stamp: displaced.stamp + 1 }, { isDisplaced: true });
}
