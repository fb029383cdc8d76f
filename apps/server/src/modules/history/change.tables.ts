import type { ValueKind } from '@crt/domain/record-field';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/**
 * How a change came about: a person on a screen, an import, one action on many things, or scheduling and regular work,
 * also where they follow from what a person did.
 */
export type ChangeSource = 'screen' | 'import' | 'bulk' | 'scheduler';

/**
 * The history of every change, one row per changed field (F46). The database refuses to update, delete or truncate
 * it; each row carries the hash of the row before it in the history of the same thing, so that tampering shows.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    aggregate: text().notNull(),
    aggregateId: integer('aggregate_id').notNull(),
    /** Place in the history of this thing, from 1 without gaps. */
    sequence: integer().notNull(),
    /** The stamp that the thing got with this change. */
    stamp: bigint({ mode: 'number' }).notNull(),
    field: text().notNull(),
    valueKind: text('value_kind').$type<ValueKind>().notNull(),
    oldValue: text('old_value'),
    newValue: text('new_value'),
    /** The values as they were shown at the time, whatever is renamed later. */
    oldText: text('old_text'),
    newText: text('new_text'),
    /** To the millisecond, as it is hashed: nothing smaller can be changed. */
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
    userId: text('user_id').notNull(),
    userSymbol: text('user_symbol').notNull(),
    source: text().$type<ChangeSource>().notNull(),
    /** The same for all rows of one action, also when it touches many things. */
    batchId: text('batch_id').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [
    uniqueIndex('changes_chain').on(table.aggregate, table.aggregateId, table.sequence),
    check('changes_source', sql`${table.source} in ('screen', 'import', 'bulk', 'scheduler')`),
  ],
);

/** The end of each chain of changes: a chain that was cut off at its end no longer fits. */
export const changeChains = pgTable(
  'change_chains',
  {
    aggregate: text().notNull(),
    aggregateId: integer('aggregate_id').notNull(),
    length: integer().notNull(),
    headHash: text('head_hash').notNull(),
    /** The latest moment of any of its changes: whoever asks for changes since then need not read the others. */
    lastChangedAt: instant('last_changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.aggregate, table.aggregateId] })],
);

/** The values with which things began: the first link of their chain is made of them. */
export const changeBeginnings = pgTable(
  'change_beginnings',
  {
    aggregate: text().notNull(),
    aggregateId: integer('aggregate_id').notNull(),
    values: jsonb('field_values').$type<Readonly<Record<string, string | null>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.aggregate, table.aggregateId] })],
);

/** What the database remembers of the file of anchors: one row, which only the holder of the key can write. */
export const changeAnchors = pgTable('change_anchors', {
  /** Which history it is; its key is made of this name and of the secret (see `openHistoryKey`). */
  history: text().primaryKey(),
  /** How many lines there are, and the hash of the last one. */
  lines: integer().notNull(),
  lastHash: text('last_hash').notNull(),
  hash: text().notNull(),
});

/** How long each chain was when a line last told its end: what is longer now is told by the next one. */
export const anchoredEnds = pgTable(
  'anchored_ends',
  {
    aggregate: text().notNull(),
    aggregateId: integer('aggregate_id').notNull(),
    length: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.aggregate, table.aggregateId] })],
);
