import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether a column is one of the ids of a list, the placeholder `place` of a prepared statement. The list is taken apart
 * first: a database that sees how long it is plans the statement anew each time, which takes longer than running it.
 */
export const isAnyOf = (column: { getSQL(): SQL }, place: string): SQL<boolean> =>
  sql<boolean>`${column} = any (array(select unnest(${sql.placeholder(place)}::int[])))`;

/** The same of ids at hand: one parameter however many they are, where a list of parameters ends with 65,535. */
export const isOneOf = (column: { getSQL(): SQL }, ids: Iterable<number>): SQL<boolean> =>
  sql<boolean>`${column} = any (${idList([...ids])}::int[])`;

/** What stands in that place: each id once. */
export const idList = (ids: readonly number[]): string => `{${[...new Set(ids)].join(',')}}`;
