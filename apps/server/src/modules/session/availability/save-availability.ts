import { dayMs } from '@crt/domain/day-ms';
import { enteredName } from '@crt/domain/entered-text';
import { absenceFaults, singleFaults } from '@crt/domain/availability-form';
import { availabilityType, occurrences, weeksMeet } from '@crt/domain/availability';
import { canAddToSchedule } from '@crt/domain/designer';
import { recurringFaults } from '@crt/domain/recurring-form';
import { sessionTexts } from '@crt/domain/session-texts';
import type { Span } from '@crt/domain/span';
import { allow, allOf, deny } from '@crt/domain/verdict';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { create, remove } from '../../write-road/verbs.ts';
import { announceSchedule } from '../announce.ts';
import { designDone, designRefused, type DesignResult } from '../design-result.ts';
import { designerOrNotFound } from '../designer/list-designers.ts';
import { mayChange } from '../schedule/own-schedule.ts';
import { lockSchedules } from '../schedule-lock.ts';
import { availabilities } from '../session.tables.ts';
import { inAbsence, leftOutside, offeredTime } from './affected.ts';
import { availabilityAggregate } from './availability.aggregate.ts';
import { fullSchedule, fullWeek } from './room-in-schedule.ts';
import {
  availabilityOf,
  findAbsence,
  findAvailabilities,
  findWeeks,
  type AvailabilityRow,
} from './availability.repository.ts';
import { nameFault, saveSchedule } from './saved-schedules.ts';

type Type = AvailabilityRow['type'];
type Values = Partial<Omit<AvailabilityRow, 'id' | 'stamp' | 'designerId'>> & Pick<AvailabilityRow, 'type'>;
type RangeSent = Input<'addAbsence'>['body'];
type WeekSent = Input<'addRecurringAvailability'>['body'];

/** What is to be stored, or why it cannot be; `along` is stored with it, `equal` is there already and says the same. */
export type Checked =
  | { readonly faults: readonly string[] }
  | { readonly values: Values; readonly along?: () => Promise<void>; readonly equal?: AvailabilityRow };

/** What a check has to know: whose schedule in which zone, and the entry that is replaced. */
interface Place {
  readonly designerId: string;
  readonly zone: string;
  readonly exceptId?: number;
}

/** Looks at what is sent before it is stored. */
export type Check = (context: RequestContext, place: Place) => Checked | Promise<Checked>;

const span = (type: 1 | 3, { start, end }: Span): Values => ({
  type,
  startAt: new Date(start),
  endAt: new Date(end),
});
const entered = ({ startDate, endDate }: RangeSent): Span => ({
  start: Date.parse(startDate),
  end: Date.parse(endDate),
});
const refusedBy = (faults: readonly { readonly message: string }[]): Checked => ({
  faults: faults.map(({ message }) => message),
});

/** An absence may lie over everything (N11), but is not there twice: deleting one of two would change nothing. */
export const absence =
  (sent: RangeSent): Check =>
  async ({ tx }, { designerId, exceptId }) => {
    const range = entered(sent);
    const faults = absenceFaults(range);
    if (faults.length > 0) return refusedBy(faults);
    const equal = await findAbsence(tx, designerId, range, exceptId);
    return { values: span(availabilityType.absence, range), ...(equal && { equal }) };
  };

/** A single availability keeps away from what the designer offers already (N7, N42). */
export const single =
  (sent: RangeSent): Check =>
  async ({ tx }, { designerId, zone, exceptId }) => {
    const range = entered(sent);
    const others = range.end > range.start ? await findAvailabilities(tx, range, [designerId]) : [];
    const taken = others
      .filter(({ id, type }) => id !== exceptId && type !== availabilityType.absence)
      .flatMap((row) => occurrences(availabilityOf(row), zone, range));
    const faults = singleFaults(range, zone, taken);
    return faults.length > 0 ? refusedBy(faults) : { values: span(availabilityType.single, range) };
  };

/** Whether a week that recurs comes upon a single availability, which is refused the other way round (N42). */
async function meetsSingle(
  { tx }: RequestContext,
  { designerId, zone }: Place,
  week: Pick<WeekSent, 'startDate' | 'endDate' | 'days'>,
): Promise<boolean> {
  // The days of the week are those of the zone.
  const around = { start: Date.parse(week.startDate) - dayMs, end: Date.parse(week.endDate) + 2 * dayMs };
  const type = availabilityType.recurring;
  return (await findAvailabilities(tx, around, [designerId]))
    .map(availabilityOf)
    .some(
      (one) =>
        one.type === availabilityType.single &&
        occurrences({ ...week, id: 0, designerId, type }, zone, one).length > 0,
    );
}

/** A week that recurs, away from what the designer offers otherwise, and kept under a name if that is wanted (N8 to N10, N42). */
export const recurring =
  ({ startDate, endDate, days, saveSchedule: isSaved = false, scheduleName = null }: WeekSent): Check =>
  async (context, { designerId, zone, exceptId }) => {
    const faults = recurringFaults({ startDate, endDate, days, saveSchedule: isSaved, scheduleName }, zone);
    if (faults.length > 0) return refusedBy(faults);
    const name = enteredName(scheduleName ?? '') || null;
    const full = await fullWeek(
      context,
      { designerId, ...(exceptId !== undefined && { exceptId }) },
      { startDate, endDate, days },
    );
    if (full !== undefined) return { faults: [full] };
    const taken = isSaved && name !== null ? await nameFault(context, designerId, name) : undefined;
    if (taken !== undefined) return { faults: [taken] };
    const others = await findWeeks(context.tx, designerId, { startDate, endDate });
    if (others.some((other) => other.id !== exceptId && weeksMeet(other, { startDate, endDate, days })))
      return { faults: [sessionTexts.overlap] };
    if (await meetsSingle(context, { designerId, zone }, { startDate, endDate, days }))
      return { faults: [sessionTexts.overlap] };
    const along = () => saveSchedule(context, designerId, { name: name ?? '', items: days });
    return {
      values: { type: availabilityType.recurring, startDate, endDate, days, scheduleName: name },
      ...(isSaved && { along }),
    };
  };

/** Who is to have it, and whether they can have any (N4). @throws not-found, not-yours */
export async function openSchedule(context: RequestContext, designerId: string, type: Type) {
  mayChange(context, designerId);
  await lockSchedules(context);
  const { user, settings } = await designerOrNotFound(context, designerId);
  const zone = settings?.timezone ?? null;
  const isAbsence = type === availabilityType.absence;
  const verdict = allOf(
    user.isActive || isAbsence ? allow : deny(sessionTexts.inactiveDesigner),
    canAddToSchedule({ zone }),
  );
  return verdict.isAllowed ? { zone: zone ?? '' } : { refused: verdict.reason };
}

/** Adds an availability or absence; an absence names the sessions in its way (N7, N8, N11). @throws not-found, not-yours */
export async function addAvailability(
  context: RequestContext,
  designerId: string,
  type: Type,
  check: Check,
): Promise<DesignResult> {
  const opened = await openSchedule(context, designerId, type);
  if (opened.refused !== undefined) return designRefused([opened.refused]);
  const full = await fullSchedule(context, designerId);
  if (full !== undefined) return designRefused([full]);
  const checked = await check(context, { designerId, zone: opened.zone });
  if ('faults' in checked) return designRefused(checked.faults);
  // Sent by two people, from two tabs or by a double click: it is there, as both want it.
  const { id, startAt, endAt } = checked.equal ?? (await store(context, designerId, checked.values));
  await checked.along?.();
  if (type !== availabilityType.absence || !startAt || !endAt) return designDone(id);
  return designDone(
    id,
    await inAbsence(context, designerId, { start: startAt.getTime(), end: endAt.getTime() }),
  );
}

/** Stores a new entry, with its history, and announces it. */
async function store(context: RequestContext, designerId: string, values: Values): Promise<AvailabilityRow> {
  const { tx } = context;
  const stored = await create(context, availabilityAggregate, {
    insert: async () => {
      const [row] = await tx
        .insert(availabilities)
        .values({ ...values, designerId })
        .returning();
      if (!row) throw new Error('The database gave no row for an availability');
      return row;
    },
    changes: (row) => availabilityAggregate.changesOf(tx, undefined, row),
    tag: availabilityAggregate.tag,
  });
  announceSchedule(context, designerId);
  return stored;
}

/** An entry of a kind. @throws not-found, not-yours */
export async function entryOf(context: RequestContext, id: number, type?: Type): Promise<AvailabilityRow> {
  const [row] = await context.tx.select().from(availabilities).where(eq(availabilities.id, id));
  if (!row || (type !== undefined && row.type !== type))
    throw notFound(type === availabilityType.absence ? 'Absence' : 'Availability');
  mayChange(context, row.designerId);
  return row;
}

/** Deletes an availability or absence; sessions in it keep their booking (N12, N43). @throws not-found, not-yours */
export async function deleteAvailability(context: RequestContext, id: number): Promise<DesignResult> {
  const { tx } = context;
  const { designerId } = await entryOf(context, id);
  await lockSchedules(context);
  const row = await availabilityAggregate.load(tx, id);
  if (!row) throw notFound('Availability');
  const { settings } = await designerOrNotFound(context, designerId);
  const offered = await offeredTime(context, designerId, settings?.timezone ?? 'UTC');
  await remove(context, availabilityAggregate, {
    row,
    changes: await availabilityAggregate.changesOf(tx, row, undefined),
    erase: async () => void (await tx.delete(availabilities).where(eq(availabilities.id, id))),
  });
  announceSchedule(context, designerId);
  return designDone(id, row.type === availabilityType.absence ? [] : leftOutside(offered, id, undefined));
}
