import type { CapacityEntry } from '@crt/domain/capacity';
import { planStatus } from '@crt/domain/plan-status';
import type { WorkingCalendar } from '@crt/domain/working-time';
import { parseDate } from '@internationalized/date';
import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Input } from '../../../contract/handlers.ts';
import { capacityEntries } from '../../capacity/capacity.tables.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { plans } from '../plan.tables.ts';
import type { SchedulingFacts, Site } from './scheduling-facts.ts';

/** A change of a calendar that somebody is about to make. */
export type CalendarChange = Input<'previewCalendarChange'>['body'];

/** A change of facts that is not stored. */
export interface Alteration {
  /** Makes of the facts what they would be after the change. */
  alter(facts: SchedulingFacts): SchedulingFacts;
  /** The sites and centres of which something changes. */
  readonly siteIds: readonly number[];
  readonly centreIds: readonly number[];
}

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

/**
 * Where a change can move a plan: at the sites that it changes, and where open plans go by way of a centre that it changes;
 * null for plans without a site. The queue of a site moves as a whole.
 */
export async function concernedPlaces(
  { tx }: Pick<RequestContext, 'tx'>,
  { siteIds, centreIds }: Alteration,
): Promise<readonly (number | null)[]> {
  const rows = await tx
    .selectDistinct({ siteId: plans.manufacturingLocationId })
    .from(plans)
    .where(
      and(
        lte(plans.status, planStatus.inTransit),
        or(
          inArray(plans.manufacturingLocationId, [...siteIds]),
          inArray(plans.distributionCenterId, [...centreIds]),
        ),
      ),
    );
  return rows.map(({ siteId }) => siteId);
}

/** Other holidays for all sites and centres that work by a calendar. */
async function withHolidays(
  tx: Database,
  calendarId: number,
  change: (days: Set<string>) => unknown,
): Promise<Alteration> {
  const [locations, centers] = [manufacturingLocations, distributionCenters];
  const sites = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.calendarId, calendarId));
  const centres = await tx.select({ id: centers.id }).from(centers).where(eq(centers.calendarId, calendarId));
  const siteIds = sites.map(({ id }) => id);
  const centreIds = centres.map(({ id }) => id);
  const altered = (calendar: WorkingCalendar): WorkingCalendar => {
    const holidays = new Set(calendar.holidays);
    change(holidays);
    return { ...calendar, holidays };
  };
  const alter = (facts: SchedulingFacts): SchedulingFacts => ({
    ...facts,
    sites: replaced(facts.sites, siteIds, (site) => {
      const calendar = altered(site.calendar);
      return { ...site, calendar, capacity: { ...site.capacity, calendar } };
    }),
    centres: replaced(facts.centres, centreIds, altered),
  });
  return { alter, siteIds, centreIds };
}

function replaced<Value>(
  values: ReadonlyMap<number, Value>,
  ids: readonly number[],
  change: (value: Value) => Value,
): ReadonlyMap<number, Value> {
  return new Map([...values].map(([id, value]) => [id, ids.includes(id) ? change(value) : value]));
}

function withSite(locationId: number | undefined, change: (site: Site) => Site): Alteration {
  const siteIds = locationId === undefined ? [] : [locationId];
  const alter = (facts: SchedulingFacts) => ({ ...facts, sites: replaced(facts.sites, siteIds, change) });
  return { alter, siteIds, centreIds: [] };
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
