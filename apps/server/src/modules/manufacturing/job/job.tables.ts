import type { JobEvent, JobStepStatus } from '@crt/domain/job';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { jobSteps } from '../../job-step/job-step.tables.ts';
import { workflowVersions } from '../../workflow/workflow.tables.ts';
import { manufacturingCycles } from '../cycle/cycle.tables.ts';

/** The jobs of a cycle that go together: those for one material, or the one of a workflow of a prototype (H2, I2). */
export const workOrders = pgTable(
  'work_orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cycleId: integer('cycle_id')
      .notNull()
      .references(() => manufacturingCycles.planId, { onDelete: 'cascade' }),
    /** From 1 in its cycle. */
    place: smallint().notNull(),
    materialNumber: text('material_number'),
    /** The name of a workflow that was made for a prototype (I11); null for others. */
    name: text(),
  },
  (table) => [index('work_orders_cycle').on(table.cycleId, table.place)],
);

/** One workflow for one material: how far it is (H5 to H15). Its steps stand in {@link manufacturingJobSteps}. */
export const manufacturingJobs = pgTable(
  'manufacturing_jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cycleId: integer('cycle_id')
      .notNull()
      .references(() => manufacturingCycles.planId, { onDelete: 'cascade' }),
    workOrderId: integer('work_order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    /** From 1 in its work order. */
    place: smallint().notNull(),
    /** The version of the workflow that it copied; null for a workflow that was made for a prototype. */
    workflowId: integer('workflow_id'),
    workflowVersion: integer('workflow_version'),
    name: text().notNull(),
    /** One more with each restart. */
    passNumber: smallint('pass_number').notNull().default(1),
    /** 0 not started, then as the status of a step (I3). */
    status: smallint().$type<JobStepStatus>().notNull().default(0),
    /** The place of the step that it stands at; the last one that was done when it is done. */
    currentPlace: smallint('current_place').notNull().default(1),
    /** The job step at that place, and the one that follows its success: what lists look for (G13). Null when it is done. */
    currentStepId: integer('current_step_id').references(() => jobSteps.id),
    nextStepId: integer('next_step_id').references(() => jobSteps.id),
    /** Steps that are completed or skipped, and all of them; reworks do not count (§3.5.7). */
    doneSteps: smallint('done_steps').notNull().default(0),
    allSteps: smallint('all_steps').notNull(),
    /** The user symbol of who started a step of it last (H15). */
    worker: text(),
    /** When the signal comes for which its step waits; null while it waits for people (§3.5.8). */
    signalAt: instant('signal_at'),
  },
  (table) => [
    index('manufacturing_jobs_cycle').on(table.cycleId),
    index('manufacturing_jobs_work_order').on(table.workOrderId),
    index('manufacturing_jobs_current')
      .on(table.currentStepId, table.cycleId)
      .where(sql`current_step_id is not null`),
    index('manufacturing_jobs_next')
      .on(table.nextStepId, table.cycleId)
      .where(sql`next_step_id is not null`),
    index('manufacturing_jobs_signals')
      .on(table.signalAt)
      .where(sql`signal_at is not null`),
    foreignKey({
      name: 'manufacturing_jobs_version',
      columns: [table.workflowId, table.workflowVersion],
      foreignColumns: [workflowVersions.workflowId, workflowVersions.version],
    }),
  ],
);

/** What has become of a step, of a job or of a rework: columns that both have. */
export const stepStateColumns = () => ({
  stepId: integer('step_id')
    .notNull()
    .references(() => jobSteps.id),
  status: smallint().$type<JobStepStatus>().notNull().default(0),
  plannedEndAt: instant('planned_end_at'),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
  /** The user symbol of who started it; null for a signal from outside. */
  worker: text(),
});

/**
 * The steps of jobs, copied from their workflow when the cycle was made; open ones follow the efforts of the site. There are millions:
 * a step has no id of its own, see stepIdOf.
 */
export const manufacturingJobSteps = pgTable(
  'manufacturing_job_steps',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => manufacturingJobs.id, { onDelete: 'cascade' }),
    /** From 1 in its workflow. */
    place: smallint().notNull(),
    ...stepStateColumns(),
    /** Job steps of the same workflow that follow; null where the next place does, or nothing. */
    successStepId: integer('success_step_id'),
    failureStepId: integer('failure_step_id'),
    /** A signal from outside finishes it (§3.5.8). */
    isSynced: boolean('is_synced').notNull().default(false),
    /** Working time in minutes; null without an effort. */
    minutes: integer(),
    /** Hours past the planned end from which it is critical, by level. */
    levelOneHours: smallint('level_one_hours'),
    levelTwoHours: smallint('level_two_hours'),
    levelThreeHours: smallint('level_three_hours'),
    showsExpectedTime: boolean('shows_expected_time').notNull().default(true),
    requiresWorker: boolean('requires_worker').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.place] }),
    // What lists show and sort by as a column (G9): nothing else of the row is read for it.
    index('manufacturing_job_steps_dates').on(table.stepId, table.jobId, table.plannedEndAt, table.endedAt),
    // What is due by the minute, of the few that are still open; it needs no more columns than the one above.
    index('manufacturing_job_steps_open')
      .on(table.plannedEndAt, table.stepId, table.jobId)
      .where(sql`ended_at is null`),
  ],
);

/** An event of a job as it is stored, because there are many: kind, job step, rework, name, milliseconds, and who. */
export type StoredEvent = readonly [
  kind: JobEvent['kind'],
  stepId: number | null,
  rework: number | null,
  name: string | null,
  at: number,
  by: string | null,
];

/** What happened to a job in its present pass, from which undo makes what it was before. Beside the job, whose row stays narrow. */
export const manufacturingJobTrails = pgTable('manufacturing_job_trails', {
  jobId: integer('job_id')
    .primaryKey()
    .references(() => manufacturingJobs.id, { onDelete: 'cascade' }),
  events: jsonb().$type<readonly StoredEvent[]>().notNull(),
});
