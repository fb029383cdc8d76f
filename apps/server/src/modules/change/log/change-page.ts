import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { plans } from '../../plan/plan.tables.ts';
import { changeChains, changeCounts, changes } from '../change.tables.ts';
import type { ChangeConditions } from './change-conditions.ts';
import { isFoundByDays, isPutTogether, pageOfCounted, textsOfDays, walkOverDays } from './page-by-days.ts';
import { waysByPlan } from './page-by-plan.ts';
import {
  all,
  directionOf,
  idsOf,
  isOfPlan,
  plansOf,
  usualWalk,
  type ChangeQuery,
  type Column,
  type Ways,
} from './page-parts.ts';

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
  if (query.ofCounts && isFoundByDays(query)) return read(tx, pageOfCounted(query));
  const { limit, offset, mostWalked = usualWalk } = query;
  const key = keysOfChange[query.orderBy];
  const { walked, sorted } = key ? waysByChange(query, key) : waysByPlan(query);
  const isWalked = sorted ? sql`case when total > ${mostWalked} then ${walked} end` : walked;
  const page = await read(
    tx,
    sql`with counted as materialized (${numberOf(query)}) select total, ${isWalked} as ids from counted`,
  );
  if (!sorted || page.ids.length === Math.max(0, Math.min(limit, page.total - offset))) return page;
  // A statement of its own: planning it takes as long as the walk, and most pages do not need it.
  const { ids } = await read(tx, sql`select ${sorted} as ids`);
  return { ...page, ids };
}

async function read(tx: Database, statement: SQL): Promise<ChangePage> {
  const { rows } = await tx.execute<{ total: number; ids: (number | string)[] | null }>(statement);
  const { total, ids } = rows[0] ?? { total: 0, ids: null };
  // A list of big numbers comes as texts from PostgreSQL and as numbers from the embedded database.
  return { total, ids: ids?.map(Number) ?? [] };
}

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

/** The fence of `offset 0` keeps the planner from following an index past all that do not match. */
function waysByChange(query: ChangeQuery, key: SQL): Ways {
  const { ofPlan, ofChange } = query;
  if (!ofPlan && !ofChange) return { walked: idsOf(sql`select ${changes.id} ${inOrder(query, key)}`, query) };
  const sorted = sql`select ${changes.id} from (select ${changes}.* from ${changes} ${plansOf(ofPlan)}
      where ${all(isOfPlan, ofPlan, ofChange)} offset 0) as ${changes} ${orderBehind(query, key)}`;
  return { walked: walkOf(query, key), sorted: idsOf(sorted, query) };
}

function walkOf(query: ChangeQuery, key: SQL): SQL {
  if (isFoundByDays(query)) return walkOverDays(query);
  if (isPutTogether(query)) return textsOfDays(query, key);
  const { orderBy, ofPlan, ofChange, offset, mostWalked = usualWalk } = query;
  const known = orderBy === 'date' ? sql`null` : key;
  const stretch = sql`select ${changes}.*, ${known} as walk_key ${inOrder(query, key)} limit ${mostWalked + offset}`;
  return idsOf(
    sql`select ${changes.id} from (${stretch}) as ${changes} ${plansOf(ofPlan)}
      where ${all(ofPlan, ofChange)} ${orderBehind(query, sql`walk_key`)}`,
    query,
  );
}

/** Changes along the index behind an order. */
function inOrder(query: ChangeQuery, key: SQL): SQL {
  return sql`from ${changes} where ${all(isOfPlan, ...indexed(query))} ${orderBehind(query, key)}`;
}

function orderBehind({ orderBy, isAscending }: ChangeQuery, key: SQL): SQL {
  const direction = directionOf(isAscending);
  const first = orderBy === 'date' ? sql`` : sql`${key} ${direction}, `;
  return sql`order by ${first}${changes.changedAt} ${direction}, ${changes.id} ${direction}`;
}

/** The conditions that stand at the front of the index behind an order. */
function indexed({ orderBy, part }: ChangeQuery): (SQL | undefined)[] {
  if (orderBy === 'date') return [part.field ?? part.user, part.time];
  if (orderBy === 'message') return [part.field, part.value];
  return orderBy === 'userSymbol' ? [] : [part.field];
}
