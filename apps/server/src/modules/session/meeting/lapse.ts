import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { ChangeSource } from '../../history/change.tables.ts';
import { remove } from '../../write-road/verbs.ts';
import { announceSchedule } from '../announce.ts';
import { designSessionAggregate } from '../booking/design-session.aggregate.ts';
import { designSessions } from '../session.tables.ts';

/** Ends a pre-reservation that becomes no session: its slot is free again. What its plan tells of it is left to the caller. */
export async function lapse(
  context: RequestContext,
  row: typeof designSessions.$inferSelect,
  source?: ChangeSource,
): Promise<void> {
  const { tx } = context;
  await remove(context, designSessionAggregate, {
    row,
    source,
    changes: await designSessionAggregate.changesOf(tx, row, undefined),
    erase: async () => void (await tx.delete(designSessions).where(eq(designSessions.id, row.id))),
  });
  announceSchedule(context, row.designerId);
}
