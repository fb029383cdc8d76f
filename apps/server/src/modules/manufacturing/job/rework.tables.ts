import { integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { manufacturingJobs, stepStateColumns } from './job.tables.ts';

/** Sub-jobs that repeat steps of a job, from a chosen one to the one that it stood at (H11, H26; §3.5.4). */
export const manufacturingReworks = pgTable(
  'manufacturing_reworks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => manufacturingJobs.id, { onDelete: 'cascade' }),
    /** From 1 in its job, over all passes, and the pass to which it belongs. */
    number: smallint().notNull(),
    passNumber: smallint('pass_number').notNull(),
    /** Material numbers, joined by comma (H10). */
    name: text().notNull(),
  },
  (table) => [uniqueIndex('manufacturing_reworks_job').on(table.jobId, table.number)],
);

/** The steps of reworks in their order; what else is to be known of a step stands with that of the job. */
export const manufacturingReworkSteps = pgTable(
  'manufacturing_rework_steps',
  {
    reworkId: integer('rework_id')
      .notNull()
      .references(() => manufacturingReworks.id, { onDelete: 'cascade' }),
    /** From 1 in the rework. */
    place: smallint().notNull(),
    ...stepStateColumns(),
  },
  (table) => [primaryKey({ columns: [table.reworkId, table.place] })],
);
