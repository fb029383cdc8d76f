import { asc, desc, gte, lte, sql, type SQL } from 'drizzle-orm';
import { plans } from '../plan.tables.ts';
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
const shortWalk: Walk = { above: 2_000, most: 500 };
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
 * `outermost`, the oldest or the newest of the plans that match, where indexes tell it at once. The request id, which
 * orders nothing, makes the planner read the index of the list instead of the plans.
 */
export function outermost({ where, isInIndexes }: PlanMatch, { parts, isAscending }: PlanOrder): SQL {
  if (!isInIndexes || !parts[0]?.idOfDate) return sql``;
  const direction = isAscending ? asc : desc;
  return sql`outermost as materialized (
    select ${plans.id} from ${plans} where ${where} order by ${direction(plans.id)}, ${direction(plans.requestId)} limit 1),`;
}

/**
 * Plans that a walk along dates passes at its beginning without leaving the index: those before the oldest, or behind the
 * newest, that matches. The other end stays open, because the planner takes a stretch between two ends for a short one.
 */
function bounded({ isInIndexes }: PlanMatch, { isAscending }: PlanOrder, { idOfDate }: OrderPart) {
  if (!isInIndexes || !idOfDate) return undefined;
  return (isAscending ? gte : lte)(idOfDate, sql`(select id from outermost)`);
}

/** The page as far as a walk along the first part of the order finds it, as an array. */
export function walked(match: PlanMatch, order: PlanOrder, page: Stretch, { most }: Walk): SQL {
  const { parts, isAscending } = order;
  const [part] = parts;
  if (!part || !match.where) return sql`null::int[]`;
  const direction = isAscending ? sql`asc` : sql`desc`;
  return sql`array(
    select ${plans.id} from (select ${plans}.*, ${part.key} as walk_key from ${part.inOrder(bounded(match, order, part))} limit ${most}) as ${plans}
    where ${match.where} order by walk_key ${direction}, ${plans.id} ${direction} ${within(page)})`;
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
