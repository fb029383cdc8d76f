import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { plans } from '../plan.tables.ts';
import type { PlanMatch } from './plan-conditions.ts';
import { orderBy, type OrderPart, type PlanOrder } from './plan-order.ts';

/** Where a page begins and how long it is. */
interface Stretch {
  readonly limit: number;
  readonly offset: number;
}

/** The ids of one page, and how many plans match in all. */
interface PlanPage {
  readonly ids: readonly number[];
  readonly total: number;
  /** What `isKept` of the options says. */
  readonly isKept: boolean | null;
}

interface PageOptions {
  readonly walk?: Walk;
  /** Whether the caller's query is stored already: asked on the way, because each statement costs a way there and back. */
  readonly isKept?: SQL<boolean | null>;
}

const nothing: PlanPage = { total: 0, ids: [], isKept: null };

/** Where a plan stands in a list, from 1, and its neighbours. */
interface Place extends Record<string, unknown> {
  readonly place: number;
  readonly total: number;
  readonly previous: number | null;
  readonly next: number | null;
}

const matchedId = sql`matched.id`;
const keyName = (place: number) => sql.identifier(`key_${place}`);

/** The plans that match, with their sort keys. */
function matching({ joins, keys }: PlanOrder, where: SQL | undefined): SQL {
  const selected = keys.map(({ by }, place) => sql`, ${by} as ${keyName(place)}`);
  const condition = where ? sql`where ${where}` : sql``;
  return sql`select ${plans.id} as id ${sql.join(selected)} from ${plans} ${joins} ${condition}`;
}

/** Their ids in order; the fence of `offset 0` keeps the planner from walking an index past plans that do not match. */
function sorted(order: PlanOrder, where: SQL | undefined): SQL {
  return sql`select id from (${matching(order, where)} offset 0) as matched order by ${orderOfMatched(order)}`;
}

const orderOfMatched = ({ keys, isAscending }: PlanOrder, from = 'matched') =>
  orderBy(
    keys.map((key, place) => ({ ...key, by: sql`${sql.identifier(from)}.${keyName(place)}` })),
    isAscending,
    sql`${sql.identifier(from)}.id`,
  );

/** When plans that match are found by walking along the order, and how far at most. */
interface Walk {
  /** Above so many matches they lie close to one another in almost any order; so many are sorted in a moment. */
  readonly above: number;
  readonly most: number;
}

/** What a short walk does not find is far away: plans of one status or of a stretch of time lie together in many orders. */
const shortWalk: Walk = { above: 2_000, most: 500 };
/** Where no walk along the whole order follows. */
const longWalk: Walk = { above: 2_000, most: 2_000 };

/**
 * Whether all plans that match are kept for a second look: those of a stretch of time, which are most, cost more to find
 * than to keep, and those of several filters are read.
 */
const isKeptWhole = ({ span, isCombined }: PlanMatch) => span !== undefined || isCombined;

/** Plans of several filters are read anyway and sorted as fast as they are sought. */
const isSought = ({ span, isCombined }: PlanMatch) => span !== undefined || !isCombined;

const within = ({ limit, offset }: Stretch) => sql`limit ${limit} offset ${offset}`;

/**
 * One page of ids with the number of all. Without filters the page is read in the order of an index. With filters that
 * leave few plans, these are found and sorted. Of many, the first stretch of the order nearly always has a page; where
 * it has not, they are sought along the whole order. Where no index has the order, all that match are sorted.
 */
export async function findPlanPage(
  tx: Database,
  match: PlanMatch,
  order: PlanOrder,
  page: Stretch,
  { walk = isSought(match) ? shortWalk : longWalk, isKept = sql<null>`null` }: PageOptions = {},
): Promise<PlanPage> {
  const { where } = match;
  if (!where && order.parts.length > 0) return findPlainPage(tx, order, page, isKept);
  const found = foundPlans(match, order);
  const few = sql`array(${found.inOrder} ${within(page)})`;
  const many = manyInOrder(match, order, page, found.ids);
  const isMany = sql`total > ${walk.above}`;
  const { rows } = await tx.execute<{ total: number; ids: number[]; isKept: boolean | null }>(sql`
    with ${numbered(match, found.ids, walk.above)},
      nearby as materialized (select case when ${isMany} then ${walked(where, order, page, walk)} end as ids from counted)
    select total, case
        when (select cardinality(ids) from nearby) = least(${page.limit}, total - ${page.offset})
          then (select ids from nearby)
        ${many ? sql`when ${isMany} then ${many}` : sql``}
        else ${few} end as ids,
      ${isKept} as "isKept"
    from counted`);
  return rows[0] ?? nothing;
}

/** The page of more plans than are sorted in a moment; undefined where all that match are kept, which are sorted then. */
function manyInOrder(match: PlanMatch, order: PlanOrder, page: Stretch, found: SQL): SQL | undefined {
  const isWhole = isKeptWhole(match);
  if (order.parts.length > 0 && isSought(match))
    return sought(order, page, isWhole ? sql`few` : sql`(${found}) as matching`);
  return isWhole ? undefined : sql`array(${sorted(order, match.where)} ${within(page)})`;
}

/** The plans that match as they are found for the first time. */
interface FoundPlans {
  /** What tells them. */
  readonly ids: SQL;
  /** `few`, which they are kept as, in the order of the list. */
  readonly inOrder: SQL;
}

/** Where a filter has read the plans themselves, what they are sorted by is kept along with the ids. */
function foundPlans({ where, counted, countedId, span, isRead }: PlanMatch, order: PlanOrder): FoundPlans {
  return isRead && !span && order.isOfPlans
    ? {
        ids: matching(order, where),
        inOrder: sql`select few.id from few order by ${orderOfMatched(order, 'few')}`,
      }
    : {
        ids: sql`select ${countedId} as id from ${counted}`,
        inOrder: sorted(order, sql`${plans.id} in (select id from few)`),
      };
}

/** `few`, what is kept of the plans that match, and `counted`, their number as `total`; above some, the rest is only counted. */
function numbered(match: PlanMatch, found: SQL, above: number): SQL {
  if (isKeptWhole(match)) {
    return sql`few as materialized (${found}),
      counted as materialized (select count(*)::int as total from few)`;
  }
  return sql`few as materialized (${found} limit ${above + 1}),
    found as materialized (select count(*)::int as number from few),
    counted as materialized (select case when number <= ${above} then number
      else (select count(*)::int from ${match.counted}) end as total from found)`;
}

/** The page as far as a walk along the first part of the order finds it, as an array. */
function walked(
  where: SQL | undefined,
  { parts, isAscending }: PlanOrder,
  page: Stretch,
  { most }: Walk,
): SQL {
  const [part] = parts;
  if (!part || !where) return sql`null::int[]`;
  const direction = isAscending ? sql`asc` : sql`desc`;
  return sql`array(
    select ${plans.id} from (select ${plans}.*, ${part.key} as walk_key from ${part.inOrder} limit ${most}) as ${plans}
    where ${where} order by walk_key ${direction}, ${plans.id} ${direction} ${within(page)})`;
}

/**
 * The same however far the walk goes: `is true` makes the database look each plan up in a table of those that match,
 * which is faster than sorting them all. Behind those that have something to be sorted by come the others by their ids;
 * whether one is among them is asked plan by plan, because nearly all of a short first part are.
 */
function sought({ parts, isAscending }: PlanOrder, page: Stretch, all: SQL): SQL {
  const [part, missing] = parts;
  const { limit, offset } = page;
  const along = (stretch: Stretch) => sql`array(select id from (${part?.ids ?? sql``}) as ordered
    where (ordered.id in (select id from ${all})) is true ${within(stretch)})`;
  if (!missing) return along(page);
  const direction = isAscending ? sql`asc` : sql`desc`;
  return sql`(select present.ids[${offset + 1}::int:] || case
      when cardinality(present.ids) < least(${limit + offset}, total) then array(
        select rest.id from (select id from ${all} order by id ${direction}) as rest
        where (select ${missing.isMissing} from ${plans} where ${plans.id} = rest.id)
        limit ${limit + offset} - greatest(cardinality(present.ids), ${offset})
        offset greatest(0, ${offset} - cardinality(present.ids)))
      else '{}' end
    from (select ${along({ limit: limit + offset, offset: 0 })} as ids offset 0) as present)`;
}

async function findPlainPage(
  tx: Database,
  order: PlanOrder,
  { limit, offset }: Stretch,
  isKept: SQL<boolean | null>,
): Promise<PlanPage> {
  const [first, rest] = order.parts;
  if (!first) return nothing;
  const { rows } = await tx.execute<{ total: number; ids: number[]; isKept: boolean | null }>(sql`
    select (select count(*)::int from ${plans}) as total,
      array(${first.ids} limit ${limit} offset ${offset}) as ids, ${isKept} as "isKept"`);
  const found = rows[0] ?? nothing;
  const { total, ids } = found;
  if (!rest || ids.length === limit || offset + ids.length >= total) return found;
  const before = ids.length > 0 ? 0 : offset - (await countPart(tx, first));
  const more = await tx.execute<{ id: number }>(
    sql`${rest.ids} limit ${limit - ids.length} offset ${Math.max(0, before)}`,
  );
  return { ...found, ids: [...ids, ...more.rows.map(({ id }) => id)] };
}

async function countPart(tx: Database, { unordered }: OrderPart): Promise<number> {
  const { rows } = await tx.execute<{ number: number }>(
    sql`select count(*)::int as number from ${unordered}`,
  );
  return rows[0]?.number ?? 0;
}

/** The ids of all plans that match, in their order. */
export async function findAllPlanIds(
  tx: Database,
  where: SQL | undefined,
  order: PlanOrder,
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sorted(order, where));
  return rows.map((row) => row.id);
}

/** The place of a plan in an ordered list, and its neighbours; undefined when it is not in the list. */
export async function findPlace(
  tx: Database,
  { where, counted }: PlanMatch,
  order: PlanOrder,
  id: number,
): Promise<Place | undefined> {
  const before = sql`from (${matching(order, where)}) as matched, own where ${precedes(order, 'matched', 'own')}`;
  const after = sql`from (${matching(order, where)}) as matched, own where ${precedes(order, 'own', 'matched')}`;
  const { rows } = await tx.execute<Place>(sql`
    with own as materialized (${matching(order, where ? sql`${where} and ${plans.id} = ${id}` : sql`${plans.id} = ${id}`)})
    select (select count(*)::int from ${counted}) as total,
      (select count(*)::int + 1 ${before}) as place,
      (select matched.id ${before} order by ${backwards(order)} limit 1) as previous,
      (select matched.id ${after} order by ${orderOfMatched(order)} limit 1) as next
    from own`);
  return rows[0];
}

/** The order from the end of the list: missing values, which stand last, come first. */
function backwards({ keys, isAscending }: PlanOrder): SQL {
  const order = keys.map((key, place) => {
    const by = sql`matched.${keyName(place)}`;
    return key.isAscending ? sql`${by} desc nulls first` : sql`${by} asc nulls first`;
  });
  return sql.join([...order, isAscending ? sql`${matchedId} desc` : sql`${matchedId} asc`], sql`, `);
}

/** Whether one plan stands before the other: by the first key in which they differ, at last by id. */
function precedes({ keys, isAscending }: PlanOrder, one: string, other: string): SQL {
  const [a, b] = [sql.identifier(one), sql.identifier(other)];
  const byId = isAscending ? sql`${a}.id < ${b}.id` : sql`${a}.id > ${b}.id`;
  if (keys.length === 1 && keys[0]?.isAlwaysThere) {
    // An index answers this at once, in contrast to the general case.
    const sign = isAscending ? sql`<` : sql`>`;
    return sql`(${a}.${keyName(0)}, ${a}.id) ${sign} (${b}.${keyName(0)}, ${b}.id)`;
  }
  return keys.reduceRight((rest, key, place) => {
    const name = keyName(place);
    const isLess = key.isAscending ? sql`${a}.${name} < ${b}.${name}` : sql`${a}.${name} > ${b}.${name}`;
    return sql`case when ${a}.${name} is distinct from ${b}.${name}
      then ${b}.${name} is null or coalesce(${isLess}, false) else ${rest} end`;
  }, byId);
}
