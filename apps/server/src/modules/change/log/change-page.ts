import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { plans } from '../../plan/plan.tables.ts';
import { changeChains, changes } from '../change.tables.ts';
import {
  isCounted,
  isNearlyCounted,
  isOfFields,
  isPutTogether,
  pageOfCounted,
  textsOfDays,
  walkOverDays,
  walkOverFields,
} from './page-by-days.ts';
import { pageOfKept, waysByPlan } from './page-by-plan.ts';
import {
  all,
  directionOf,
  idsOf,
  isOfPlan,
  isOfThese,
  matching,
  plansOf,
  usualWalk,
  type ChangeQuery,
  type Column,
  type Counted,
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
  const { rows } = await tx.execute<Counted & { page: readonly number[] | null } & Record<string, unknown>>(
    query.textParts.length > 0 ? keptOrNumberOf(query) : numberOf(query),
  );
  const counted = rows[0] ?? { total: 0, first: null, last: null, found: [], page: null };
  const [found, page] = [counted.found, counted.page].map((ids) => ids?.map(Number) ?? null);
  return {
    total: counted.total,
    ids: page ?? (await findIds(tx, query, { ...counted, found: found ?? null })),
  };
}

/** What is sent depends on how many match: planning one statement for all cases takes longer than what most of them need. */
async function findIds(tx: Database, query: ChangeQuery, counted: Counted): Promise<readonly number[]> {
  const { limit, offset, mostWalked = usualWalk } = query;
  const { total } = counted;
  const expected = Math.min(limit, total - offset);
  if (expected <= 0) return [];
  const key = keysOfChange[query.orderBy];
  const { walks, sorted } = key ? waysByChange(query, key, counted) : waysByPlan(query, counted);
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

const nothingKept = sql`null::bigint[] as found, null::bigint[] as page`;

/**
 * How many changes match, and between which plans they lie where that is known: from the kept counts, from the length of
 * the chain of a plan, counted one by one.
 */
function numberOf({ ofPlan, ofChange, kept, isOfDays, parts }: ChangeQuery): SQL {
  if (ofPlan && !ofChange && !kept) {
    return sql`select coalesce(sum(${changeChains.length}), 0)::int as total, null::int as first, null::int as last, ${nothingKept}
      from ${changeChains} join ${plans} on ${plans.id} = ${changeChains.aggregateId}
      where ${all(sql`${changeChains.aggregate} = 'plan'`, ofPlan)}`;
  }
  // Counts by product and centre do not tell between which plans changes lie, so that the parts beside them cannot either.
  const isReachKnown = !kept || (isOfDays && ofChange !== undefined);
  const reachOf = (first: SQL, last: SQL) =>
    isReachKnown ? sql`${first} as first, ${last} as last` : sql`null::int as first, null::int as last`;
  const counts = [
    ...(kept
      ? [
          sql`select sum(number) as number, ${reachOf(sql`min(first_plan)`, sql`max(last_plan)`)} from ${kept}`,
        ]
      : []),
    ...parts.map(({ where, isTakenOff }) => {
      const number = isTakenOff ? sql`-count(*)` : sql`count(*)`;
      const { aggregateId } = changes;
      return sql`select ${number} as number, ${reachOf(sql`min(${aggregateId})`, sql`max(${aggregateId})`)}
        from ${changes} ${plansOf(ofPlan)} where ${all(isOfPlan, ofPlan, where)}`;
    }),
  ];
  return sql`select coalesce(sum(number), 0)::int as total, min(first) as first, max(last) as last, ${nothingKept}
    from (${sql.join(counts, sql` union all `)}) as counted`;
}

/** So many times as many as are sorted in a moment are looked up in a table as fast as they are compared again. */
const keptPerWalked = 7;

/** The same where the texts of all have to be compared: those that match are kept, so that none is compared again. */
function keptOrNumberOf(query: ChangeQuery): SQL {
  const { ofPlan, textParts, mostWalked = usualWalk } = query;
  const ofEach = textParts.map(
    (part) => sql`select ${changes.id}, ${changes.aggregateId} from ${changes}
      where ${all(isOfPlan, isOfThese(ofPlan), part)}`,
  );
  const mostKept = mostWalked * keptPerWalked;
  const isByPlan = keysOfChange[query.orderBy] === undefined;
  return sql`with kept as materialized (${sql.join(ofEach, sql` union all `)} limit ${mostKept + 1}),
      known as materialized (
        select count(*)::int as total, min(aggregate_id) as first, max(aggregate_id) as last from kept)
    select *, case when total <= ${mostWalked} then array(select id from kept) end as found,
      ${isByPlan ? sql`case when total > ${mostWalked} then ${pageOfKept(query)} end` : sql`null::bigint[]`} as page
    from known where total <= ${mostKept}
    union all select counted.* from known, lateral (${numberOf(query)}) as counted where known.total > ${mostKept}`;
}

/** Behind a mass change a walk has to go further: the more match, the longer sorting them would take. */
const walkPerMatch = 2;

function waysByChange(query: ChangeQuery, key: SQL, counted: Counted): Ways {
  const { offset, mostWalked = usualWalk } = query;
  const found = matching(query, counted, sql`${changes}.*`);
  const sorted = idsOf(
    sql`select ${changes.id} from (${found}) as ${changes} ${orderBehind(query, key)}`,
    query,
  );
  if (isPutTogether(query)) return { walks: [textsOfDays(query, key)], sorted };
  if (query.ofPlan && isNearlyCounted(query)) return { walks: [walkOverDays(query)], sorted };
  if (isOfFields(query)) return { walks: [walkOverFields(query)], sorted };
  // The planner follows an index only for a short stretch of it.
  const stretches = [mostWalked, walkPerMatch * counted.total].map((most) => most + offset);
  return { walks: stretches.map((most) => walkOf(query, key, most)), sorted };
}

function walkOf(query: ChangeQuery, key: SQL, most: number): SQL {
  if (isNearlyCounted(query)) return walkOverDays(query, most);
  const { orderBy, ofPlan, ofChange } = query;
  const known = orderBy === 'date' ? sql`null` : key;
  const stretch = sql`select ${changes}.*, ${known} as walk_key ${inOrder(query, key)} limit ${most}`;
  return idsOf(
    sql`select ${changes.id} from (${stretch}) as ${changes}
      where ${all(isOfThese(ofPlan), ofChange)} ${orderBehind(query, sql`walk_key`)}`,
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
