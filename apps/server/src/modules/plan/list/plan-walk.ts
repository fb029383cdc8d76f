import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { plans } from '../plan.tables.ts';
import { keptReach } from './kept-totals.ts';
import type { PlanMatch } from './plan-conditions.ts';
import type { OrderPart, PlanOrder } from './plan-order.ts';

/** Where a page begins and how long it is. */
export interface Stretch {
  readonly limit: number;
  readonly offset: number;
}

/** When plans that match are found by walking along the order, and how far at most. */
export interface Walk {
  /** Above so many matches they lie close to one another in almost any order; so many are sorted in a moment. */
  readonly above: number;
  readonly most: number;
}

/** What a short walk does not find is far away: plans of a stretch of time lie together in many orders. */
const shortWalk: Walk = { above: 2_000, most: 2_000 };
/** Where the walk begins at the oldest or the newest that matches, the others are rarely far behind. */
const usualWalk: Walk = { above: 2_000, most: 1_000 };
/** Where no walk along the whole order follows. */
const longWalk: Walk = { above: 2_000, most: 2_000 };

/** Plans of several filters are read anyway and sorted as fast as they are sought. */
export const isSought = ({ span, isCombined }: PlanMatch) => span !== undefined || !isCombined;

/** How far to walk first. */
export function walkOf(match: PlanMatch): Walk {
  if (!isSought(match)) return longWalk;
  return match.isInIndexes ? usualWalk : shortWalk;
}

/** The part of a statement that keeps it to the page. */
export const within = ({ limit, offset }: Stretch) => sql`limit ${limit} offset ${offset}`;

/**
 * `reach`, the `first` and the `last` of the plans that match, as far as that is told at once: of dates kept counts tell
 * both, of what indexes have these tell where a walk along dates begins. The request id, which orders nothing, makes the
 * planner read the index of the list instead of the plans.
 */
export function reachOf({ where, isInIndexes, span }: PlanMatch, { parts, isAscending }: PlanOrder): SQL {
  if (span) return sql`reach as materialized (${keptReach(span)}),`;
  if (!isInIndexes || !parts[0]?.idOfDate) return sql``;
  const [direction, end] = isAscending ? [asc, sql`first`] : [desc, sql`last`];
  return sql`reach as materialized (
    select ${plans.id} as ${end} from ${plans} where ${where} order by ${direction(plans.id)}, ${direction(plans.requestId)} limit 1),`;
}

/**
 * Plans that a walk passes without leaving the index: those before the first, or behind the last, that matches. The other
 * end is no condition that an index is entered by, because the planner takes a stretch between two ends for a short one.
 */
function bounded({ isInIndexes, span }: PlanMatch, { isAscending }: PlanOrder, { idOfDate }: OrderPart) {
  const id = idOfDate ?? plans.id;
  const [isBehind, isBefore] = [
    sql`${id} >= (select first from reach)`,
    sql`${id} <= (select last from reach)`,
  ];
  const [begin, end] = isAscending ? [isBehind, isBefore] : [isBefore, isBehind];
  if (span) return sql`${begin} and case when ${end} then true else false end`;
  return isInIndexes && idOfDate ? begin : undefined;
}

/**
 * The page as far as a walk along the first part of the order finds it, as an array. The fence of `offset 0` has plans
 * looked at one by one and in their order until the page is full; the planner would put all dates that match into a table.
 */
export function walked(match: PlanMatch, order: PlanOrder, page: Stretch, { most }: Walk): SQL {
  const [part] = order.parts;
  if (!part || !match.where) return sql`null::int[]`;
  return sql`array(
    select ${plans.id} from (select ${plans}.* from ${part.inOrder(bounded(match, order, part))} limit ${most}) as ${plans}
    cross join lateral (select where ${match.where} offset 0) as matched ${within(page)})`;
}

/**
 * The same however far the walk goes: `is true` makes the database look each plan up in a table of those that match,
 * which is faster than sorting them all. Behind those that have something to be sorted by come the others by their ids:
 * once the walk has come to its end, all that it has not found.
 */
export function sought(match: PlanMatch, order: PlanOrder, page: Stretch, all: SQL): SQL {
  const { parts, isAscending } = order;
  const [part, missing] = parts;
  const { limit, offset } = page;
  const along = (
    stretch: Stretch,
  ) => sql`array(select id from (${part?.ids(bounded(match, order, part)) ?? sql``}) as ordered
    where (ordered.id in (select id from ${all})) is true ${within(stretch)})`;
  if (!missing) return along(page);
  const direction = isAscending ? sql`asc` : sql`desc`;
  return sql`(select present.ids[${offset + 1}::int:] || case
      when cardinality(present.ids) < least(${limit + offset}, total) then array(
        select id from ${all} where (id in (select unnest(present.ids))) is not true order by id ${direction}
        limit ${limit + offset} - greatest(cardinality(present.ids), ${offset})
        offset greatest(0, ${offset} - cardinality(present.ids)))
      else '{}' end
    from (select ${along({ limit: limit + offset, offset: 0 })} as ids offset 0) as present)`;
}
