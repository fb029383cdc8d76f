import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { createAll, touch } from '../../write-road/verbs.ts';
import { linkType } from '../link/link-types.ts';
import { linkText } from '../link/save-link.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { findPlan, type LoadedPlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';
import { newPlanChanges } from './new-plan-changes.ts';
import { addMilestones } from './new-plan-milestones.ts';
import type { NewPlanValues } from './plan-check.ts';

/**
 * Makes plans out of values that were checked, with their milestones, links and dates, as one action (E29); the caller holds
 * the lock `new-plan`. Gives them in the order of the values.
 */
export async function storeNewPlans(
  context: RequestContext,
  all: readonly NewPlanValues[],
): Promise<readonly LoadedPlan[]> {
  const createdAt = context.clock.now();
  return createAll(context, planAggregate, {
    insert: async () => {
      const made: LoadedPlan[] = [];
      for (const values of all) {
        const requestId = values.requestId ?? (await nextRequestId(context, createdAt));
        made.push(await insertPlan(context, { ...values, requestId, createdAt }));
      }
      return made;
    },
    changes: (loaded) => newPlanChanges(context.tx, loaded),
    effects: async (loaded) => {
      await linkReOrder(context, loaded);
      await reschedulePlan(context, loaded);
    },
    tag: 'plan-list',
  });
}

async function insertPlan({ tx }: RequestContext, values: typeof plans.$inferInsert): Promise<LoadedPlan> {
  const [plan] = await tx.insert(plans).values(values).returning();
  if (!plan) throw new Error('The database gave no row for a new plan');
  await addMilestones(tx, plan);
  const loaded = await findPlan(tx, plan.id);
  if (!loaded) throw new Error(`The new plan ${plan.id} is not there`);
  return loaded;
}

/** A re-order is linked with what it repeats: that has a link more, which its readers see (E3). */
async function linkReOrder(context: RequestContext, { plan }: LoadedPlan): Promise<void> {
  const { underlyingPlanId, requestId } = plan;
  if (underlyingPlanId === null) return;
  const [row] = await context.tx.select().from(plans).where(eq(plans.id, underlyingPlanId)).for('update');
  if (!row) throw new Error(`The underlying plan ${underlyingPlanId} is not there`);
  const changes = changed('link', 'text', null, linkText(linkType.reOrder, requestId));
  const patch = { linksCount: row.linksCount + 1 };
  await touch(context, planAggregate, [{ row, patch, changes }], { tags: ['plan-link'] });
}

/**
 * Numbers go on from the highest of five or six digits of the year, as people write them: 26-10412. Requests that came from
 * elsewhere may have the next one already, or longer numbers, which are nobody's series.
 */
async function nextRequestId({ tx }: RequestContext, at: Date): Promise<string> {
  const year = String(at.getUTCFullYear()).slice(2);
  const ofSeries = `^${year}-(\\d{5,6})$`;
  const { rows } = await tx.execute<{ highest: number | null }>(
    sql`select max(substring(request_id from ${ofSeries}::text)::int) as highest from plans`,
  );
  for (let number = Math.max(10_000, Number(rows[0]?.highest ?? 0)) + 1; ; number += 1) {
    const requestId = `${year}-${number}`;
    if ((await tx.$count(plans, eq(plans.requestId, requestId))) === 0) return requestId;
  }
}
