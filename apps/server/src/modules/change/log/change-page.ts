import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { plans } from '../../plan/plan.tables.ts';
import { changeChains, changeCounts, changes, planChangeCounts } from '../change.tables.ts';
import type { ChangeConditions } from './change-conditions.ts';
import {
  isCounted,
  isNearlyCounted,
  isPutTogether,
  pageOfCounted,
  textsOfDays,
  walkOverDays,
} from './page-by-days.ts';
import { waysByPlan } from './page-by-plan.ts';
import {
  all,
  directionOf,
  idsOf,
  isOfPlan,
  matching,
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
export async function findChangePage(tx: Database, asked: ChangeQuery): Promise<ChangePage> {
  const isOfOneType = asked.orderBy === 'changeType' && asked.part.field !== undefined;
  const query: ChangeQuery = isOfOneType ? { ...asked, orderBy: 'date' } : asked;
  const { ofPlan, ofChange, orderBy } = query;
  const key = keysOfChange[orderBy];
  if (isCounted(query)) return read(tx, pageOfCounted(query));
  if (key && !ofPlan && !ofChange) {
    const ids = idsOf(sql`select ${changes.id} ${inOrder(query, key)}`, query);
    return read(tx, sql`select total, ${ids} as ids from (${numberOf(query)}) as counted`);
  }
  const { total } = await read(tx, sql`select total, null as ids from (${numberOf(query)}) as counted`);
  return { total, ids: await findIds(tx, query, total) };
}

/** What is sent depends on how many match: planning one statement for all cases takes longer than what most of them need. */
async function findIds(tx: Database, query: ChangeQuery, total: number): Promise<readonly number[]> {
  const { limit, offset, mostWalked = usualWalk } = query;
  const expected = Math.min(limit, total - offset);
  if (expected <= 0) return [];
  const key = keysOfChange[query.orderBy];
  const { walks, sorted } = key ? waysByChange(query, key, total) : waysByPlan(query, total);
  const idsBy = async (way: SQL) => (await read(tx, sql`select 0 as total, ${way} as ids`)).ids;
  if (total > mostWalked) {
    for (const walk of walks) {
      const ids = await idsBy(walk);
      if (ids.length === expected) return ids;
    }
  }
  return idsBy(sorted);
}

async function read(tx: Database, statement: SQL): Promise<ChangePage> {
  const { rows } = await tx.execute<{ total: number; ids: (number | string)[] | null }>(statement);
  const { total, ids } = rows[0] ?? { total: 0, ids: null };
  // A list of big numbers comes as texts from PostgreSQL and as numbers from the embedded database.
  return { total, ids: ids?.map(Number) ?? [] };
}

/** How many changes match: from the kept counts, from the length of the chain of a plan, counted one by one. */
function numberOf({ ofPlan, ofChange, isOfKinds, ofCounts, parts }: ChangeConditions): SQL {
  if (!ofChange && isOfKinds) {
    return sql`select coalesce(sum(number), 0)::int as total from ${planChangeCounts} as ${plans}
      where ${ofPlan ?? sql`true`}`;
  }
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

/** Behind a mass change a walk has to go further: the more match, the longer sorting them would take. */
const walkPerMatch = 2;

function waysByChange(query: ChangeQuery, key: SQL, total: number): Ways {
  const { offset, mostWalked = usualWalk } = query;
  const found = matching(query, sql`${changes}.*`);
  const sorted = idsOf(
    sql`select ${changes.id} from (${found}) as ${changes} ${orderBehind(query, key)}`,
    query,
  );
  if (isPutTogether(query)) return { walks: [textsOfDays(query, key)], sorted };
  // The planner follows an index only for a short stretch of it.
  const stretches = [mostWalked, walkPerMatch * total].map((most) => most + offset);
  return { walks: stretches.map((most) => walkOf(query, key, most)), sorted };
}

function walkOf(query: ChangeQuery, key: SQL, most: number): SQL {
  if (isNearlyCounted(query)) return walkOverDays(query, most);
  const { orderBy, ofPlan, ofChange } = query;
  const known = orderBy === 'date' ? sql`null` : key;
  const stretch = sql`select ${changes}.*, ${known} as walk_key ${inOrder(query, key)} limit ${most}`;
  // Of a truth the planner makes no join: few plans are kept, and many changes pass.
  const isOfThese =
    ofPlan && sql`(${changes.aggregateId} in (select ${plans.id} from ${plans} where ${ofPlan})) is true`;
  return idsOf(
    sql`select ${changes.id} from (${stretch}) as ${changes}
      where ${all(isOfThese, ofChange)} ${orderBehind(query, sql`walk_key`)}`,
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
