import { date, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { plans } from './plan.tables.ts';

/**
 * The places in the queues of the sites: those of all plans that have one and are not over. Triggers keep it, whoever
 * writes a plan. It stands beside the plans, so that no index of theirs has to be written when only their starts move.
 */
export const planPlaces = pgTable(
  'plan_places',
  {
    planId: integer('plan_id')
      .primaryKey()
      .references(() => plans.id, { onDelete: 'cascade' }),
    locationId: integer('location_id').notNull(),
    date: date().notNull(),
    position: smallint().notNull(),
  },
  (table) => [index('plan_places_queue').on(table.locationId, table.date, table.position, table.planId)],
);
