import { cycleProgress } from '@crt/domain/job';
import { planStatus } from '@crt/domain/plan-status';
import { requestType } from '@crt/domain/request-type';
import type { Database } from '../../../platform/db/database.ts';
import { demoProducts } from '../../demo/catalogue.ts';
import type { DemoPlan } from '../../demo/plan-rows.ts';
import { readFacts } from '../../plan/schedule/scheduling-facts.ts';
import { demoCycle, withRework, type DemoCycle } from './demo-cycle.ts';
import { recipeOf, type NewWorkOrder } from './recipe.ts';

/** So many cycles of a usual world were finalized by hand, and so many jobs were reworked or are (§3.0). */
const finalizedOnes = 6;
const reworkedOnes = 20;

/** Who works in manufacturing, and when. */
export interface Shopfloor {
  /** By their symbols in the history of jobs. */
  readonly workers: readonly { readonly id: string; readonly symbol: string }[];
  readonly now: Date;
}

const reachedBy = ({ row }: DemoPlan) => row.heldFrom ?? row.status;

/**
 * Draws the cycles of the demo plans whose data are available, each as far as its plan, which gets its progress from
 * them (domain rules §3.0, §3.5).
 */
export async function drawCycles(
  tx: Database,
  plans: readonly DemoPlan[],
  { workers, now }: Shopfloor,
): Promise<readonly DemoCycle[]> {
  const made = plans.filter(({ row }) => row.manufacturingDataAvailable);
  const locationIds = made.map(({ row }) => row.manufacturingLocationId ?? null);
  const { sites } = await readFacts(tx, { locationIds });
  const over = made.filter((plan) => reachedBy(plan) > planStatus.manufacturing);
  const finalized = new Set(spread(over, finalizedOnes));
  const recipeFor = recipes(tx);
  const cycles: DemoCycle[] = [];
  for (const plan of made) {
    const site = sites.get(plan.row.manufacturingLocationId ?? 0);
    if (!site) continue;
    const symbols = workers.map(({ symbol }) => symbol);
    const recipe = await recipeFor(plan);
    cycles.push(demoCycle(plan, { now, site, workers: symbols, recipe, isFinalized: finalized.has(plan) }));
  }
  const drawn = reworked(cycles, workers[0]?.symbol ?? '', now);
  for (const cycle of drawn) {
    const jobs = cycle.orders.flatMap((order) => order.jobs.map(({ job }) => job));
    cycle.plan.row.manufacturingProgress = cycleProgress(jobs);
  }
  return drawn;
}

/** The recipes of demo plans; each is read once. */
function recipes(tx: Database): (plan: DemoPlan) => Promise<readonly NewWorkOrder[]> {
  const known = new Map<string, readonly NewWorkOrder[]>();
  return async ({ row }) => {
    const { manufacturingLocationId: locationId = null, type, productId } = row;
    const definitionId = demoProducts[(productId ?? 1) - 1]?.manufacturingCycleDefinitionId ?? 1;
    const isPrototype = type === requestType.prototype;
    const key = `${definitionId}/${locationId}/${isPrototype}`;
    const recipe = known.get(key) ?? (await recipeOf(tx, definitionId, { locationId, isPrototype }));
    known.set(key, recipe);
    return recipe;
  };
}

/** Half of the reworks stand in cycles that are made now, half in those that were made. */
function reworked(cycles: readonly DemoCycle[], by: string, now: Date): readonly DemoCycle[] {
  const replaced = new Map<DemoCycle, DemoCycle>();
  const rework = (which: readonly DemoCycle[]) => {
    const possible = which.flatMap((cycle) => {
      const next = withRework(cycle, by, now);
      return next ? [[cycle, next] as const] : [];
    });
    for (const [cycle, next] of spread(possible, reworkedOnes / 2)) replaced.set(cycle, next);
  };
  rework(cycles.filter(({ plan }) => reachedBy(plan) === planStatus.manufacturing));
  rework(cycles.filter(({ plan, finalizedAt }) => isReadyForShipment(plan) && !finalizedAt));
  return cycles.map((cycle) => replaced.get(cycle) ?? cycle);
}

const isReadyForShipment = (plan: DemoPlan) => reachedBy(plan) > planStatus.manufacturing;

/** So many of a list, spread over all of it. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  const stride = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, place) => place % stride === stride - 1).slice(0, count);
}
