import { capacityErrors } from '@crt/domain/capacity-entry';
import { and, desc, eq, gte, lte, ne } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { lockCalendar, staleItem, tellCalendarDay } from '../calendar/locked-calendar.ts';
import { shownDate } from '../history/field-value.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import { answerOf, done, refused, type Answer } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { capacityDefaults, capacityEntries } from './capacity.tables.ts';

type Entry = typeof capacityEntries.$inferSelect;

async function locationName({ tx }: RequestContext, id: number): Promise<string | undefined> {
  const [location] = await tx
    .select({ name: manufacturingLocations.name })
    .from(manufacturingLocations)
    .where(eq(manufacturingLocations.id, id));
  return location?.name;
}

const noLocation = 'This manufacturing location does not exist.';

/** How an entry is called in the history of its calendar. */
const labelOf = (location: string, { date, dateTo }: Pick<Entry, 'date' | 'dateTo'>) =>
  `Capacity ${location} ${date} to ${dateTo}`;

const wordsOf = ({ value, date, dateTo }: Pick<Entry, 'value' | 'date' | 'dateTo'>) =>
  `${value} from ${shownDate(date)} to ${shownDate(dateTo)}`;

/** The capacity that counts on a day: the newest entry that covers it (T15, T27). */
export async function capacityOf(
  { tx }: RequestContext,
  { calendarId, locationId, date }: Input<'getCapacity'>['query'],
): Promise<Output<'getCapacity'>> {
  const isHere = and(eq(capacityEntries.calendarId, calendarId), eq(capacityEntries.locationId, locationId));
  const covers = and(lte(capacityEntries.date, date), gte(capacityEntries.dateTo, date));
  const [entry] = await tx
    .select()
    .from(capacityEntries)
    .where(and(isHere, covers))
    .orderBy(desc(capacityEntries.id))
    .limit(1);
  if (!entry) return answerOf({ data: null });
  const { stamp, ...item } = entry;
  return answerOf({ data: { ...item, timestampBase64: encodeStamp(stamp) } });
}

/** Adds a capacity over a range of days, or changes one; open plans are planned anew (T15). */
export async function saveCapacity(
  context: RequestContext,
  { body, query }: Pick<Input<'saveCapacity'>, 'body' | 'query'>,
): Promise<Answer> {
  const { id = null, ...entered } = body;
  const [wrong] = Object.values(capacityErrors(entered));
  if (wrong !== undefined) return refused(wrong);
  const calendar = await lockCalendar(context, entered.calendarId, 'capacity');
  if ('error' in calendar) return refused(calendar.error);
  const location = await locationName(context, entered.locationId);
  if (location === undefined) return refused(noLocation);
  const { tx } = context;
  const before = id === null ? undefined : await lockEntry(context, id, entered);
  const stale = before && staleItem(before.stamp, query.timestampBase64, wordsOf(before));
  if (stale) return stale;
  if (await hasEntry(tx, entered, id)) return refused('This capacity is there already.');
  const stamp = (before?.stamp ?? 0) + 1;
  if (id === null) await tx.insert(capacityEntries).values(entered);
  else
    await tx
      .update(capacityEntries)
      .set({ ...entered, stamp })
      .where(eq(capacityEntries.id, id));
  const old = before && { [labelOf(location, before)]: before.value };
  await tellCalendarDay(context, calendar.id, old, { [labelOf(location, entered)]: entered.value });
  const reason = `Capacity of ${location} from ${entered.date} to ${entered.dateTo} set to ${entered.value}`;
  await requestReschedule(context, { reason });
  return done(id === null ? 'Capacity added.' : 'Capacity updated.', encodeStamp(stamp));
}

/** The same twice would be one that nobody sees: deleting it would change nothing. The calendar is locked. */
async function hasEntry(
  tx: Database,
  { calendarId, locationId, date, dateTo, value }: Omit<Entry, 'id' | 'stamp'>,
  exceptId: number | null,
) {
  const columns = capacityEntries;
  const isSame = and(
    eq(columns.calendarId, calendarId),
    eq(columns.locationId, locationId),
    eq(columns.date, date),
    eq(columns.dateTo, dateTo),
    eq(columns.value, value),
    exceptId === null ? undefined : ne(columns.id, exceptId),
  );
  return (await tx.$count(capacityEntries, isSame)) > 0;
}

/**
 * An entry stays in its calendar and at its location. The calendar is locked first, as by every write to its days: they
 * share one history.
 */
async function lockEntry(
  context: RequestContext,
  id: number,
  place?: Pick<Entry, 'calendarId' | 'locationId'>,
): Promise<Entry> {
  const { tx } = context;
  const [known] = await tx.select().from(capacityEntries).where(eq(capacityEntries.id, id));
  if (known) await lockCalendar(context, known.calendarId, 'capacity');
  const [entry] = await tx.select().from(capacityEntries).where(eq(capacityEntries.id, id)).for('update');
  const isThere = !place || (entry?.calendarId === place.calendarId && entry.locationId === place.locationId);
  if (!entry || !isThere) throw notFound('Capacity');
  return entry;
}

/** Takes a capacity away: older ones or the default count again (T15). */
export async function deleteCapacity(context: RequestContext, id: number): Promise<Answer> {
  const entry = await lockEntry(context, id);
  await context.tx.delete(capacityEntries).where(eq(capacityEntries.id, id));
  const location = (await locationName(context, entry.locationId)) ?? '';
  await tellCalendarDay(context, entry.calendarId, { [labelOf(location, entry)]: entry.value }, undefined);
  const reason = `Capacity of ${location} from ${entry.date} to ${entry.dateTo} deleted`;
  await requestReschedule(context, { reason });
  return done('Capacity deleted.');
}

/** Starts per day where no entry says otherwise; none until somebody says so. */
export async function defaultCapacityOf(
  { tx }: RequestContext,
  place: Input<'getDefaultCapacity'>['query'],
): Promise<Output<'getDefaultCapacity'>> {
  const [row] = await tx.select().from(capacityDefaults).where(isDefaultAt(place));
  return answerOf({ data: row?.value ?? 0 });
}

const isDefaultAt = ({ calendarId, locationId }: Input<'getDefaultCapacity'>['query']) =>
  and(eq(capacityDefaults.calendarId, calendarId), eq(capacityDefaults.locationId, locationId));

/** Changes the starts per day where no entry says otherwise; open plans are planned anew (T15). */
export async function saveDefaultCapacity(
  context: RequestContext,
  form: Input<'saveDefaultCapacity'>['body'],
): Promise<Answer> {
  const { calendarId, locationId, value } = form;
  const calendar = await lockCalendar(context, calendarId, 'capacity');
  if ('error' in calendar) return refused(calendar.error);
  const location = await locationName(context, locationId);
  if (location === undefined) return refused(noLocation);
  const { data: before } = await defaultCapacityOf(context, { calendarId, locationId });
  await context.tx
    .insert(capacityDefaults)
    .values(form)
    .onConflictDoUpdate({
      target: [capacityDefaults.calendarId, capacityDefaults.locationId],
      set: { value },
    });
  const label = `Default capacity ${location}`;
  await tellCalendarDay(context, calendarId, { [label]: before }, { [label]: value });
  if (before !== value)
    await requestReschedule(context, { reason: `Default capacity of ${location} set to ${value}` });
  return done('Capacity default value changed.');
}
