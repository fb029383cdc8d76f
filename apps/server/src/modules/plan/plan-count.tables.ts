import { boolean, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * How many plans have a value in one of the columns that the list filters by: the sum of all rows that are alike. Triggers
 * add rows with plans and when such a column changes, so that nobody waits for anybody; a job puts those that are alike
 * together.
 */
export const planCounts = pgTable('plan_counts', {
  /** The name of the column. */
  kind: text().notNull(),
  value: integer().notNull(),
  number: integer().notNull(),
});

/** The same of request ids, without capitals, by each one or two signs that stand in them. */
export const requestPartCounts = pgTable('request_part_counts', {
  part: text().notNull(),
  number: integer().notNull(),
});

/**
 * The same of the dates of milestones, by their days in UTC. Plans with such a date lie between the ends, which stay wide
 * when plans at them get another date: along an order, plans outside need not be looked into.
 */
export const milestoneCounts = pgTable(
  'milestone_counts',
  {
    day: date().notNull(),
    type: smallint().notNull(),
    isActual: boolean('is_actual').notNull(),
    firstPlan: integer('first_plan').notNull(),
    lastPlan: integer('last_plan').notNull(),
    number: integer().notNull(),
  },
  (table) => [
    index('milestone_counts_days').on(
      table.type,
      table.isActual,
      table.day,
      table.number,
      table.firstPlan,
      table.lastPlan,
    ),
  ],
);
