import { sql, type SQL } from 'drizzle-orm';
import type { Input } from '../../../contract/handlers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { changeChains, changeCounts, changes } from '../change.tables.ts';
import type { ChangeConditions } from './change-conditions.ts';

type Column = NonNullable<Input<'listChanges'>['body']['orderBy']>;

/** What is asked for: which changes, in which order, and the stretch of them. */
export interface ChangeQuery extends ChangeConditions {
  readonly orderBy: Column;
  readonly isAscending: boolean;
  readonly limit: number;
  readonly offset: number;
  /** How far the order is followed in search of changes that match, before all that match are sorted; 3,000 unless stated. */
  readonly mostWalked?: number;
}

const usualWalk = 3_000;
/** A plan without a change that matches is passed quickly, and sorting the changes of all plans by plan is slow. */
const plansPerChange = 8;

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

/** One page of changes: their ids in order, and how many match in all. */
interface ChangePage {
  readonly ids: readonly number[];
  readonly total: number;
}

/** One page of the changes that match. */
export async function findChangePage(tx: Database, query: ChangeQuery): Promise<ChangePage> {
  const key = keysOfChange[query.orderBy];
  const { rows } = await tx.execute<{ total: number; ids: (number | string)[] }>(sql`
    with counted as materialized (${numberOf(query)})
    select total, ${key ? byChange(query, key) : byPlan(query)} as ids from counted`);
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  // A list of big numbers comes as texts from PostgreSQL and as numbers from the embedded database.
  return { total, ids: ids.map(Number) };
}

const idsOf = (statement: SQL, { limit, offset }: ChangeQuery) =>
  sql`array(${statement} limit ${limit} offset ${offset})`;
const all = (...conditions: (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
const and = (condition: SQL | undefined) => (condition ? sql` and ${condition}` : sql``);
const directionOf = (isAscending: boolean) => (isAscending ? sql`asc` : sql`desc`);
const plansOf = (ofPlan: SQL | undefined) => (ofPlan ? sql`join ${plans} on ${isSamePlan}` : sql``);

/** How many changes match: from the lengths of the chains of the plans, from the kept counts, counted one by one. */
function numberOf({ ofPlan, ofChange, ofCounts, parts }: ChangeConditions): SQL {
  if (ofPlan && !ofChange) {
    return sql`select coalesce(sum(${changeChains.length}), 0)::int as total from ${changeChains}
      join ${plans} on ${plans.id} = ${changeChains.aggregateId}
      where ${all(sql`${changeChains.aggregate} = 'plan'`, ofPlan)}`;
  }
  const kept = sql`(select coalesce(sum(${changeCounts.number}), 0) from ${changeCounts} where ${ofCounts})`;
  const counted = parts.map(
    (part) => sql`(select count(*) from ${changes} ${plansOf(ofPlan)} where ${all(isOfPlan, ofPlan, part)})`,
  );
  return sql`select (${sql.join([...(ofCounts ? [kept] : []), ...counted], sql` + `)})::int as total`;
}

/**
 * The ids in the order of a column of the change. An index is followed for a stretch, which finds a page of most
 * filters in a moment; where it has not, or few match, those that match are found first and then sorted. The fence of
 * `offset 0` keeps the planner from following an index past all that do not match.
 */
function byChange(query: ChangeQuery, key: SQL): SQL {
  const { orderBy, isAscending, ofPlan, ofChange, offset, mostWalked = usualWalk } = query;
  const direction = directionOf(isAscending);
  const orderBehind = (first: SQL) =>
    sql`order by ${orderBy === 'date' ? sql`` : sql`${first} ${direction}, `}${changes.changedAt} ${direction}, ${changes.id} ${direction}`;
  const known = orderBy === 'date' ? sql`null` : key;
  const stretch = sql`select ${changes}.*, ${known} as walk_key from ${changes}
    where ${all(isOfPlan, ...indexed(query))} ${orderBehind(key)}`;
  if (!ofPlan && !ofChange) return idsOf(sql`select id from (${stretch}) as ${changes}`, query);
  const walked = idsOf(
    sql`select ${changes.id} from (${stretch} limit ${mostWalked + offset}) as ${changes} ${plansOf(ofPlan)}
      where ${all(ofPlan, ofChange)} ${orderBehind(sql`walk_key`)}`,
    query,
  );
  const sorted = idsOf(
    sql`select ${changes.id} from (select ${changes}.* from ${changes} ${plansOf(ofPlan)}
      where ${all(isOfPlan, ofPlan, ofChange)} offset 0) as ${changes} ${orderBehind(key)}`,
    query,
  );
  return walkedOrSorted(walked, sorted, query);
}

/** The first of two ways to the same page, when many match and it has the whole page; the other one else. */
function walkedOrSorted(
  walked: SQL,
  sorted: SQL,
  { limit, offset, mostWalked = usualWalk }: ChangeQuery,
): SQL {
  return sql`(with walked as materialized (select ${walked} as ids)
    select case when total > ${mostWalked} and cardinality((select ids from walked)) = least(${limit}, total - ${offset})
      then (select ids from walked) else ${sorted} end)`;
}

/** The conditions that stand at the front of the index behind an order. */
function indexed({ orderBy, part }: ChangeQuery): (SQL | undefined)[] {
  if (orderBy === 'date') return [part.field ?? part.user, part.time];
  if (orderBy === 'message') return [part.field, part.value];
  return orderBy === 'userSymbol' ? [] : [part.field];
}

/** Plans in their order, and the changes of each, for a stretch; as above, all that match are sorted where that is too short. */
function byPlan(query: ChangeQuery): SQL {
  const { orderBy, isAscending, ofPlan, ofChange, offset, mostWalked = usualWalk } = query;
  const direction = directionOf(isAscending);
  const chosen = sql`(select chosen.id from ${plansInOrder(orderBy, direction, ofPlan)} limit ${plansPerChange * mostWalked + offset})`;
  const ofEach = sql`select ${changes.id} from ${changes}
    where ${isOfPlan} and ${changes.aggregateId} = chosen.id${and(ofChange)} order by ${changes.sequence} ${direction}`;
  const walked = sql`select changed.id from ${chosen} as chosen cross join lateral (${ofEach}) as changed`;
  const name = sql`(${nameOfPlan(orderBy)})`;
  const sorted = sql`select id from (
      select ${changes.id}, ${plans.id} as plan_id, ${changes.sequence}, ${name} as name from ${changes} join ${plans} on ${isSamePlan}
      where ${all(isOfPlan, ofPlan, ofChange)} offset 0) as matched
    order by name ${direction} nulls last, plan_id ${direction}, sequence ${direction}`;
  return walkedOrSorted(idsOf(walked, query), idsOf(sorted, query), query);
}

/** What a plan is sorted by. */
function nameOfPlan(orderBy: Column): SQL {
  if (orderBy === 'productType')
    return sql`select ${productTypes.name} from ${productTypes} where ${productTypes.id} = ${plans.productTypeId}`;
  if (orderBy === 'distributionCenter') {
    return sql`select ${distributionCenters.requestDistributionCentre} from ${distributionCenters}
      where ${distributionCenters.id} = ${plans.distributionCenterId}`;
  }
  return sql`${orderBy === 'poNumber' ? plans.poNumber : plans.requestId}`;
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
  if (orderBy !== 'poNumber') {
    return sql`(select ${plans.id} from ${plans} where true${and(ofPlan)}
      order by ${plans.requestId} ${direction}) as chosen`;
  }
  // In two parts, because an index gives both directions only without missing values in between.
  return sql`(
    (select ${plans.id} from ${plans} where ${plans.poNumber} is not null${and(ofPlan)}
      order by ${plans.poNumber} ${direction}, ${plans.id} ${direction})
    union all
    (select ${plans.id} from ${plans} where ${plans.poNumber} is null${and(ofPlan)}
      order by ${plans.id} ${direction})) as chosen`;
}
