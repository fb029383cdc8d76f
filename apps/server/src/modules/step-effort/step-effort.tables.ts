import { boolean, integer, pgTable, primaryKey, smallint, uniqueIndex } from 'drizzle-orm/pg-core';
import { jobSteps } from '../job-step/job-step.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { workflows } from '../workflow/workflow.tables.ts';

/** The efforts of a workflow at a plant, once something was entered for them (T22); the id is that of the contract. */
export const stepEffortGroups = pgTable(
  'step_effort_groups',
  {
    id: integer().primaryKey(),
    workflowId: integer('workflow_id')
      .notNull()
      .references(() => workflows.id),
    manufacturingLocationId: integer('manufacturing_location_id')
      .notNull()
      .references(() => manufacturingLocations.id),
    /** Counter behind the stamp. */
    stamp: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('step_effort_groups_of').on(table.manufacturingLocationId, table.workflowId)],
);

/** What one step takes there (T22 to T24). A step that left the workflow keeps its effort, should it come back. */
export const stepEfforts = pgTable(
  'step_efforts',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => stepEffortGroups.id),
    jobStepId: integer('job_step_id')
      .notNull()
      .references(() => jobSteps.id),
    /** Working time in minutes; null where nobody entered any. */
    effort: integer(),
    /** Hours past the planned end from which the step is critical, by level; null where the level is not used. */
    level1Hours: smallint('level_1_hours'),
    level2Hours: smallint('level_2_hours'),
    level3Hours: smallint('level_3_hours'),
    showExpectedTime: boolean('show_expected_time').notNull(),
    requiresWorker: boolean('requires_worker').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.jobStepId] })],
);
