import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../user/user.tables.ts';
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
export const planComments = pgTable(
  'plan_comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [index('plan_comments_plan').on(table.planId, table.modifiedAt)],
);
