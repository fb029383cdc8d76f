import type { PlanStatus } from '@crt/domain/plan-status';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, stampColumn } from '../../../platform/db/columns.ts';
import { cycleDefinitions } from '../../cycle-definition/cycle-definition.tables.ts';
import { plans } from '../../plan/plan.tables.ts';

/**
 * The manufacturing of the devices of a plan, which has the id of the plan (domain rules §3.5.1). Its progress is that of
 * the plan, `plans.manufacturing_progress`. What its jobs say is kept here as far as the list filters and sorts by it.
 */
export const manufacturingCycles = pgTable(
  'manufacturing_cycles',
  {
    planId: integer('plan_id')
      .primaryKey()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** What it was made from; its jobs have copied what they need. */
    definitionId: integer('definition_id').references(() => cycleDefinitions.id),
    createdAt: instant('created_at').notNull(),
    /** The status of the plan before its first step began, to which undoing that step returns (§3.6). */
    startedFrom: smallint('started_from').$type<PlanStatus>(),
    startedAt: instant('started_at'),
    /** When its last job was done. */
    finishedAt: instant('finished_at'),
    /** When somebody skipped all steps that were open (H16). */
    finalizedAt: instant('finalized_at'),
    /** The earliest planned end of the steps that its jobs stand at; null when all are done, or without efforts. */
    plannedEndAt: instant('planned_end_at'),
    /** From when on one of these steps is critical, of level 3. */
    criticalAt: instant('critical_at'),
    /** The step that prepares the STL data is not done yet (G16). */
    isStlPreparationOpen: boolean('is_stl_preparation_open').notNull().default(false),
    lastComment: text('last_comment'),
    stamp: stampColumn(),
  },
  (table) => [
    index('manufacturing_cycles_planned_end').on(table.plannedEndAt, table.planId),
    index('manufacturing_cycles_critical')
      .on(table.criticalAt, table.planId)
      .where(sql`critical_at is not null`),
  ],
);
