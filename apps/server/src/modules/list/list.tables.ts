import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../user/user.tables.ts';

/** The lists that remember filters and columns; the number is the entity kind of saved filters (W7). */
export type ListName = 'plans' | 'cycles' | 'changes';

const ofOnePersonInOneList = () => ({
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  list: text().$type<ListName>().notNull(),
});

/** What one person chose in one list: the filters of the session and his default columns (E24, E38). */
export const listSessions = pgTable(
  'list_sessions',
  {
    ...ofOnePersonInOneList(),
    filters: jsonb().$type<Record<string, unknown>>(),
    defaultColumns: jsonb('default_columns').$type<unknown[]>(),
    /** The question that he asked of the list last, in whatever tab. */
    queryId: text('query_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
);

/** What one person asked of one list lately: each tab finds previous and next in the list that it shows (F2). */
export const listQueries = pgTable(
  'list_queries',
  {
    ...ofOnePersonInOneList(),
    /** Sixteen hexadecimal digits that follow from the question. */
    id: text().notNull(),
    query: jsonb().$type<{ filters: Record<string, unknown>; limit: number; timeZone: string }>().notNull(),
    /** Neighbours of the record opened last, kept for the moment when it no longer matches. */
    lastPlace: jsonb('last_place').$type<Record<string, unknown>>(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list, table.id] })],
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
    sharingLevel: integer('sharing_level').$type<0 | 1>().notNull().default(0),
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_filters_name').on(table.list, table.ownerUserId, sql`lower(${table.name})`),
    index('saved_filters_shared').on(table.list, table.sharingLevel),
  ],
);
