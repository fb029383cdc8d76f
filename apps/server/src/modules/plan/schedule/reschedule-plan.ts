import { planStatus } from '@crt/domain/plan-status';
import { getTableColumns, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inPlaces, listsOf, placesOf } from '../../../platform/db/column-lists.ts';
import { updateStatement } from '../../../platform/db/insert-rows.ts';
import { command } from '../../../platform/db/statement.ts';
import { recordChanges } from '../../history/record-changes.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { lockPlan, type LoadedPlan, type PlanPatch } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { capacityWait } from './capacity-wait.ts';
import { movesOf } from './plan-moves.ts';
import { findMilestones, loadSchedule, type MilestoneRecord } from './plan-schedule.ts';
import { setMilestoneDate, type FollowingDate } from './set-milestone-date.ts';

/** Why a plan is planned anew. */
export interface RescheduleOptions {
  /** The date of a milestone that follows from what was changed; it is set first. */
  readonly date?: FollowingDate;
  /** Milestones happened or were taken back, so that the status follows them (domain rules §3.6). */
  readonly isStatusFollowing?: boolean;
  /** A plan of priority took its place in the queue; it has to find another one. */
  readonly isDisplaced?: boolean;
}

/**
 * Plans a plan, as it is stored, anew after something about it changed: its place in the queue and the dates of all
 * milestones that are neither done nor locked. The moves go to the history as scheduling's, under the stamp of the
 * change behind them. A terminated plan keeps its dates and takes no place from others.
 */
export async function reschedulePlan(
  context: RequestContext,
  stored: LoadedPlan,
  options: RescheduleOptions = {},
): Promise<void> {
  const { tx } = context;
  const { id, stamp } = stored;
  const { date } = options;
  const found = await findMilestones(tx, id);
  const rows = date ? await setMilestoneDate(context, stored, found, date) : found;
  const dated = rows.filter((row) => !found.includes(row));
  if (stored.plan.status === planStatus.terminated) return store(tx, id, dated, {});
  const schedule = await loadSchedule(tx, stored, rows);
  const capacity = await capacityWait(tx, stored, schedule, context.clock.now(), options.isDisplaced);
  const { milestones, patch, changes } = movesOf(stored, schedule, capacity, options.isStatusFollowing);
  const moved = rows.flatMap((row) => {
    const move = milestones.find(({ type }) => type === row.type);
    return move ? [{ ...row, ...move }] : dated.filter((one) => one === row);
  });
  await store(tx, id, moved, patch);
  await recordChanges(context, { aggregate: 'plan', id, stamp }, changes, { source: 'scheduler' });
  if (capacity?.displacedId !== undefined) await displace(context, capacity.displacedId);
}

const milestoneKeys = Object.keys(getTableColumns(planMilestones));

/** By the columns of the plan that are set besides. */
const storing = new Map<string, ReturnType<typeof storingOf>>();

function storingOf(name: string, keys: readonly string[]) {
  return command(name, () => {
    const ofMilestones = placesOf('milestones');
    const milestones = updateStatement(planMilestones, ['planId', 'type'], milestoneKeys, ofMilestones);
    if (keys.length === 1) return milestones;
    return sql`with milestones as (${milestones}) ${updateStatement(plans, ['id'], keys, placesOf('plans'))}`;
  });
}

/** Stores milestones and columns of a plan with one statement, or none. */
async function store(
  tx: Database,
  id: number,
  milestones: readonly MilestoneRecord[],
  patch: PlanPatch,
): Promise<void> {
  const keys = Object.keys({ id, ...patch });
  if (milestones.length === 0 && keys.length === 1) return;
  const send = storing.get(keys.join()) ?? storingOf(`plan_moved_${storing.size}`, keys);
  storing.set(keys.join(), send);
  await send(tx, {
    ...inPlaces('milestones', listsOf(planMilestones, milestoneKeys, milestones)),
    ...inPlaces('plans', listsOf(plans, keys, [{ id, ...patch }])),
  });
}

/** Finds another place for a plan that had to make room. */
async function displace(context: RequestContext, id: number): Promise<void> {
  const displaced = await lockPlan(context.tx, id);
  if (!displaced) return;
  await touch(context, planAggregate, [{ row: displaced, patch: {}, changes: [] }]);
  await reschedulePlan(context, { ...displaced, stamp: displaced.stamp + 1 }, { isDisplaced: true });
}
