import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { answerOf } from '../write-road/answer.ts';
import { reschedulingTag } from './request-reschedule.ts';
import { reschedulings } from './rescheduling.tables.ts';

/** A planning anew that this process runs. */
export type ReschedulingRun = typeof reschedulings.$inferSelect;

/** Whoever gave no sign of life for so long has died; another process begins again where it began. */
const silence = sql`now() - interval '2 minutes'`;

/** Takes the waiting planning anew, or that of a process that died; nothing while there is none, or another one runs. */
export async function claimRescheduling(context: RequestContext): Promise<ReschedulingRun | undefined> {
  const { tx, clock, ids } = context;
  const alive = { aliveAt: sql`now()` };
  const [left] = await tx
    .update(reschedulings)
    .set({ ...alive, handled: 0 })
    .where(and(eq(reschedulings.state, 'running'), lt(reschedulings.aliveAt, silence)))
    .returning();
  if (left) return left;
  const running = sql`(select 1 from ${reschedulings} where state = 'running')`;
  const waiting = sql`(select id from ${reschedulings} where state = 'waiting' for update skip locked)`;
  const [claimed] = await tx
    .update(reschedulings)
    .set({ ...alive, state: 'running', startedAt: clock.now(), batchId: ids.uuid() })
    .where(and(sql`${reschedulings.id} in ${waiting}`, sql`not exists ${running}`))
    .returning();
  if (claimed) context.publish({ entity: reschedulingTag, entityId: null });
  return claimed;
}

/** In a database that no other process can have open, whoever still seems to run has died. */
export async function forgetDeadRuns({ tx }: Pick<RequestContext, 'tx'>): Promise<void> {
  await tx
    .update(reschedulings)
    .set({ aliveAt: new Date(0) })
    .where(eq(reschedulings.state, 'running'));
}

/** What is added to the figures of a run. */
type RunProgress = Partial<Pick<ReschedulingRun, 'total' | 'handled' | 'moved' | 'late'>>;

/** Writes down how far a run is, which is its sign of life too. */
export async function tellProgress(
  context: RequestContext,
  { id }: Pick<ReschedulingRun, 'id'>,
  added: RunProgress,
  ended?: 'done' | 'failed',
): Promise<void> {
  const { total, handled, moved, late } = reschedulings;
  await context.tx
    .update(reschedulings)
    .set({
      total: sql`${total} + ${added.total ?? 0}`,
      handled: sql`${handled} + ${added.handled ?? 0}`,
      moved: sql`${moved} + ${added.moved ?? 0}`,
      late: sql`${late} + ${added.late ?? 0}`,
      aliveAt: sql`now()`,
      ...(ended && { state: ended, endedAt: context.clock.now() }),
    })
    .where(eq(reschedulings.id, id));
  context.publish({ entity: reschedulingTag, entityId: null });
}

/** The latest planning anew, as the browser shows it. */
export async function latestRescheduling({ tx }: RequestContext): Promise<Output<'getRescheduling'>> {
  const [latest] = await tx.select().from(reschedulings).orderBy(desc(reschedulings.id)).limit(1);
  if (!latest) return answerOf({ data: null });
  const { id, state, reasons, total, handled, moved, late, startedAt, endedAt } = latest;
  const times = { startedAt: startedAt?.toISOString() ?? null, endedAt: endedAt?.toISOString() ?? null };
  return answerOf({ data: { id, state, reasons, total, handled, moved, late, ...times } });
}
