import { sql } from 'drizzle-orm';
import type { ChangeEvent } from '../../context.ts';
import type { Database } from '../db/database.ts';
import { liveEvents } from './events.tables.ts';

/** Channel on which every process hears that there are new events. */
export const eventChannel = 'crt_events';

/** Any number, the same in all processes. */
const orderLock = 7_348_202;

/**
 * Stores the events of a write at the very end of its transaction and wakes the listeners at the commit. The lock
 * makes ids follow the order of commits, so that "everything after id N" never misses a slower neighbour.
 */
export async function publishAll(
  tx: Database,
  events: readonly ChangeEvent[],
  from: { readonly actorId: string | null; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${orderLock})`);
  await tx.insert(liveEvents).values(
    events.map((event) => ({
      entity: event.entity,
      entityId: event.entityId,
      stamp: event.stamp ?? null,
      audience: event.audience ?? null,
      actorId: from.actorId,
      createdAt: from.at,
    })),
  );
  await tx.execute(sql`select pg_notify(${eventChannel}, '')`);
}
