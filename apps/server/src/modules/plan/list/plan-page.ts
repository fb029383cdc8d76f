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
export interface PlanPage {
  readonly ids: readonly number[];
  readonly total: number;
}

const matchedId = sql`matched.id`;
const keyName = (place: number) => sql.identifier(`key_${place}`);

/** The plans that match with their sort keys, found once: without order nothing tempts the planner to walk an index past plans that do not match. */
function matched({ joins, keys }: PlanOrder, where: SQL | undefined): SQL {
  const selected = keys.map(({ by }, place) => sql`, ${by} as ${keyName(place)}`);
  const condition = where ? sql`where ${where}` : sql``;
  return sql`matched as materialized (
    select ${plans.id} as id ${sql.join(selected)} from ${plans} ${joins} ${condition})`;
}

const orderOfMatched = ({ keys, isAscending }: PlanOrder) =>
  orderBy(
    keys.map((key, place) => ({ ...key, by: sql`matched.${keyName(place)}` })),
    isAscending,
    matchedId,
  );

/** When plans that match are found by walking along the order, and how far at most. */
interface Walk {
  /** Above so many matches they lie close to one another in almost any order. */
  readonly above: number;
  readonly most: number;
}

const usualWalk: Walk = { above: 4_000, most: 5_000 };

/**
 * One page of ids with the number of all. Without filters the page is read in the order of an index. With filters that
 * leave many plans, the first stretch of that order nearly always has a page of them; where it has not, or when only few
 * match, those that match are found first and then sorted.
 */
export async function findPlanPage(
  tx: Database,
  { where, counted }: PlanMatch,
  order: PlanOrder,
  page: Stretch,
  walk = usualWalk,
): Promise<PlanPage> {
  if (!where && order.parts.length > 0) return findPlainPage(tx, order, page);
  const [part] = order.parts;
  const { limit, offset } = page;
  const sorted = sql`array(select id from matched order by ${orderOfMatched(order)} limit ${limit} offset ${offset})`;
  const { rows } = await tx.execute<{ total: number; ids: number[] }>(
    part && where
      ? sql`with counted as materialized (select count(*)::int as total from ${counted}),
          ${walked(part, where, order, page, walk)}, ${matched(order, where)}
        select total, case
          when total > ${walk.above} and cardinality((select ids from walked)) = least(${limit}, total - ${offset})
          then (select ids from walked) else ${sorted} end as ids
        from counted`
      : sql`with ${matched(order, where)} select (select count(*)::int from matched) as total, ${sorted} as ids`,
  );
  return rows[0] ?? { total: 0, ids: [] };
}

/** The page as far as a walk along the first part of the order finds it; the database does this only when asked for. */
function walked(part: OrderPart, where: SQL, { isAscending }: PlanOrder, page: Stretch, { most }: Walk): SQL {
  const direction = isAscending ? sql`asc` : sql`desc`;
  return sql`walked as materialized (select array(
    select ${plans.id} from (select ${plans}.*, ${part.key} as walk_key from ${part.inOrder} limit ${most}) as ${plans}
    where ${where} order by walk_key ${direction}, ${plans.id} ${direction}
    limit ${page.limit} offset ${page.offset}) as ids)`;
}

async function findPlainPage(tx: Database, order: PlanOrder, { limit, offset }: Stretch): Promise<PlanPage> {
  const [first, rest] = order.parts;
  if (!first) return { total: 0, ids: [] };
  const { rows } = await tx.execute<{ total: number; ids: number[] }>(sql`
    select (select count(*)::int from ${plans}) as total,
      array(${idsOf(first)} limit ${limit} offset ${offset}) as ids`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  if (!rest || ids.length === limit || offset + ids.length >= total) return { total, ids };
  const before = ids.length > 0 ? 0 : offset - (await countPart(tx, first));
  const found = await tx.execute<{ id: number }>(
    sql`${idsOf(rest)} limit ${limit - ids.length} offset ${Math.max(0, before)}`,
  );
  return { total, ids: [...ids, ...found.rows.map(({ id }) => id)] };
}

const idsOf = ({ inOrder }: OrderPart) => sql`select ${plans.id} from ${inOrder}`;

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
  const { rows } = await tx.execute<{ id: number }>(
    sql`with ${matched(order, where)} select id from matched order by ${orderOfMatched(order)}`,
  );
  return rows.map((row) => row.id);
}

/** The place of a plan in an ordered list, and its neighbours; undefined when it is not in the list. */
export async function findPlace(tx: Database, where: SQL | undefined, order: PlanOrder, id: number) {
  const { rows } = await tx.execute<{
    place: number;
    total: number;
    previous: number | null;
    next: number | null;
  }>(sql`
    with ${matched(order, where)}, own as (select * from matched where id = ${id})
    select (select count(*)::int from matched) as total,
      (select count(*)::int + 1 from matched, own where ${precedes(order, 'matched', 'own')}) as place,
      (select matched.id from matched, own where ${precedes(order, 'matched', 'own')}
        order by ${backwards(order)} limit 1) as previous,
      (select matched.id from matched, own where ${precedes(order, 'own', 'matched')}
        order by ${orderOfMatched(order)} limit 1) as next
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
  return keys.reduceRight((rest, key, place) => {
    const name = keyName(place);
    const isLess = key.isAscending ? sql`${a}.${name} < ${b}.${name}` : sql`${a}.${name} > ${b}.${name}`;
    return sql`case when ${a}.${name} is distinct from ${b}.${name}
      then ${b}.${name} is null or coalesce(${isLess}, false) else ${rest} end`;
  }, byId);
}
