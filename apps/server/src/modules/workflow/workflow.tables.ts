import { boolean, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '../../platform/db/columns.ts';
import { jobSteps } from '../job-step/job-step.tables.ts';
import { recordColumns } from '../reference-data/record-columns.ts';
import { users } from '../user/user.tables.ts';

/** The ways in which something is manufactured: job steps with what follows them (U1 to U8). */
export const workflows = pgTable(
  'workflows',
  {
    ...recordColumns(),
    symbol: text().notNull(),
    name: text().notNull(),
    displayName: text('display_name').notNull(),
    /** The version that counts now; see {@link workflowVersions}. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('workflows_symbol').on(sql`lower(${table.symbol})`),
    uniqueIndex('workflows_name').on(sql`lower(${table.name})`),
  ],
);

/** A workflow as it was from one change to the next; none is ever changed or removed, so that cycles may keep theirs. */
export const workflowVersions = pgTable(
  'workflow_versions',
  {
    workflowId: integer('workflow_id')
      .notNull()
      .references(() => workflows.id),
    version: integer().notNull(),
    symbol: text().notNull(),
    name: text().notNull(),
    displayName: text('display_name').notNull(),
    madeAt: instant('made_at').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.workflowId, table.version] })],
);

/** The steps of a version, in their places from 1. Successors are job steps of the same version. */
export const workflowSteps = pgTable(
  'workflow_steps',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    workflowId: integer('workflow_id').notNull(),
    version: integer().notNull(),
    place: integer().notNull(),
    stepId: integer('step_id')
      .notNull()
      .references(() => jobSteps.id),
    successStepId: integer('success_step_id').references(() => jobSteps.id),
    failureStepId: integer('failure_step_id').references(() => jobSteps.id),
    productionOrderStepNumber: integer('production_order_step_number').notNull(),
    checkSyncStatusOnly: boolean('check_sync_status_only').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'workflow_steps_version',
      columns: [table.workflowId, table.version],
      foreignColumns: [workflowVersions.workflowId, workflowVersions.version],
    }),
    uniqueIndex('workflow_steps_place').on(table.workflowId, table.version, table.place),
    uniqueIndex('workflow_steps_step').on(table.workflowId, table.version, table.stepId),
  ],
);
