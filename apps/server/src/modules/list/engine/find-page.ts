import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { ListDefinition, ListRow } from './list-definition.ts';
import {
  havingKeys,
  joinsOf,
  keyName,
  orderOf,
  orderOfPresent,
  whereOf,
  type ListQuery,
} from './list-query.ts';

/** So many rows of an order are looked at before all that match are sorted: a few milliseconds if they have no page. */
const mostWalked = 3_000;

/** How many rows match. */
export async function countRows(tx: Database, { table, where, total }: ListQuery): Promise<number> {
  const statement = total ?? sql`select count(*)::int as total from ${table} ${whereOf(where)}`;
  const { rows } = await tx.execute<{ total: number }>(statement);
  return Number(rows[0]?.total ?? 0);
}

/** The ids of all rows that match, in their order. */
export const findAll = (tx: Database, query: ListQuery): Promise<number[]> => idsOf(tx, sorted(query));

/**
 * The ids of a page. Where an index has the order, its first rows are walked in search of those that match; if they have
 * no full page, or no index has the order, all that match are sorted.
 */
export async function findPage(
  tx: Database,
  query: ListQuery,
  { limit, offset }: Readonly<Record<'limit' | 'offset', number>>,
  walk = mostWalked,
): Promise<number[]> {
  const page = sql`limit ${limit} offset ${offset}`;
  const isWalked = query.isIndexed && offset + limit <= walk;
  const found = isWalked ? await idsOf(tx, sql`${walked(query, walk)} ${page}`) : [];
  return found.length === limit ? found : idsOf(tx, sql`${sorted(query, isWalked)} ${page}`);
}

/**
 * All that match, sorted. Who has walked along an order of the table itself in vain must not do so again: OFFSET 0 makes
 * the database find them first, by the index that fits the filters, where it would hope for an early end once more.
 */
function sorted(query: ListQuery, isWalked = false): SQL {
  const { table, id } = query;
  const where = whereOf(query.where);
  const from =
    isWalked && query.joins.length === 0
      ? sql`(select ${table}.* from ${table} ${where} offset 0) as ${table}`
      : sql`${table} ${joinsOf(query.joins, 'left join')} ${where}`;
  return sql`select ${id} as id from ${from} order by ${orderOf(query)}`;
}

/** Rows without a value stand behind all others, so that the first rows of the order are those of inner joins. */
function walked(query: ListQuery, walk: number): SQL {
  const { table, id, keys, always, where } = query;
  const selected = keys.map(({ by }, place) => sql`, ${by} as ${keyName(place)}`);
  const having = havingKeys(query);
  const present = always && having ? sql`${always} and ${having}` : (always ?? having);
  return sql`select ${id} as id from (
      select ${table}.* ${sql.join(selected)} from ${table} ${joinsOf(query.walkedJoins, 'join')} ${whereOf(present)}
      order by ${orderOfPresent(query, ({ by }) => by)} limit ${walk}) as ${table}
    ${whereOf(where)} order by ${orderOfPresent(query, (_key, place) => sql`${keyName(place)}`)}`;
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
