import { enteredName } from '@crt/domain/entered-text';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import { answerOf, done, refused, type Answer } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { holidays } from './calendar.tables.ts';
import { lockCalendar, staleItem, tellCalendarDay } from './locked-calendar.ts';

const updated = 'Holiday updated.';
const deleted = 'Holiday deleted.';
const labelOf = (date: string) => `Holiday ${date}`;

/** The holiday of a day, for the dialog that a click on the day opens (T27). */
export async function holidayOf(
  { tx }: RequestContext,
  { calendarId, date }: Input<'getHoliday'>['query'],
): Promise<Output<'getHoliday'>> {
  const [holiday] = await tx
    .select()
    .from(holidays)
    .where(and(eq(holidays.calendarId, calendarId), eq(holidays.date, date)));
  if (!holiday) return answerOf({ data: null });
  const { stamp, ...item } = holiday;
  return answerOf({ data: { ...item, timestampBase64: encodeStamp(stamp) } });
}

/** Adds a holiday, which plans open plans anew, or gives one another name (T14). */
export async function saveHoliday(
  context: RequestContext,
  { body: form, query }: Pick<Input<'saveHoliday'>, 'body' | 'query'>,
): Promise<Answer> {
  const name = enteredName(form.name);
  if (name === '') return refused('Name is required');
  if ('id' in form) return renameHoliday(context, form.id, name, query.timestampBase64);
  const { calendarId, date } = form;
  const calendar = await lockCalendar(context, calendarId, 'holiday');
  if ('error' in calendar) return refused(calendar.error);
  const { tx } = context;
  const isThere = and(eq(holidays.calendarId, calendarId), eq(holidays.date, date));
  if ((await tx.$count(holidays, isThere)) > 0) return refused('This day is a holiday already.');
  await tx.insert(holidays).values({ calendarId, date, name });
  await tellCalendarDay(context, calendarId, undefined, { [labelOf(date)]: name });
  await requestReschedule(context, { reason: `Holiday ${name} on ${date} added to ${calendar.name}` });
  return done(updated);
}

async function renameHoliday(
  context: RequestContext,
  id: number,
  name: string,
  readAs: string | undefined,
): Promise<Answer> {
  const holiday = await lockHoliday(context, id);
  const stale = staleItem(holiday.stamp, readAs, holiday.name);
  if (stale) return stale;
  const label = labelOf(holiday.date);
  const stamp = holiday.stamp + 1;
  await context.tx.update(holidays).set({ name, stamp }).where(eq(holidays.id, id));
  await tellCalendarDay(context, holiday.calendarId, { [label]: holiday.name }, { [label]: name });
  return done(updated, encodeStamp(stamp));
}

/** Makes a holiday a working day again, which plans open plans anew (T14). */
export async function deleteHoliday(context: RequestContext, id: number): Promise<Answer> {
  const { calendarId, date, name } = await lockHoliday(context, id);
  await context.tx.delete(holidays).where(eq(holidays.id, id));
  await tellCalendarDay(context, calendarId, { [labelOf(date)]: name }, undefined);
  await requestReschedule(context, { reason: `Holiday ${name} on ${date} deleted` });
  return done(deleted);
}

/** The calendar is locked first, as by every write to its days: they share one history. */
async function lockHoliday(context: RequestContext, id: number) {
  const { tx } = context;
  const [known] = await tx.select().from(holidays).where(eq(holidays.id, id));
  if (known) await lockCalendar(context, known.calendarId, 'holiday');
  const [holiday] = await tx.select().from(holidays).where(eq(holidays.id, id)).for('update');
  if (!holiday) throw notFound('Holiday');
  return holiday;
}
