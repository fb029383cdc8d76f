import { dayMs } from '@crt/domain/day-ms';
import { availabilityType, occurrences } from '@crt/domain/availability';
import { limitReached } from '@crt/domain/session-limit';
import { sessionTexts } from '@crt/domain/session-texts';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { findBooked } from '../booking/session.repository.ts';
import { designerOrNotFound } from '../designer/list-designers.ts';
import { mayRead } from '../schedule/own-schedule.ts';
import { availabilities } from '../session.tables.ts';
import { availabilityOf, type AvailabilityRow } from './availability.repository.ts';

/** Everything that an entry can cover. */
function extentOf({ startAt, endAt, startDate, endDate }: AvailabilityRow) {
  return {
    start: (startAt?.getTime() ?? Date.parse(startDate ?? '')) - 2 * dayMs,
    end: (endAt?.getTime() ?? Date.parse(endDate ?? '')) + 2 * dayMs,
  };
}

async function isLimitReached(context: RequestContext, row: AvailabilityRow): Promise<boolean> {
  const { settings } = await designerOrNotFound(context, row.designerId);
  if (row.type === availabilityType.absence || !settings?.timezone) return false;
  const extent = extentOf(row);
  const booked = await findBooked(context.tx, extent, { designerIds: [row.designerId] });
  const isReached = limitReached({ ...settings, zone: settings.timezone }, booked);
  return occurrences(availabilityOf(row), settings.timezone, extent).some(isReached);
}

/** An availability or absence for its dialog; a recurring one as a whole (N12, N43). @throws not-found, not-yours */
export async function readAvailability(
  context: RequestContext,
  id: number,
): Promise<Output<'getAvailability'>> {
  const [row] = await context.tx.select().from(availabilities).where(eq(availabilities.id, id));
  if (!row) throw notFound('Availability');
  mayRead(context, row.designerId, sessionTexts.othersSchedule);
  const { type, designerId, days, scheduleName } = row;
  const timestampBase64 = encodeStamp(row.stamp);
  const sessionsLimitReached = await isLimitReached(context, row);
  if (type === availabilityType.recurring) {
    const period = { startDate: row.startDate ?? '', endDate: row.endDate ?? '' };
    const week = { days: [...days], saveSchedule: false, scheduleName };
    return { id, type, ...period, sessionsLimitReached, designerId, ...week, timestampBase64 };
  }
  return {
    id,
    type,
    startDate: row.startAt?.toISOString() ?? '',
    endDate: row.endAt?.toISOString() ?? '',
    sessionsLimitReached,
    designerId,
    timestampBase64,
  };
}
