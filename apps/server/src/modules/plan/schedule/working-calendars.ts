import type { WorkingCalendar } from '@crt/domain/working-time';
import { parseTime } from '@internationalized/date';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { holidays } from '../../calendar/calendar.tables.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';

/** Distribution centres have no work day of their own; goods are received in these hours. */
const centerDay = { workDayStart: parseTime('08:00:00'), workDayEnd: parseTime('17:00:00') };

/** A plan without a place is planned in UTC without holidays. */
const nowhere: WorkingCalendar = { zone: 'UTC', holidays: new Set(), ...centerDay };

async function holidaysOf(tx: Database, calendarId: number): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ date: holidays.date })
    .from(holidays)
    .where(eq(holidays.calendarId, calendarId));
  return new Set(rows.map((row) => row.date));
}

/** When a site works. */
export async function siteCalendar(tx: Database, locationId: number | null): Promise<WorkingCalendar> {
  if (locationId === null) return nowhere;
  const [site] = await tx
    .select()
    .from(manufacturingLocations)
    .where(eq(manufacturingLocations.id, locationId));
  if (!site) return nowhere;
  return {
    zone: site.timeZone,
    holidays: await holidaysOf(tx, site.calendarId),
    workDayStart: parseTime(site.workDayStart),
    workDayEnd: parseTime(site.workDayEnd),
  };
}

/** When a distribution centre works. */
export async function centerCalendar(tx: Database, centerId: number | null): Promise<WorkingCalendar> {
  if (centerId === null) return nowhere;
  const [center] = await tx.select().from(distributionCenters).where(eq(distributionCenters.id, centerId));
  if (!center) return nowhere;
  return { zone: center.timeZoneId, holidays: await holidaysOf(tx, center.calendarId), ...centerDay };
}
