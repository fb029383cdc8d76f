import { and, eq, sql, type SQL } from 'drizzle-orm';
import { columnsIn } from '../../../platform/db/columns-in.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ListDefinition, ListRow } from './list-definition.ts';
import { havingKeys, joinsOf, keyName, orderOf, whereOf, type ListQuery } from './list-query.ts';

/** So many rows of an order, or parents, are looked at before all that match are sorted: a few milliseconds if they have no page. */
const mostWalked = 3_000;
/** So many rows that match are sorted in the time of a walk. */
const mostSorted = 10_000;

/** How many rows match. */
export async function countRows(tx: Database, { table, where, total }: ListQuery): Promise<number> {
  const statement = total ?? sql`select count(*)::int as total from ${table} ${whereOf(where)}`;
  const { rows } = await tx.execute<{ total: number }>(statement);
  return Number(rows[0]?.total ?? 0);
}

/** The ids of all rows that match, in their order. */
export const findAll = (tx: Database, query: ListQuery): Promise<number[]> => idsOf(tx, sorted(query));

/** The ids of a page. In an order that an index has, many rows are walked first; all are sorted if that finds no full page. */
export async function findPage(
  tx: Database,
  query: ListQuery,
  { limit, offset, total = Infinity }: { limit: number; offset: number; total?: number },
  walk = mostWalked,
): Promise<number[]> {
  const page = sql`limit ${limit} offset ${offset}`;
  const isFew = total <= mostSorted;
  const isWalked = query.isIndexed && !isFew && offset + limit <= walk;
  const found = isWalked ? await idsOf(tx, sql`${walked(query, walk)} ${page}`) : [];
  return found.length === limit ? found : idsOf(tx, sql`${sorted(query, isFew || isWalked)} ${page}`);
}

/**
 * All that match, sorted. Few of them, or those that a walk has missed, are found first, by the index that fits the filters:
 * OFFSET 0 keeps the database from walking along an order once more in the hope of an early end. What the order does not
 * need is left out, because empty columns of tens of thousands of rows cost a quarter of the time.
 */
function sorted({ table, id, where, parent, joins, ...order }: ListQuery, isFoundFirst = false): SQL {
  const toParent = parent ? [sql`${parent.table} on ${eq(parent.id, parent.from)}`] : [];
  const joined = joinsOf([...toParent, ...joins], 'left join');
  const ordered = orderOf({ ...order, id });
  const needed = sql.join([...new Set(columnsIn([id, joined, ordered], table))], sql`, `);
  const matching = sql`select ${needed} from ${table} ${whereOf(where)} ${isFoundFirst ? sql`offset 0` : sql``}`;
  return sql`select ${id} as id from (${matching}) as ${table} ${joined} order by ${ordered}`;
}

/** The rows that match among the first ones of the order, or among those of its first parents. */
function walked(query: ListQuery, walk: number): SQL {
  const { table, id, parent, joins, always, along, own, ofParent, where } = query;
  const first = parent ? { ...parent, asked: ofParent } : { table, id, asked: and(always, along) };
  // Those without a value stand last, and an index has the others in both directions; of parents that match all are sorted.
  const isPresent = ofParent === undefined || !parent;
  const keys = query.keys.map((key) => ({ ...key, isNullable: key.isNullable && !isPresent }));
  const selected = sql.join(keys.map(({ by }, place) => sql`, ${by} as ${keyName(place)}`));
  const rows = sql`select ${first.table}.* ${selected} from ${first.table}
    ${joinsOf(joins, isPresent ? 'join' : 'left join')}
    ${whereOf(and(first.asked, isPresent ? havingKeys(query) : undefined))}
    order by ${orderOf({ ...query, keys, id: first.id })} limit ${walk}`;
  const named = keys.map((key, place) => ({ ...key, by: sql`${keyName(place)}` }));
  const children =
    parent &&
    sql`select ${id} from ${table} where ${and(always, own, eq(parent.from, parent.id))} limit ${walk}`;
  return sql`select ${id} as id from (${rows}) as ${first.table}
    ${children ? sql`cross join lateral (${children}) as ${table}` : whereOf(where)}
    order by ${orderOf({ ...query, keys: named })}`;
}

async function idsOf(tx: Database, statement: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(statement);
  return rows.map(({ id }) => Number(id));
}

/** The rows with these ids in their order. */
export async function findInOrder<Row extends ListRow>(
  tx: Database,
  { findRows }: Pick<ListDefinition<never, Row>, 'findRows'>,
  ids: readonly number[],
): Promise<Row[]> {
  const rows = ids.length === 0 ? [] : await findRows(tx, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Where a row stands in a list, from 1, and its neighbours. */
export interface Place extends Record<string, unknown> {
  readonly place: number;
  readonly total: number;
  readonly previous: number | null;
  readonly next: number | null;
}

/** The place of a row in a list; undefined when it is not in it. */
export async function findPlace(tx: Database, query: ListQuery, id: number): Promise<Place | undefined> {
  const { rows } = await tx.execute<Place>(sql`
    with listed as materialized (select array(${sorted(query)}) as ids),
      found as (select ids, array_position(ids, ${id}) as place from listed)
    select place, cardinality(ids) as total, ids[place - 1] as previous, ids[place + 1] as next
    from found where place is not null`);
  return rows[0];
}
