import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * Whether a column holds this text, or that of another column, however it is capitalised: what its unique index takes for
 * the same. Both sides are made small by the database, which writes some letters (İ; without a language every letter beyond
 * ASCII) other than JavaScript does: a name that was made small here is not found and then breaks the index.
 */
export const isSameText = (column: AnyColumn, text: string | AnyColumn | SQL): SQL<boolean> =>
  sql<boolean>`lower(${column}) = lower(${text})`;

/** Whether a column holds one of these texts, however it is capitalised; one parameter however many they are. */
export const isOneOfTexts = (column: AnyColumn, texts: readonly string[]): SQL<boolean> =>
  sql<boolean>`lower(${column}) = any (array(select lower(each) from unnest(${sql.param([...texts])}::text[]) as each))`;
