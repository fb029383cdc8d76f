import { sql, type Name, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { often, plannedForItsValues } from '../../../platform/db/statement.ts';
import { plans } from '../plan.tables.ts';
import type { PlanMatch } from './plan-conditions.ts';
import { orderBy, type PlanOrder } from './plan-order.ts';
import { isSought, reachOf, sought, walkOf, walked, within, type Stretch, type Walk } from './plan-walk.ts';

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

/** A page as the statement gives it. */
interface FoundPage extends Record<string, unknown> {
  readonly ids: number[];
  readonly total: number;
  readonly isKept: boolean | null;
}

const nothing: FoundPage = { total: 0, ids: [], isKept: null };

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

/**
 * One page of ids with the number of all. What indexes have along with the order is found by reading along them. Where
 * dates or texts are asked for, or the order is one of dates, few plans that match are found and sorted. Of many, the
 * first stretch of the order nearly always has a page; where it has not, they are sought along the whole order. Where no
 * index has the order, all that match are sorted.
 */
export async function findPlanPage(
  tx: Database,
  match: PlanMatch,
  order: PlanOrder,
  page: Stretch,
  { walk = walkOf(match), isKept = sql<null>`null` }: PageOptions = {},
): Promise<PlanPage> {
  const { where } = match;
  const isAlong = where ? order.isInIndexes && match.isInIndexes : order.parts.length > 0;
  if (isAlong) return findPageAlong(tx, match, order, page, isKept);
  const found = foundPlans(match, order);
  const few = sql`array(${found.inOrder} ${within(page)})`;
  const many = manyInOrder(match, order, page, found.ids);
  const isMany = sql`total > ${walk.above}`;
  const { rows } = await often<FoundPage>(
    tx,
    sql`
    with ${numbered(match, found.ids, walk.above)}, ${reachOf(match, order)}
      nearby as materialized (select case when ${isMany} then ${walked(match, order, page, walk)} end as ids from counted)
    select total, case
        when (select cardinality(ids) from nearby) = least(${page.limit}, total - ${page.offset})
          then (select ids from nearby)
        ${many ? sql`when ${isMany} then ${many}` : sql``}
        else ${few} end as ids,
      ${isKept} as "isKept"
    from counted where ${plannedForItsValues()}`,
  );
  return rows[0] ?? nothing;
}

/** The page of more plans than are sorted in a moment; undefined where all that match are kept, which are sorted then. */
function manyInOrder(match: PlanMatch, order: PlanOrder, page: Stretch, found: SQL): SQL | undefined {
  const { isCombined } = match;
  if (order.parts.length > 0 && isSought(match))
    return sought(match, order, page, isCombined ? sql`few` : sql`(${found}) as matching`);
  return isCombined ? undefined : sql`array(${sorted(order, match.where)} ${within(page)})`;
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

/**
 * `few`, what is kept of the plans that match, and `counted`, their number as `total`; above some, those of one filter
 * are only counted: an index finds them again in less time than keeping tens of thousands takes.
 */
function numbered(match: PlanMatch, found: SQL, above: number): SQL {
  if (match.kept) {
    return sql`few as materialized (${found} limit ${above + 1}),
      counted as materialized (select ${match.kept} as total)`;
  }
  if (match.isCombined) {
    return sql`few as materialized (${found}),
      counted as materialized (select count(*)::int as total from few)`;
  }
  return sql`few as materialized (${found} limit ${above + 1}),
    found as materialized (select count(*)::int as number from few),
    counted as materialized (select case when number <= ${above} then number
      else (select count(*)::int from ${match.counted}) end as total from found)`;
}

/** A page of plans that are read along the order, those that match as the index tells them. */
async function findPageAlong(
  tx: Database,
  { where, kept, counted }: PlanMatch,
  { parts: [first, rest] }: PlanOrder,
  { limit, offset }: Stretch,
  isKept: SQL<boolean | null>,
): Promise<PlanPage> {
  if (!first) return nothing;
  const { rows } = await often<FoundPage>(
    tx,
    sql`
    select ${kept ?? sql`(select count(*)::int from ${counted})`} as total,
      array(${first.ids(where)} limit ${limit} offset ${offset}) as ids, ${isKept} as "isKept"
    where ${plannedForItsValues()}`,
  );
  const found = rows[0] ?? nothing;
  const missing = limit - found.ids.length;
  if (!rest || missing === 0 || offset + found.ids.length >= found.total) return found;
  const before = found.ids.length > 0 ? 0 : offset - (await count(tx, first.unordered(where)));
  const more = await tx.execute<{ id: number }>(
    sql`${rest.ids(where)} limit ${missing} offset ${Math.max(0, before)}`,
  );
  return { ...found, ids: [...found.ids, ...more.rows.map(({ id }) => id)] };
}

async function count(tx: Database, from: SQL): Promise<number> {
  const { rows } = await tx.execute<{ number: number }>(sql`select count(*)::int as number from ${from}`);
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
  { where, kept, counted }: PlanMatch,
  order: PlanOrder,
  id: number,
): Promise<Place | undefined> {
  const before = sql`from (${matching(order, where)}) as matched where ${precedes(order, ofMatched, ofOwn)}`;
  const after = sql`from (${matching(order, where)}) as matched where ${precedes(order, ofOwn, ofMatched)}`;
  const { rows } = await tx.execute<Place>(sql`
    with own as materialized (${matching(order, where ? sql`${where} and ${plans.id} = ${id}` : sql`${plans.id} = ${id}`)})
    select ${kept ?? sql`(select count(*)::int from ${counted})`} as total,
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

/** A value of one of two plans that are compared, by its name. */
type ValueOf = (name: SQL | Name) => SQL;

const ofMatched: ValueOf = (name) => sql`matched.${name}`;
/** A value by itself and no join, so that an index is entered at it instead of being read up to it. */
const ofOwn: ValueOf = (name) => sql`(select own.${name} from own)`;

/** Whether one plan stands before the other: by the first key in which they differ, at last by id. */
function precedes({ keys, isAscending }: PlanOrder, one: ValueOf, other: ValueOf): SQL {
  const id = sql`id`;
  const [a, b] = [one(id), other(id)];
  const byId = isAscending ? sql`${a} < ${b}` : sql`${a} > ${b}`;
  if (keys.length === 1 && keys[0]?.isAlwaysThere) {
    // An index answers this at once, in contrast to the general case.
    const sign = isAscending ? sql`<` : sql`>`;
    return sql`(${one(keyName(0))}, ${a}) ${sign} (${other(keyName(0))}, ${b})`;
  }
  return keys.reduceRight((rest, key, place) => {
    const [mine, theirs] = [one(keyName(place)), other(keyName(place))];
    const isLess = key.isAscending ? sql`${mine} < ${theirs}` : sql`${mine} > ${theirs}`;
    return sql`case when ${mine} is distinct from ${theirs}
      then ${theirs} is null or coalesce(${isLess}, false) else ${rest} end`;
  }, byId);
}
