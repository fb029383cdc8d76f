import { sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { reschedulings } from './rescheduling.tables.ts';

/** Channel on which every process hears that open plans are to be planned anew. */
export const rescheduleChannel = 'crt_reschedule';

/** The resource of the contract that tells how far a planning anew is. */
export const reschedulingTag = 'rescheduling';

/** As many reasons are kept as the contract lets be told. */
const mostReasons = 50;
const longestReason = 300;

/**
 * Asks for a planning anew of all open plans, because something that their dates depend on was changed: it runs in the
 * background after the commit, once for all who asked until it begins, and not at all when the change is rolled back.
 * `reason` says what was done, in a few words: 'Holiday Christmas on 2026-12-25 added to Berlin Holidays'. People whose plans move read it in their bell (D16).
 */
export async function requestReschedule(
  context: RequestContext,
  { reason }: { readonly reason: string },
): Promise<void> {
  const { tx, actor, clock } = context;
  const told = reason.slice(0, longestReason);
  const { reasons, requestedBy, requestedSymbol } = reschedulings;
  const isSame = sql`${requestedBy} = excluded.requested_by`;
  await tx
    .insert(reschedulings)
    .values({
      reasons: [told],
      requestedBy: actor.userId,
      requestedSymbol: actor.symbol,
      requestedAt: clock.now(),
    })
    .onConflictDoUpdate({
      target: reschedulings.state,
      targetWhere: sql`state in ('waiting', 'running')`,
      set: {
        reasons: sql`case when ${told} = any(${reasons}) or cardinality(${reasons}) >= ${mostReasons}
          then ${reasons} else array_append(${reasons}, ${told}) end`,
        requestedBy: sql`case when ${isSame} then ${requestedBy} else '' end`,
        requestedSymbol: sql`case when ${isSame} then ${requestedSymbol} else '' end`,
      },
    });
  await tx.execute(sql`select pg_notify(${rescheduleChannel}, '')`);
  context.publish({ entity: reschedulingTag, entityId: null });
}
