import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../user/user.tables.ts';

/** The lists that remember filters and columns; the number is the entity kind of saved filters (W7). */
export type ListName = 'plans' | 'cycles' | 'changes';

/** What one person looks at in one list: the filters and columns of the session and the query behind the details (E38, F2). */
export const listSessions = pgTable(
  'list_sessions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().$type<ListName>().notNull(),
    filters: jsonb().$type<Record<string, unknown>>(),
    columns: jsonb().$type<unknown[]>(),
    defaultColumns: jsonb('default_columns').$type<unknown[]>(),
    savedFilterId: integer('saved_filter_id'),
    /** The query of the list as it was last sent, from which previous and next are found. */
    query: jsonb().$type<Record<string, unknown>>(),
    /** Neighbours of the record opened last, kept for the moment when it no longer matches the query. */
    lastContext: jsonb('last_context').$type<Record<string, unknown>>(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
);

/** Filters that a person saved under a name, private or shared (E20, W7). */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    list: text().$type<ListName>().notNull(),
    ownerUserId: text('owner_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    sharingLevel: integer('sharing_level').notNull().default(0),
    /** Version of the shape of `filters`; unknown parts of another version are dropped when it is read. */
    schemaVersion: integer('schema_version').notNull(),
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_filters_name').on(table.list, table.ownerUserId, sql`lower(${table.name})`),
    index('saved_filters_shared').on(table.list, table.sharingLevel),
  ],
);
