import { sql, type SQL } from 'drizzle-orm';

/** Whether a column is one of the ids of a list, which has this place in a statement that is kept. */
export const isAnyOf = (column: { getSQL(): SQL }, place: string): SQL<boolean> =>
  sql<boolean>`${column} = any (${sql.placeholder(place)}::int[])`;

/** What stands in that place: each id once. */
export const idList = (ids: readonly number[]): string => `{${[...new Set(ids)].join(',')}}`;
