import { sql, type SQL } from 'drizzle-orm';
import type { Input } from '../../../contract/handlers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { changeChains, changes } from '../change.tables.ts';
import type { ChangeConditions } from './change-conditions.ts';

type Column = NonNullable<Input<'listChanges'>['body']['orderBy']>;

/** What is asked for: which changes, in which order, and the stretch of them. */
export interface ChangeQuery extends ChangeConditions {
  readonly orderBy: Column;
  readonly isAscending: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A literal, because only then the planner sees that the indexes of plan changes fit. */
const isOfPlan = sql`${changes.aggregate} = 'plan'`;
const isSamePlan = sql`${plans.id} = ${changes.aggregateId}`;

/** Columns of the change itself, each in the order of an index; the first signs of a long text are enough to sort by. */
const keysOfChange: Readonly<Partial<Record<Column, SQL>>> = {
  date: sql``,
  changeType: sql`${changes.field}`,
  userSymbol: sql`${changes.userSymbol}`,
  message: sql`left(${changes.newText}, 60)`,
};

/** How many changes match. Chains of changes know their length, so that the history of all plans need not be counted. */
export async function countChanges(tx: Database, { ofPlan, ofChange }: ChangeConditions): Promise<number> {
  const where = (...conditions: (SQL | undefined)[]) =>
    sql.join(
      conditions.filter((condition) => condition !== undefined),
      sql` and `,
    );
  const { rows } = await tx.execute<{ number: number }>(
    ofChange
      ? sql`select count(*)::int as number from ${changes} ${ofPlan ? sql`join ${plans} on ${isSamePlan}` : sql``}
          where ${where(isOfPlan, ofPlan, ofChange)}`
      : sql`select coalesce(sum(${changeChains.length}), 0)::int as number from ${changeChains}
          ${ofPlan ? sql`join ${plans} on ${plans.id} = ${changeChains.aggregateId}` : sql``}
          where ${where(sql`${changeChains.aggregate} = 'plan'`, ofPlan)}`,
  );
  return rows[0]?.number ?? 0;
}

/** The ids of one page of changes, in their order. */
export async function findChangeIds(tx: Database, query: ChangeQuery): Promise<number[]> {
  const key = keysOfChange[query.orderBy];
  const statement = key ? byChange(query, key) : byPlan(query);
  const { rows } = await tx.execute<{ id: number }>(
    sql`${statement} limit ${query.limit} offset ${query.offset}`,
  );
  return rows.map(({ id }) => id);
}

const and = (condition: SQL | undefined) => (condition ? sql` and ${condition}` : sql``);
const directionOf = (isAscending: boolean) => (isAscending ? sql`asc` : sql`desc`);

function byChange({ orderBy, isAscending, ofPlan, ofChange }: ChangeQuery, key: SQL): SQL {
  const direction = directionOf(isAscending);
  const first = orderBy === 'date' ? sql`` : sql`${key} ${direction}, `;
  return sql`select ${changes.id} from ${changes} ${ofPlan ? sql`join ${plans} on ${isSamePlan}` : sql``}
    where ${isOfPlan}${and(ofPlan)}${and(ofChange)}
    order by ${first}${changes.changedAt} ${direction}, ${changes.id} ${direction}`;
}

/** Plans in their order, and the changes of each: only as many plans are looked at as the page needs. */
function byPlan({ orderBy, isAscending, ofPlan, ofChange }: ChangeQuery): SQL {
  const direction = directionOf(isAscending);
  return sql`select changed.id from ${plansInOrder(orderBy, direction, ofPlan)}
    cross join lateral (select ${changes.id} from ${changes}
      where ${isOfPlan} and ${changes.aggregateId} = chosen.id${and(ofChange)}
      order by ${changes.sequence} ${direction}) as changed`;
}

function plansInOrder(orderBy: Column, direction: SQL, ofPlan: SQL | undefined): SQL {
  if (orderBy === 'productType') {
    return sql`(select id as type_id from ${productTypes} order by name ${direction}) as types
      cross join lateral (select ${plans.id} from ${plans}
        where ${plans.productTypeId} = types.type_id${and(ofPlan)} order by ${plans.id} ${direction}) as chosen`;
  }
  if (orderBy === 'distributionCenter') {
    return sql`(select id as center_id from (select id, request_distribution_centre as name
          from ${distributionCenters} union all select null, null) as all_centers
        order by name ${direction} nulls last) as centers
      cross join lateral (
        select ${plans.id} from ${plans} where ${plans.distributionCenterId} = centers.center_id${and(ofPlan)}
        union all
        select ${plans.id} from ${plans}
          where centers.center_id is null and ${plans.distributionCenterId} is null${and(ofPlan)}
        order by id ${direction}) as chosen`;
  }
  const column = orderBy === 'poNumber' ? plans.poNumber : plans.requestId;
  return sql`(select ${plans.id} from ${plans} where true${and(ofPlan)}
    order by ${column} ${direction} nulls last, ${plans.id} ${direction}) as chosen`;
}
