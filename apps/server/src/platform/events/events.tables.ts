import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Announced changes, kept for some minutes so that a client that lost its connection can catch up. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entity: text().notNull(),
    entityId: text('entity_id').notNull(),
    stamp: text(),
    actorId: text('actor_id').notNull(),
    correlationId: uuid('correlation_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('live_events_created_at').on(table.createdAt)],
);
