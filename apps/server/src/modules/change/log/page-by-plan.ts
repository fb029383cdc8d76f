import { sql, type SQL } from 'drizzle-orm';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { changes } from '../change.tables.ts';
import {
  all,
  and,
  directionOf,
  idsOf,
  isOfPlan,
  matching,
  usualWalk,
  type ChangeQuery,
  type Column,
  type Counted,
  type Ways,
} from './page-parts.ts';

/** Finding the plans of all changes that match takes five times as long as passing one plan for so many of them. */
const changesPerPlan = 40;

/**
 * Along plans in their order and the changes of each, for a short stretch, which the planner follows an index for, and a
 * longer one; where that is too short, along those plans alone that have a change that matches, which an index tells
 * without the changes themselves.
 */
export function waysByPlan(query: ChangeQuery, counted: Counted): Ways {
  const { total, first, last } = counted;
  const { orderBy, isAscending, limit, ofPlan, ofChange, ofChain, textParts, mostWalked = usualWalk } = query;
  const direction = directionOf(isAscending);
  const isInReach =
    first === null || last === null ? undefined : sql`${plans.id} between ${first} and ${last}`;
  const conditions = [ofPlan, isInReach, ofChain].filter((condition) => condition !== undefined);
  const isLate = conditions.length > 0 ? all(...conditions) : undefined;
  const farther = Math.ceil(Math.max(mostWalked / 3, total / changesPerPlan));
  const stretches = [limit, farther].map((most) => walkOf(query, most, isLate));
  const parts = textParts.length > 0 ? textParts : [ofChange];
  const changed = parts.map(
    (part) => sql`select ${changes.aggregateId} from ${changes} where ${all(isOfPlan, part)}`,
  );
  // Of a truth the planner makes no join: plans are looked up in their order. It does so in a table of few enough only.
  const isChanged = sql`(${plans.id} in (select distinct aggregate_id from (${sql.join(changed, sql` union all `)}) as one)) is true`;
  const found = walkOf(query, limit, all(ofPlan, isInReach, isChanged));
  const name = sql`(${nameOfPlan(orderBy)})`;
  const columns = sql`${changes.id}, ${plans.id} as plan_id, ${changes.sequence}, ${name} as name`;
  const sorted = sql`select id from (${matching(query, counted, columns, true)}) as matched
    order by name ${direction} nulls last, plan_id ${direction}, sequence ${direction}`;
  return { walks: [...stretches, found].map((walk) => idsOf(walk, query)), sorted: idsOf(sorted, query) };
}

/** The changes that match along so many plans in their order, those that are wanted. */
function walkOf(query: ChangeQuery, most: number, isWanted: SQL | undefined): SQL {
  const { orderBy, isAscending, offset, ofChange } = query;
  const direction = directionOf(isAscending);
  return sql`select changed.id from (
      select chosen.id from ${plansInOrder(orderBy, direction, isWanted)} limit ${most + offset}) as chosen
    cross join lateral (select ${changes.id}, ${changes.sequence} from ${changes}
      where ${isOfPlan} and ${changes.aggregateId} = chosen.id${and(ofChange)}
      order by ${changes.sequence} ${direction}) as changed`;
}

/** The page where the plans of all changes that match are in a table of the name `kept`. */
export function pageOfKept(query: ChangeQuery): SQL {
  const isKept = sql`(${plans.id} in (select aggregate_id from kept)) is true`;
  return idsOf(walkOf(query, query.limit, isKept), query);
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
    return sql`(
      (select chosen.id from (select id as center_id from ${distributionCenters}
          order by request_distribution_centre ${direction}) as centers
        cross join lateral (select ${plans.id} from ${plans}
          where ${plans.distributionCenterId} = centers.center_id${and(ofPlan)} order by ${plans.id} ${direction}) as chosen)
      union all
      (select ${plans.id} from ${plans} where ${plans.distributionCenterId} is null${and(ofPlan)}
        order by ${plans.id} ${direction})) as chosen`;
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
