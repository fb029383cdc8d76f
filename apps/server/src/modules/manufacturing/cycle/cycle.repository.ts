import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { idList, isAnyOf } from '../../../platform/db/id-lists.ts';
import { updateRows } from '../../../platform/db/insert-rows.ts';
import { readPlans, type LoadedPlan } from '../../plan/plan.options.ts';
import { manufacturingCycles } from './cycle.tables.ts';

/** A cycle with its plan, whose id it has. */
export interface LoadedCycle {
  readonly id: number;
  readonly stamp: number;
  readonly cycle: typeof manufacturingCycles.$inferSelect;
  readonly plan: LoadedPlan;
}

/** The columns of a cycle that a write may set. */
export type CyclePatch = Partial<Omit<typeof manufacturingCycles.$inferSelect, 'planId' | 'stamp'>>;

function selectCycles(tx: Database) {
  return tx
    .select()
    .from(manufacturingCycles)
    .where(isAnyOf(manufacturingCycles.planId, 'ids'))
    .orderBy(asc(manufacturingCycles.planId));
}

const cyclesById = (tx: Database) => selectCycles(tx).prepare('cycles_by_id');
const cyclesLocked = (tx: Database) => selectCycles(tx).for('update').prepare('cycles_locked');

/**
 * Reads cycles with their plans, the lowest first; `lock` keeps everybody else from changing them or their plans, which are
 * locked first wherever both are.
 */
export async function findCycles(
  tx: Database,
  ids: readonly number[],
  { lock = false } = {},
): Promise<readonly LoadedCycle[]> {
  const plans = new Map((await readPlans(tx, ids, { lock })).map((plan) => [plan.id, plan]));
  const cycles = await (lock ? cyclesLocked : cyclesById)(tx).execute({ ids: idList(ids) });
  return cycles.flatMap((cycle) => {
    const plan = plans.get(cycle.planId);
    return plan ? [{ id: cycle.planId, stamp: cycle.stamp, cycle, plan }] : [];
  });
}

/** Reads a cycle with its plan. */
export async function findCycle(tx: Database, id: number): Promise<LoadedCycle | undefined> {
  return (await findCycles(tx, [id]))[0];
}

/** Reads a cycle with its plan and keeps everybody else from changing them. */
export async function lockCycle(tx: Database, id: number): Promise<LoadedCycle | undefined> {
  return (await findCycles(tx, [id], { lock: true }))[0];
}

/** Stores changed columns and the new stamp; gives the cycle as it then is. */
export async function saveCycle(
  tx: Database,
  loaded: LoadedCycle,
  patch: CyclePatch,
  stamp: number,
): Promise<LoadedCycle> {
  await saveCycles(tx, [{ id: loaded.id, stamp, patch }]);
  return { ...loaded, cycle: { ...loaded.cycle, ...patch, stamp }, stamp };
}

/** Stores the same columns and the new stamps of many cycles. */
export function saveCycles(
  tx: Database,
  rows: readonly { readonly id: number; readonly stamp: number; readonly patch: CyclePatch }[],
): Promise<void> {
  return updateRows(
    tx,
    manufacturingCycles,
    ['planId'],
    rows.map(({ id, stamp, patch }) => ({ ...patch, planId: id, stamp })),
  );
}

/** The ids of cycles behind this one, lowest first. */
export async function cycleIdsAfter(tx: Database, id: number, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: manufacturingCycles.planId })
    .from(manufacturingCycles)
    .where(gt(manufacturingCycles.planId, id))
    .orderBy(asc(manufacturingCycles.planId))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Whether a plan has a cycle already, also one whose data were taken back since. */
export async function hasCycle(tx: Database, planId: number): Promise<boolean> {
  return (await tx.$count(manufacturingCycles, eq(manufacturingCycles.planId, planId))) > 0;
}

const cyclesPresent = (tx: Database) =>
  tx
    .select({ id: manufacturingCycles.planId })
    .from(manufacturingCycles)
    .where(isAnyOf(manufacturingCycles.planId, 'ids'))
    .prepare('cycles_present');

/** Those of these plans that have a cycle. */
export async function presentCycles(tx: Database, planIds: readonly number[]): Promise<number[]> {
  return (await cyclesPresent(tx).execute({ ids: idList(planIds) })).map(({ id }) => id);
}

/** Stores a new cycle, without its work orders. */
export async function insertCycle(tx: Database, row: typeof manufacturingCycles.$inferInsert) {
  const [cycle] = await tx.insert(manufacturingCycles).values(row).returning();
  if (!cycle) throw new Error('The database gave no row for a new cycle');
  return cycle;
}
