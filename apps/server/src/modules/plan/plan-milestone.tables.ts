import type { MilestoneType } from '@crt/domain/milestone-type';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { plans } from './plan.tables.ts';

/** The milestones of a plan, each with the zone in which its dates are told (F44). */
export const planMilestones = pgTable(
  'plan_milestones',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    type: smallint().$type<MilestoneType>().notNull(),
    plannedAt: instant('planned_at'),
    actualAt: instant('actual_at'),
    /** The first planned date, against which delay is measured. */
    baselineAt: instant('baseline_at'),
    timeZone: text('time_zone').notNull(),
    /** A person set the planned date; scheduling leaves it alone until it is unlocked (F41). */
    isLocked: boolean('is_locked').notNull().default(false),
    /** Working days that the plan was on hold while this milestone was the next one (domain rules §3.3.5). */
    heldDays: smallint('held_days').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.type] }),
    index('plan_milestones_planned').on(table.type, table.plannedAt, table.planId),
    index('plan_milestones_actual').on(table.type, table.actualAt, table.planId),
    // What is late or due, of the few that are still open.
    index('plan_milestones_open')
      .on(table.plannedAt, table.planId, table.timeZone)
      .where(sql`actual_at is null`),
  ],
);
