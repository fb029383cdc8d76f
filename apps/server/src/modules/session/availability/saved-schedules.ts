import { sessionTexts } from '@crt/domain/session-texts';
import { and, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { create, remove } from '../../write-road/verbs.ts';
import { designDone, type DesignResult } from '../design-result.ts';
import { designerOrNotFound } from '../designer/list-designers.ts';
import { mayChange } from '../schedule/own-schedule.ts';
import { savedSchedules, type StoredWeekTime } from '../session.tables.ts';
import { savedScheduleAggregate } from './availability.aggregate.ts';

/** As many as the contract lets be listed. */
const mostSaved = 100;

/** The weeks that a designer saved, by name (N8). @throws not-found, not-yours */
export async function listSavedSchedules(
  context: RequestContext,
  designerId: string,
): Promise<Output<'listSavedSchedules'>> {
  await designerOrNotFound(context, designerId);
  mayChange(context, designerId);
  const rows = await context.tx
    .select()
    .from(savedSchedules)
    .where(eq(savedSchedules.designerId, designerId))
    .orderBy(sql`lower(${savedSchedules.name})`);
  return rows.map(({ id, name, items }) => ({ id, name, items: [...items] }));
}

/** Deletes a saved week; availabilities made from it stay. @throws not-found, not-yours */
export async function deleteSavedSchedule(
  context: RequestContext,
  designerId: string,
  id: number,
): Promise<DesignResult> {
  const { tx } = context;
  const row = await savedScheduleAggregate.load(tx, id);
  if (row?.designerId !== designerId) throw notFound('Saved schedule');
  mayChange(context, designerId);
  await remove(context, savedScheduleAggregate, {
    row,
    changes: await savedScheduleAggregate.changesOf(tx, row, undefined),
    erase: async () => void (await tx.delete(savedSchedules).where(eq(savedSchedules.id, id))),
  });
  return designDone(id);
}

/** Why a week cannot be saved under a name; undefined when it can. */
export async function nameFault(
  { tx }: RequestContext,
  designerId: string,
  name: string,
): Promise<string | undefined> {
  const isSame = and(eq(savedSchedules.designerId, designerId), isSameText(savedSchedules.name, name));
  if ((await tx.$count(savedSchedules, isSame)) > 0) return sessionTexts.scheduleNameTaken(name);
  const count = await tx.$count(savedSchedules, eq(savedSchedules.designerId, designerId));
  return count >= mostSaved ? sessionTexts.fullNames(mostSaved) : undefined;
}

/** Keeps a week under a name that is free (N8, N9). */
export async function saveSchedule(
  context: RequestContext,
  designerId: string,
  { name, items }: { readonly name: string; readonly items: readonly StoredWeekTime[] },
): Promise<void> {
  const { tx } = context;
  await create(context, savedScheduleAggregate, {
    insert: async () => {
      const [row] = await tx.insert(savedSchedules).values({ designerId, name, items }).returning();
      if (!row) throw new Error('The database gave no row for a saved schedule');
      return row;
    },
    changes: (row) => savedScheduleAggregate.changesOf(tx, undefined, row),
    tag: savedScheduleAggregate.tag,
  });
}
