import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../user/user.tables.ts';

/** The lists of the main system that remember filters and columns. */
export const mainLists = ['plans', 'cycles', 'changes'] as const;
/** The lists of the documentation: a saved filter is what stands in their address (O27, W3). */
export const documentationLists = ['documents', 'documentation-products'] as const;

export type ListName = (typeof mainLists)[number];
export type DocumentationListName = (typeof documentationLists)[number];
/** Every list whose filters are saved under names. */
export type FilteredList = ListName | DocumentationListName;

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
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list, table.id] })],
);

/** The neighbours of records that one person opened from lists, kept for the moment when one no longer matches (§3.12). */
export const listPlaces = pgTable(
  'list_places',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The question that the list answered, as in `list_queries`; those of combined orders stand in their address alone. */
    queryId: text('query_id').notNull(),
    recordId: integer('record_id').notNull(),
    total: integer().notNull(),
    previous: integer(),
    next: integer(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.queryId, table.recordId] }),
    index('list_places_seen').on(table.userId, table.seenAt),
  ],
);

/** Filters that a person saved under a name, private or shared (E20, W7). */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    list: text().$type<FilteredList>().notNull(),
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
