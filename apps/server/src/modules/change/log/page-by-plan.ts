import { sql, type SQL } from 'drizzle-orm';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { changes } from '../change.tables.ts';
import {
  all,
  allOf,
  and,
  directionOf,
  idsOf,
  isOfPlan,
  matching,
  usualWalk,
  type ChangeQuery,
  type Column,
  type Ways,
} from './page-parts.ts';

/** A plan without a change that matches costs more than a change that does not. */
const changesPerPlan = 6;

/** Along plans in their order and the changes of each; for a stretch, and with only those plans that have any that match. */
export function waysByPlan(query: ChangeQuery): Ways {
  const { orderBy, isAscending, ofPlan, ofChange, ofChain, offset, mostWalked = usualWalk } = query;
  const direction = directionOf(isAscending);
  const ofEach = sql`select ${changes.id} from ${changes}
    where ${isOfPlan} and ${changes.aggregateId} = chosen.id${and(ofChange)} order by ${changes.sequence} ${direction}`;
  const changesOf = (isWanted: SQL | undefined, most: SQL) =>
    idsOf(
      sql`select changed.id from (select chosen.id from ${plansInOrder(orderBy, direction, isWanted)} ${most}) as chosen
        cross join lateral (${ofEach}) as changed`,
      query,
    );
  const columns = sql`${changes.id}, ${plans.id} as plan_id, ${changes.sequence}, (${nameOfPlan(orderBy)}) as name`;
  // Of a truth the planner makes no join, which would lose the order.
  const hasMatches =
    ofChange &&
    sql`(${plans.id} in (select ${changes.aggregateId} from ${changes} where ${all(isOfPlan, ofChange)})) is true`;
  const walkable = [ofPlan, ofChain];
  return {
    walked: changesOf(
      allOf(walkable),
      ofChange ? sql`limit ${Math.ceil(mostWalked / changesPerPlan) + offset}` : sql``,
    ),
    searched: changesOf(allOf([...walkable, hasMatches]), sql``),
    sorted: idsOf(
      sql`select id from (${matching(query, columns, true)}) as matched
        order by name ${direction} nulls last, plan_id ${direction}, sequence ${direction}`,
      query,
    ),
  };
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
