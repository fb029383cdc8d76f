import { dayMs } from '@crt/domain/day-ms';
import { availabilityType, occurrences } from '@crt/domain/availability';
import { limitReached } from '@crt/domain/session-limit';
import type { Span } from '@crt/domain/span';
import { and, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { availabilityOf, findAvailabilities } from '../availability/availability.repository.ts';
import { sessionAnswer } from '../booking/session-answer.ts';
import { findBooked, findSessions } from '../booking/session.repository.ts';
import { findDesigners, type DesignerRow } from '../designer/designer.repository.ts';
import { designSessions } from '../session.tables.ts';

type Schedule = Output<'getDesignerSchedule'>;
type Entry = Output<'listScheduledAvailability'>[number];

const twoDays = 2 * dayMs;

/** The designers of at least one of these product types; all of them without any (N36). */
export async function designersOfTypes(
  { tx }: RequestContext,
  productTypes: readonly number[] | undefined,
): Promise<readonly DesignerRow[]> {
  const rows = await findDesigners(tx);
  if (!productTypes || productTypes.length === 0) return rows;
  const designs = (id: number) => productTypes.includes(id);
  return rows.filter(({ settings }) => settings?.productTypeIds.some(designs));
}

/** Nobody can be booked with who may not sign in: what they once offered is not shown among what everybody offers (N23). */
export const whoOffer = (rows: readonly DesignerRow[]): readonly DesignerRow[] =>
  rows.filter(({ user }) => user.isActive);

/** Availability and absences of designers, each recurring one once per day, by start (N23, N36). */
export async function scheduledEntries(
  { tx }: RequestContext,
  rows: readonly DesignerRow[],
  period: Span,
): Promise<readonly Entry[]> {
  const zoned = new Map(
    rows.flatMap(({ user, settings }) =>
      settings?.timezone ? [[user.id, { ...settings, zone: settings.timezone }] as const] : [],
    ),
  );
  const designerIds = [...zoned.keys()];
  // Limits count over whole days, which reach beyond the period.
  const around = { start: period.start - twoDays, end: period.end + twoDays };
  const booked = Map.groupBy(await findBooked(tx, around, { designerIds }), (one) => one.designerId);
  const entries = await findAvailabilities(tx, period, designerIds);
  const reached = new Map(
    [...zoned].map(([id, designer]) => [id, limitReached(designer, booked.get(id) ?? [])]),
  );
  return entries
    .flatMap((row) => {
      const { id, type, designerId } = row;
      const timestampBase64 = encodeStamp(row.stamp);
      const isFull = reached.get(designerId);
      return occurrences(availabilityOf(row), zoned.get(designerId)?.zone ?? 'UTC', period).map((span) => ({
        id,
        type,
        startDate: new Date(span.start).toISOString(),
        endDate: new Date(span.end).toISOString(),
        sessionsLimitReached: type !== availabilityType.absence && (isFull?.(span) ?? false),
        designerId,
        timestampBase64,
      }));
    })
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate) || one.id - other.id);
}

/** Sessions or pre-reservations of designers that meet the period (N36). */
export async function scheduledSessions(
  context: RequestContext,
  rows: readonly DesignerRow[],
  { start, end }: Span,
  kind: 'session' | 'pre-reservation',
): Promise<Schedule['sessions']> {
  const { startAt, endAt, designerId, meeting } = designSessions;
  const found = await findSessions(
    context.tx,
    and(
      lt(startAt, new Date(end)),
      gt(endAt, new Date(start)),
      kind === 'session' ? isNotNull(meeting) : isNull(meeting),
      inArray(
        designerId,
        rows.map(({ user }) => user.id),
      ),
    ),
  );
  return found.map((row) => sessionAnswer(context, row));
}

/** Everything that stands in the schedules of designers; of some their sessions only (N1, N6). */
export async function schedulesOf(
  context: RequestContext,
  rows: readonly DesignerRow[],
  period: Span,
  offering = rows,
): Promise<Schedule> {
  const entries = await scheduledEntries(context, offering, period);
  const isAbsence = ({ type }: Entry) => type === availabilityType.absence;
  return {
    absences: entries.filter(isAbsence),
    availabilities: entries.filter((entry) => !isAbsence(entry)),
    sessions: await scheduledSessions(context, rows, period, 'session'),
    preReservations: await scheduledSessions(context, rows, period, 'pre-reservation'),
  };
}
