import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { notificationProgress } from '../notification.tables.ts';

/**
 * How far the history goes at a moment, and the first transaction that was not begun then. Ids of changes do not follow
 * the order of commits: a change with a lower id may yet be committed, but only by a transaction before the horizon, as a
 * transaction changes the thing, and is known by that, before it writes the history. Once all of those have ended, every
 * change up to the end is there.
 */
export interface HistoryEnd {
  readonly end: number;
  readonly horizon: string;
}

const followed = eq(notificationProgress.name, 'history');

/** The end of the history, or nothing while all of it has been followed. */
export async function findHistoryEnd({ tx }: RequestContext): Promise<HistoryEnd | undefined> {
  const { rows } = await tx.execute<{ end: number | null; position: number; horizon: string }>(sql`
    select (select max(id) from changes) as end, position, pg_snapshot_xmax(pg_current_snapshot())::text as horizon
    from ${notificationProgress} where ${followed}`);
  const [found] = rows;
  if (!found?.end || Number(found.end) <= Number(found.position)) return undefined;
  return { end: Number(found.end), horizon: String(found.horizon) };
}

/** Whether all transactions have ended that may yet commit a change up to that end. */
export async function isSettled({ tx }: RequestContext, { horizon }: HistoryEnd): Promise<boolean> {
  const { rows } = await tx.execute<{ is_settled: boolean }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${horizon}::text::xid8 as is_settled`,
  );
  return rows[0]?.is_settled === true;
}

/** The last change that was followed, locked until the end of the transaction; nothing while another process is at it. */
export async function takePosition({ tx }: RequestContext): Promise<number | undefined> {
  const [row] = await tx
    .select({ position: notificationProgress.position })
    .from(notificationProgress)
    .where(followed)
    .for('update', { skipLocked: true });
  return row?.position;
}

/** Remembers that all changes up to this one have been followed. */
export async function movePosition({ tx }: RequestContext, position: number): Promise<void> {
  await tx.update(notificationProgress).set({ position }).where(followed);
}
