import { availabilityType, type Availability, type RecurringAvailability } from '@crt/domain/availability';
import type { Span } from '@crt/domain/span';
import { and, asc, eq, gt, gte, inArray, lt, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { availabilities } from '../session.tables.ts';

/** An availability or absence as it is stored. */
export type AvailabilityRow = typeof availabilities.$inferSelect;

/** A day is not over everywhere before it is so many hours later in UTC. */
const widestDay = 36 * 3_600_000;
const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** A stored row as the rules know it. */
export function availabilityOf(row: AvailabilityRow): Availability {
  const { id, designerId, type, startDate, endDate, days } = row;
  if (type === availabilityType.recurring)
    return { id, designerId, type, startDate: startDate ?? '', endDate: endDate ?? '', days };
  return { id, designerId, type, ...spanOf(row) };
}

/** From when to when an entry at one time lies. */
export const spanOf = ({ startAt, endAt }: AvailabilityRow): Span => ({
  start: startAt?.getTime() ?? 0,
  end: endAt?.getTime() ?? 0,
});

/** The weeks that recur of a designer on some of these dates. */
export async function findWeeks(
  tx: Database,
  designerId: string,
  dates: { readonly startDate: string; readonly endDate: string },
): Promise<RecurringAvailability[]> {
  const { type, startDate, endDate } = availabilities;
  const rows = await tx
    .select()
    .from(availabilities)
    .where(
      and(
        eq(availabilities.designerId, designerId),
        eq(type, availabilityType.recurring),
        lte(startDate, dates.endDate),
        gte(endDate, dates.startDate),
      ),
    );
  return rows.map(availabilityOf).filter((one) => one.type === availabilityType.recurring);
}

/** What designers, or all of them, entered that may meet a range. */
export async function findAvailabilities(
  tx: Database,
  { start, end }: Span,
  designerIds?: readonly string[],
): Promise<AvailabilityRow[]> {
  const { type, startAt, endAt, startDate, endDate, designerId, id } = availabilities;
  const isOnce = and(lt(startAt, new Date(end)), gt(endAt, new Date(start)));
  const recurs = and(
    eq(type, availabilityType.recurring),
    lte(startDate, isoDay(end + widestDay)),
    gte(endDate, isoDay(start - widestDay)),
  );
  return tx
    .select()
    .from(availabilities)
    .where(and(or(isOnce, recurs), designerIds && inArray(designerId, [...designerIds])))
    .orderBy(asc(id));
}

/** The absence of a designer over exactly this time, but for the one that is being changed. */
export async function findAbsence(
  tx: Database,
  designerId: string,
  { start, end }: Span,
  exceptId: number | undefined,
): Promise<AvailabilityRow | undefined> {
  const { id, type, startAt, endAt } = availabilities;
  const [row] = await tx
    .select()
    .from(availabilities)
    .where(
      and(
        eq(availabilities.designerId, designerId),
        eq(type, availabilityType.absence),
        eq(startAt, new Date(start)),
        eq(endAt, new Date(end)),
        exceptId === undefined ? undefined : ne(id, exceptId),
      ),
    );
  return row;
}
