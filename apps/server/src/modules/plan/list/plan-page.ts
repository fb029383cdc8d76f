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

const orderOfMatched = ({ keys, isAscending }: PlanOrder) =>
  orderBy(
    keys.map((key, place) => ({ ...key, by: sql`matched.${keyName(place)}` })),
    isAscending,
    matchedId,
  );

/** When plans that match are found by walking along the order, and how far at most. */
interface Walk {
  /** Above so many matches they lie close to one another in almost any order; so many are sorted in a moment. */
  readonly above: number;
  readonly most: number;
}

const usualWalk: Walk = { above: 2_000, most: 2_000 };
/** Plans of a stretch of time lie together in many orders: what a short walk does not find is far away. */
const walkInSpan: Walk = { above: 2_000, most: 500 };

/**
 * One page of ids with the number of all. Without filters the page is read in the order of an index. With filters that
 * leave few plans, these are found and sorted. Of many, the first stretch of the order nearly always has a page; where
 * it has not, plans of a stretch of time are looked for along the whole order, and others are sorted, all that match.
 */
export async function findPlanPage(
  tx: Database,
  match: PlanMatch,
  order: PlanOrder,
  page: Stretch,
  { walk = match.span ? walkInSpan : usualWalk, isKept = sql<null>`null` }: PageOptions = {},
): Promise<PlanPage> {
  const { where } = match;
  if (!where && order.parts.length > 0) return findPlainPage(tx, order, page, isKept);
  const [part] = order.parts;
  const { limit, offset } = page;
  const stretch = sql`limit ${limit} offset ${offset}`;
  const few = sql`array(${sorted(order, sql`${plans.id} in (select id from few)`)} ${stretch})`;
  const many = sql`array(${sorted(order, where)} ${stretch})`;
  const isWalked = part?.isWalkable === true && where !== undefined;
  const fast = isWalked ? walked(part, where, order, page, walk) : noIds;
  const sure = isWalked && match.span ? remembered(part, page) : noIds;
  const isWhole = (ids: SQL) => sql`cardinality(${ids}) = least(${limit}, total - ${offset})`;
  const [walkedIds, rememberedIds] = [sql`(select ids from walked)`, sql`(select ids from remembered)`];
  const { rows } = await tx.execute<{ total: number; ids: number[]; isKept: boolean | null }>(sql`
    with ${numbered(match, walk.above)},
      walked as materialized (${fast}),
      remembered as materialized (${sure})
    select total, case when total <= ${walk.above} then ${few}
      when ${isWhole(walkedIds)} then ${walkedIds}
      when ${isWhole(rememberedIds)} then ${rememberedIds}
      else ${many} end as ids, ${isKept} as "isKept"
    from counted`);
  return rows[0] ?? nothing;
}

const noIds = sql`select null::int[] as ids`;

/**
 * `few`, the ids that match, and `counted`, their number as `total`. Those of a stretch of time are all kept, because
 * they come out of one index and are looked up again; of others only as many as are sorted in a moment.
 */
function numbered({ counted, countedId, span }: PlanMatch, above: number): SQL {
  if (span) {
    return sql`few as materialized (select ${countedId} as id from ${counted}),
      counted as materialized (select count(*)::int as total from few)`;
  }
  return sql`few as materialized (select ${countedId} as id from ${counted} limit ${above + 1}),
    found as materialized (select count(*)::int as number from few),
    counted as materialized (select case when number <= ${above} then number
      else (select count(*)::int from ${counted}) end as total from found)`;
}

/** The page as far as a walk along the first part of the order finds it; the database does this only when asked for. */
function walked(part: OrderPart, where: SQL, { isAscending }: PlanOrder, page: Stretch, { most }: Walk): SQL {
  const direction = isAscending ? sql`asc` : sql`desc`;
  return sql`select array(
    select ${plans.id} from (select ${plans}.*, ${part.key} as walk_key from ${part.inOrder} limit ${most}) as ${plans}
    where ${where} order by walk_key ${direction}, ${plans.id} ${direction}
    limit ${page.limit} offset ${page.offset}) as ids`;
}

/**
 * The same however far the walk goes: `is true` makes the database look each plan up in a table of those that match,
 * which is faster than sorting them all.
 */
function remembered({ ids }: OrderPart, { limit, offset }: Stretch): SQL {
  return sql`select array(
    select id from (${ids}) as ordered
    where (ordered.id in (select id from few)) is true limit ${limit} offset ${offset}) as ids`;
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
