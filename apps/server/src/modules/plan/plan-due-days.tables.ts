import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { plans } from './plan.tables.ts';

/**
 * From when each plan is due and late (`isDueToday`, `isLate` of the domain), by the first of its milestones that are open;
 * nothing of plans in which nobody waits for them. Triggers keep it, whoever writes milestones or a status: to find what is
 * late among a million milestones, each with a calendar of its own, takes longer than all else that the list asks.
 */
export const planDueDays = pgTable(
  'plan_due_days',
  {
    planId: integer('plan_id')
      .primaryKey()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** The first day on which a milestone is due begins, in the zone of that milestone. */
    dueFrom: instant('due_from'),
    /** The first of these days is over. */
    lateFrom: instant('late_from'),
  },
  (table) => [
    index('plan_due_days_due').on(table.dueFrom, table.planId),
    index('plan_due_days_late').on(table.lateFrom, table.planId),
  ],
);
