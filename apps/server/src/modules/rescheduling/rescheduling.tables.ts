import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** How far a planning anew is. */
export type ReschedulingState = 'waiting' | 'running' | 'done' | 'failed';

/**
 * Plannings anew of all open plans that follow from reference data. One waits at most, which takes up what is changed
 * until it begins, and one runs at most, whichever process of the server runs it.
 */
export const reschedulings = pgTable(
  'reschedulings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    state: text().$type<ReschedulingState>().notNull().default('waiting'),
    reasons: text().array().notNull(),
    /** Who asked for it; empty where several did. */
    requestedBy: text('requested_by').notNull(),
    requestedSymbol: text('requested_symbol').notNull(),
    /** The batch of its changes in the history. */
    batchId: text('batch_id'),
    total: integer().notNull().default(0),
    handled: integer().notNull().default(0),
    moved: integer().notNull().default(0),
    late: integer().notNull().default(0),
    requestedAt: instant('requested_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** The last sign of life of whoever runs it, by the clock of the database. */
    aliveAt: instant('alive_at'),
  },
  (table) => [
    // The bell asks for the reasons of a planning anew with every reading.
    index('reschedulings_batch').on(table.batchId),
    uniqueIndex('reschedulings_once')
      .on(table.state)
      .where(sql`state in ('waiting', 'running')`),
  ],
);
