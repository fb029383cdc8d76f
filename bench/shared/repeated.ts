import type { PgTable } from 'drizzle-orm/pg-core';

/** By column, what a copy has instead of what it is made of; `b` is the original, `k` the number of the copy from 0. */
type Differences = Readonly<Record<string, string>>;

/** How the rows of a table are repeated in a large world. */
export interface Repeated {
  readonly table: PgTable;
  readonly order: string;
  readonly different: Differences;
  /** Columns that the database fills in. */
  readonly given?: readonly string[];
  /** Only the first copy has such rows. */
  readonly isOnce?: boolean;
}

/** The id of a copy, in SQL: copies of one thing stand beside one another. */
export const idOfCopy = (copies: number) => (old: string) => `((${old} - 1) * ${copies} + 1 + k)`;
