import type { CapacityEntry } from '@crt/domain/capacity';
import type { WorkingCalendar } from '@crt/domain/working-time';
import { parseDate } from '@internationalized/date';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { Input } from '../../../contract/handlers.ts';
import { capacityEntries } from '../../capacity/capacity.tables.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import type { SchedulingFacts, Site } from './scheduling-facts.ts';

/** A change of a calendar that somebody is about to make. */
export type CalendarChange = Input<'previewCalendarChange'>['body'];

/** Makes of the facts what they would be after a change. */
export type Alteration = (facts: SchedulingFacts) => SchedulingFacts;

/** A capacity that is added comes after all others, as its id will. */
const newest = Number.MAX_SAFE_INTEGER;

/** What a change of a calendar would make of the facts that dates depend on, without storing it. */
export async function alterationBy(tx: Database, change: CalendarChange): Promise<Alteration> {
  switch (change.kind) {
    case 'addHoliday':
      return withHolidays(tx, change.calendarId, (days) => days.add(change.date));
    case 'deleteHoliday':
      return withHolidays(tx, change.calendarId, (days) => void days.delete(change.date));
    case 'saveCapacity': {
      const { id, locationId, date, dateTo, value } = change.capacity;
      const entry = { id: id ?? newest, from: parseDate(date), to: parseDate(dateTo), value };
      return withEntries(locationId, (entries) => [...entries.filter((one) => one.id !== id), entry]);
    }
    case 'deleteCapacity': {
      const [stored] = await tx.select().from(capacityEntries).where(eq(capacityEntries.id, change.id));
      return withEntries(stored?.locationId, (entries) => entries.filter((one) => one.id !== change.id));
    }
    case 'saveDefaultCapacity':
      return withSite(change.locationId, (site) => ({
        ...site,
        capacity: { ...site.capacity, defaultValue: change.value },
      }));
  }
}

/** Other holidays for all sites and centres that work by a calendar. */
async function withHolidays(
  tx: Database,
  calendarId: number,
  change: (days: Set<string>) => unknown,
): Promise<Alteration> {
  const [locations, centers] = [manufacturingLocations, distributionCenters];
  const siteIds = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.calendarId, calendarId));
  const centreIds = await tx
    .select({ id: centers.id })
    .from(centers)
    .where(eq(centers.calendarId, calendarId));
  const altered = (calendar: WorkingCalendar): WorkingCalendar => {
    const holidays = new Set(calendar.holidays);
    change(holidays);
    return { ...calendar, holidays };
  };
  return (facts) => ({
    ...facts,
    sites: replaced(facts.sites, siteIds, (site) => {
      const calendar = altered(site.calendar);
      return { ...site, calendar, capacity: { ...site.capacity, calendar } };
    }),
    centres: replaced(facts.centres, centreIds, altered),
  });
}

function replaced<Value>(
  values: ReadonlyMap<number, Value>,
  ids: readonly { readonly id: number }[],
  change: (value: Value) => Value,
): ReadonlyMap<number, Value> {
  const wanted = new Set(ids.map(({ id }) => id));
  return new Map([...values].map(([id, value]) => [id, wanted.has(id) ? change(value) : value]));
}

function withSite(locationId: number | undefined, change: (site: Site) => Site): Alteration {
  const ids = locationId === undefined ? [] : [{ id: locationId }];
  return (facts) => ({ ...facts, sites: replaced(facts.sites, ids, change) });
}

function withEntries(
  locationId: number | undefined,
  change: (entries: readonly CapacityEntry[]) => readonly CapacityEntry[],
): Alteration {
  return withSite(locationId, (site) => ({
    ...site,
    capacity: { ...site.capacity, entries: change(site.capacity.entries) },
  }));
}
