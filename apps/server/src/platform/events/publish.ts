import { sql } from 'drizzle-orm';
import type { ChangeEvent } from '../../context.ts';
import type { Database } from '../db/database.ts';
import { liveEvents } from './events.tables.ts';

/** Channel on which every process hears that there are new events. */
export const eventChannel = 'crt_events';

/** Any number, the same in all processes. */
const orderLock = 7_348_202;

// One statement, because everybody who writes waits for its end; no row gets its id before the lock is there.
const announced = (rows: readonly object[]) => sql`
    with in_order as materialized (select pg_advisory_xact_lock(${sql.raw(String(orderLock))}) as lock),
      stored as (
        insert into ${liveEvents} (entity, entity_id, stamp, audience, owner_id, actor_id, request_id, created_at)
        select entity, entity_id, stamp, audience, owner_id, actor_id, request_id, created_at
        from in_order, json_populate_recordset(null::${liveEvents}, ${JSON.stringify(rows)}::json))
    select pg_notify(${sql.raw(`'${eventChannel}'`)}, '')`;

/**
 * Stores the events of a write at the very end of its transaction and wakes the listeners at the commit. The lock
 * makes ids follow the order of commits, so that "everything after id N" never misses a slower neighbour.
 */
export async function publishAll(
  tx: Database,
  events: readonly ChangeEvent[],
  from: { readonly actorId: string | null; readonly requestId: string; readonly at: Date },
): Promise<void> {
  const rows = events.map((event) => ({
    entity: event.entity,
    entity_id: event.entityId,
    stamp: event.stamp ?? null,
    audience: event.audience ?? null,
    owner_id: event.ownerId ?? null,
    actor_id: from.actorId,
    request_id: from.requestId,
    created_at: from.at,
  }));
  await tx.execute(announced(rows));
}
