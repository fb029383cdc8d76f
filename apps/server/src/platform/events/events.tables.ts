import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Announced changes, kept for some minutes so that a client that lost its connection can catch up. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entity: text().notNull(),
    entityId: text('entity_id'),
    stamp: text(),
    actorId: text('actor_id'),
    /** The request that changed it, which its own caller is told. */
    requestId: text('request_id'),
    /** The only user who may know; null = everybody who may read the resource. */
    audience: text(),
    /** Whose it is; null = everybody's who may read the resource. */
    ownerId: text('owner_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('live_events_created_at').on(table.createdAt)],
);
