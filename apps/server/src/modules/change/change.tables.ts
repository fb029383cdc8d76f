import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Where a change came from. */
export type ChangeSource = 'user' | 'schedule' | 'import';

/** How the old and new values of a change are compared and shown (V4). */
export type ValueKind = 'text' | 'number' | 'date' | 'instant' | 'boolean' | 'choice';

/** The change log shows plans only; the parameterless condition lets the planner see that an index fits. */
const ofPlans = sql`aggregate = 'plan'`;

/** The day of an instant in UTC, as counts and an index know it. */
export const dayOfChange = (instant: AnyPgColumn): SQL => sql`((${instant} at time zone 'UTC')::date)`;

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
    changedAt: instant('changed_at').notNull(),
    userId: text('user_id').notNull(),
    userSymbol: text('user_symbol').notNull(),
    source: text().$type<ChangeSource>().notNull(),
    /** The same for all rows of one call, also when it touches many plans. */
    batchId: text('batch_id').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [
    uniqueIndex('changes_chain').on(table.aggregate, table.aggregateId, table.sequence),
    index('changes_plan_time').on(table.changedAt, table.id, table.aggregateId).where(ofPlans),
    index('changes_plan_field')
      .on(table.field, table.changedAt, table.id, table.aggregateId, table.userSymbol)
      .where(ofPlans),
    index('changes_plan_user')
      .on(table.userId, table.changedAt, table.id, table.aggregateId, table.userSymbol)
      .where(ofPlans),
    index('changes_plan_symbol')
      .on(table.userSymbol, table.changedAt, table.id, table.aggregateId)
      .where(ofPlans),
    index('changes_plan_text')
      .on(sql`left(${table.newText}, 60)`, table.changedAt, table.id)
      .where(ofPlans),
    // In a span of days, the first texts of each day are put together.
    index('changes_plan_day_text')
      .on(dayOfChange(table.changedAt), sql`left(${table.newText}, 60)`, table.changedAt, table.id)
      .where(ofPlans),
    index('changes_plan_field_text')
      .on(table.field, sql`left(${table.newText}, 60)`, table.changedAt, table.id)
      .where(ofPlans),
    index('changes_plan_value')
      .on(
        table.field,
        table.newValue,
        sql`left(${table.newText}, 60)`,
        table.changedAt,
        table.id,
        table.aggregateId,
      )
      .where(sql`aggregate = 'plan' and length(new_value) <= 60`),
    // Texts that an index can hold as they are: counting those that contain something reads the index alone.
    index('changes_plan_short_text')
      .on(table.field, table.newText, table.aggregateId, table.id)
      .where(sql`aggregate = 'plan' and length(new_text) <= 60`),
    index('changes_plan_long_text')
      .on(table.field)
      .where(sql`aggregate = 'plan' and length(new_text) > 60`),
    check('changes_source', sql`${table.source} in ('user', 'schedule', 'import')`),
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
  (table) => [
    primaryKey({ columns: [table.aggregate, table.aggregateId] }),
    index('change_chains_of_plans').on(table.aggregateId, table.length, table.lastChangedAt).where(ofPlans),
  ],
);

/**
 * How many changes plans have by day in UTC and by what the change log filters by: the sum of all rows that are alike. A trigger adds
 * rows with each statement that adds changes, so that nobody waits for anybody; a job puts those that are alike together.
 */
export const changeCounts = pgTable(
  'change_counts',
  {
    day: date().notNull(),
    field: text().notNull(),
    userId: text('user_id').notNull(),
    userSymbol: text('user_symbol').notNull(),
    /** The values of choices only; those of other kinds are too many to be counted one by one. */
    oldValue: text('old_value'),
    newValue: text('new_value'),
    /** The plans that changed lie between these: along an order of plans, others need not be looked into. */
    firstPlan: integer('first_plan').notNull(),
    lastPlan: integer('last_plan').notNull(),
    number: integer().notNull(),
  },
  (table) => [index('change_counts_days').on(table.day)],
);

/** What the change log asks of plans, called as their columns are. */
const kindsOfPlans = {
  productTypeId: integer('product_type_id').notNull(),
  productId: integer('product_id'),
  distributionCenterId: integer('distribution_center_id'),
};

/**
 * How many changes plans have in all by what the change log asks of plans, and by field: the sum of all rows that are
 * alike. Triggers add rows with changes and when a plan gets another product or centre; the same job puts them together.
 */
export const planChangeCounts = pgTable('plan_change_counts', {
  ...kindsOfPlans,
  field: text().notNull(),
  number: integer().notNull(),
});

/** The same by day in UTC. */
export const planChangeDays = pgTable(
  'plan_change_days',
  { day: date().notNull(), ...kindsOfPlans, number: integer().notNull() },
  (table) => [index('plan_change_days_days').on(table.day)],
);
