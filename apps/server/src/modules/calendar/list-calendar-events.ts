import { dayMs } from '@crt/domain/day-ms';
import { calendarKind } from '@crt/domain/calendar-kind';
import { and, asc, between, desc, eq, gte, lte } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { invalidRequest } from '../../errors.ts';
import { capacityEntries } from '../capacity/capacity.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { calendars, holidays } from './calendar.tables.ts';

type Query = Input<'listCalendarEvents'>['query'];
type Event = Output<'listCalendarEvents'>['data'][number];

/** Two years with what stands around their months: a year view looks that far, and no further. */
const longestRangeDays = 800;
const mostEvents = 1000;

/**
 * The days that a range of instants touches, wherever on earth it was meant as whole days: plain dates have no zone, so
 * one more at either end is given rather than one lost (T26).
 */
function daysTouched({ start, end }: Pick<Query, 'start' | 'end'>): readonly [string, string] {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  if (to < from) throw invalidRequest([{ path: '/query/end', message: 'must not lie before start' }]);
  if (to - from > longestRangeDays * dayMs)
    throw invalidRequest([
      { path: '/query/end', message: `must lie within ${longestRangeDays} days of start` },
    ]);
  return [new Date(from).toISOString().slice(0, 10), new Date(to).toISOString().slice(0, 10)];
}

/** What stands in a calendar over a range: holidays, or the capacities of a location (T12, T13). */
export async function listCalendarEvents(
  { tx }: RequestContext,
  query: Query,
): Promise<Output<'listCalendarEvents'>> {
  const { calendarId } = query;
  const days = daysTouched(query);
  const [calendar] = await tx.select().from(calendars).where(eq(calendars.id, calendarId));
  if (!calendar) return answerOf({ data: [] });
  const isCapacity = calendarKind(calendar.name) === 'capacity';
  return answerOf({
    data: isCapacity ? await capacitiesIn(tx, query, days) : await holidaysIn(tx, query, days),
  });
}

async function holidaysIn(
  tx: RequestContext['tx'],
  { calendarId }: Query,
  [from, to]: readonly [string, string],
): Promise<Event[]> {
  const rows = await tx
    .select()
    .from(holidays)
    .where(and(eq(holidays.calendarId, calendarId), between(holidays.date, from, to)))
    .orderBy(asc(holidays.date))
    .limit(mostEvents);
  const more = { dateTo: null, value: null, locationId: null };
  return rows.map(({ id, name, date, stamp }) => ({
    id,
    kind: 'holiday',
    title: name,
    date,
    timestampBase64: encodeStamp(stamp),
    ...more,
  }));
}

async function capacitiesIn(
  tx: RequestContext['tx'],
  { calendarId, locationId }: Query,
  [from, to]: readonly [string, string],
): Promise<Event[]> {
  const isAt = locationId === undefined ? undefined : eq(capacityEntries.locationId, locationId);
  const touches = and(lte(capacityEntries.date, to), gte(capacityEntries.dateTo, from));
  const rows = await tx
    .select()
    .from(capacityEntries)
    .where(and(eq(capacityEntries.calendarId, calendarId), isAt, touches))
    .orderBy(desc(capacityEntries.id))
    .limit(mostEvents);
  return rows.map(({ calendarId: _calendar, value, stamp, ...entry }) => ({
    ...entry,
    timestampBase64: encodeStamp(stamp),
    kind: 'capacity',
    title: `Capacity: ${value}`,
    value,
  }));
}
