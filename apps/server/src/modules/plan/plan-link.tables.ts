import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { commentTable } from '../comment/comment-table.ts';
import { plans } from './plan.tables.ts';

/** Connections between two plans, seen from both (F62, F63). Links that follow from a re-order are derived, not stored. */
export const planLinks = pgTable(
  'plan_links',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    linkedPlanId: integer('linked_plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    linkType: smallint('link_type').notNull(),
    comment: text(),
  },
  (table) => [
    index('plan_links_plan').on(table.planId),
    index('plan_links_linked').on(table.linkedPlanId),
    check('plan_links_other', sql`${table.planId} <> ${table.linkedPlanId}`),
  ],
);

/** What people wrote about a plan (F47). */
export const planComments = commentTable('plan_comments', {
  column: 'plan_id',
  references: () => plans.id,
});
