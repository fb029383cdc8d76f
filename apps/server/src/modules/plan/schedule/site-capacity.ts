import { capacityOn, type SiteCapacity } from '@crt/domain/capacity';
import { parseDate } from '@internationalized/date';
import { and, eq, ilike } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { calendars } from '../../calendar/calendar.tables.ts';
import { capacityDefaults, capacityEntries } from '../../capacity/capacity.tables.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { siteCalendar } from './working-calendars.ts';

/** How many starts a site can do on each day: the entries and defaults of all capacity calendars for it (T13, T15). */
export async function siteCapacity(tx: Database, locationId: number): Promise<SiteCapacity> {
  const isCapacity = ilike(calendars.name, '%capacity%');
  const entries = await tx
    .select({
      id: capacityEntries.id,
      from: capacityEntries.date,
      to: capacityEntries.dateTo,
      value: capacityEntries.value,
    })
    .from(capacityEntries)
    .innerJoin(calendars, and(eq(calendars.id, capacityEntries.calendarId), isCapacity))
    .where(eq(capacityEntries.locationId, locationId));
  const defaults = await tx
    .select({ value: capacityDefaults.value })
    .from(capacityDefaults)
    .innerJoin(calendars, and(eq(calendars.id, capacityDefaults.calendarId), isCapacity))
    .where(eq(capacityDefaults.locationId, locationId));
  return {
    calendar: await siteCalendar(tx, locationId),
    defaultValue: defaults[0]?.value ?? 0,
    entries: entries.map((entry) => ({ ...entry, from: parseDate(entry.from), to: parseDate(entry.to) })),
  };
}

/** Starts that the day of a plan's start allows; null outside the scope of capacity scheduling (F28). */
export async function capacityOfStart(
  tx: Database,
  { plan, productType }: LoadedPlan,
): Promise<number | null> {
  if (
    !productType.isCapacityScheduled ||
    !plan.manufacturingStartDate ||
    plan.manufacturingLocationId === null
  )
    return null;
  return capacityOn(
    await siteCapacity(tx, plan.manufacturingLocationId),
    parseDate(plan.manufacturingStartDate),
  );
}
