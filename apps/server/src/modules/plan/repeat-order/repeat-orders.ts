import { designStatusName } from '@crt/domain/design-status';
import { milestoneType } from '@crt/domain/milestone-type';
import { planStatusName } from '@crt/domain/plan-status';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { products } from '../../product/product.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';

type RepeatOrder = Output<'getRepeatOrders'>;

/** Up from the plan to the order that was made first, then down to every repetition; circles end where they close. */
async function familyOf(tx: Database, id: number): Promise<readonly { id: number; parent: number | null }[]> {
  const { rows } = await tx.execute<{ id: number; parent: number | null }>(sql`
    with recursive up as (
      select id, underlying_plan_id, array[id] as way from plans where id = ${id}
      union all
      select plans.id, plans.underlying_plan_id, up.way || plans.id
      from plans join up on plans.id = up.underlying_plan_id where not plans.id = any (up.way)
    ), down as (
      select id, null::int as parent, array[id] as way
      from up where cardinality(way) = (select max(cardinality(way)) from up)
      union all
      select plans.id, down.id, down.way || plans.id
      from plans join down on plans.underlying_plan_id = down.id where not plans.id = any (down.way)
    )
    select id, parent from down order by cardinality(way), id`);
  return rows;
}

/** The tree of repetitions to which a plan belongs (K1 to K5). */
export async function repeatOrders({ tx }: RequestContext, id: number): Promise<RepeatOrder> {
  const family = await familyOf(tx, id);
  if (family.length === 0) throw notFound('Plan');
  const rows = await tx
    .select({
      plan: plans,
      distributionCenter: distributionCenters.requestDistributionCentre,
      productNumber: products.number,
      shipped: planMilestones,
    })
    .from(plans)
    .leftJoin(distributionCenters, eq(distributionCenters.id, plans.distributionCenterId))
    .leftJoin(products, eq(products.id, plans.productId))
    .leftJoin(
      planMilestones,
      and(eq(planMilestones.planId, plans.id), eq(planMilestones.type, milestoneType.shipped)),
    )
    .where(
      inArray(
        plans.id,
        family.map((member) => member.id),
      ),
    )
    .orderBy(asc(plans.id));
  const nodes = new Map(rows.map((row) => [row.plan.id, toNode(row)]));
  for (const member of family) {
    const node = nodes.get(member.id);
    if (node && member.parent !== null) nodes.get(member.parent)?.children.push(node);
  }
  const root = nodes.get(family[0]?.id ?? id);
  if (!root) throw notFound('Plan');
  return root;
}

interface Row {
  readonly plan: typeof plans.$inferSelect;
  readonly distributionCenter: string | null;
  readonly productNumber: string | null;
  readonly shipped: typeof planMilestones.$inferSelect | null;
}

function toNode({ plan, distributionCenter, productNumber, shipped }: Row): RepeatOrder {
  return {
    id: plan.id,
    planId: plan.requestId,
    designStatus: designStatusName[plan.designStatus],
    processingStatus: planStatusName[plan.status],
    manufacturingProgressPercentage: plan.manufacturingProgress,
    comments: plan.lastComment,
    distributionCenter,
    productNumber,
    shipmentDueDate: shipped?.plannedAt?.toISOString() ?? null,
    timeZone: shipped?.timeZone ?? 'UTC',
    children: [],
  };
}
