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
  isSamePlan,
  usualWalk,
  type ChangeQuery,
  type Column,
  type Ways,
} from './page-parts.ts';

/** A plan without a change that matches is passed quickly, and sorting the changes of all plans by plan is slow. */
const plansPerChange = 8;

/** Along plans in their order and the changes of each. */
export function waysByPlan(query: ChangeQuery): Ways {
  const { orderBy, isAscending, ofPlan, ofChange, ofChain, offset, mostWalked = usualWalk } = query;
  const direction = directionOf(isAscending);
  const plansWanted = ofPlan || ofChain ? all(ofPlan, ofChain) : undefined;
  const chosen = sql`(select chosen.id from ${plansInOrder(orderBy, direction, plansWanted)} limit ${plansPerChange * mostWalked + offset})`;
  const ofEach = sql`select ${changes.id} from ${changes}
    where ${isOfPlan} and ${changes.aggregateId} = chosen.id${and(ofChange)} order by ${changes.sequence} ${direction}`;
  const walked = sql`select changed.id from ${chosen} as chosen cross join lateral (${ofEach}) as changed`;
  const name = sql`(${nameOfPlan(orderBy)})`;
  const sorted = sql`select id from (
      select ${changes.id}, ${plans.id} as plan_id, ${changes.sequence}, ${name} as name from ${changes} join ${plans} on ${isSamePlan}
      where ${all(isOfPlan, ofPlan, ofChange)} offset 0) as matched
    order by name ${direction} nulls last, plan_id ${direction}, sequence ${direction}`;
  return { walked: idsOf(walked, query), sorted: idsOf(sorted, query) };
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
