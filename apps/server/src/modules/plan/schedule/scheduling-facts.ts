import type { CapacityEntry, SiteCapacity } from '@crt/domain/capacity';
import type { LeadTimeRow } from '@crt/domain/lead-time';
import type { MilestoneType } from '@crt/domain/milestone-type';
import type { WorkingCalendar } from '@crt/domain/working-time';
import { parseDate, parseTime, type Time } from '@internationalized/date';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { idList, isAnyOf } from '../../../platform/db/id-lists.ts';
import { isCapacityName } from '../../calendar/calendar.options.ts';
import { calendars, holidays } from '../../calendar/calendar.tables.ts';
import { capacityDefaults, capacityEntries } from '../../capacity/capacity.tables.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import {
  defaultLeadTimeModifications as defaults,
  leadTimeGroups as groups,
  milestoneLeadTimes as leadTimes,
  planLeadTimeModifications as own,
} from '../../lead-time/lead-time.tables.ts';
import { manufacturingLocations as locations } from '../../manufacturing-location/manufacturing-location.tables.ts';

/** A place that manufactures: when it works, until when things count for the day, and how much it can start. */
export interface Site {
  readonly calendar: WorkingCalendar;
  readonly capacity: SiteCapacity;
  /** By product family; other families may be handed in until the end of the work day (T7). */
  readonly cutOffs: ReadonlyMap<string, Time>;
}

/** Days by which the lead time of a milestone is changed, and the id of the change. */
export interface Modification {
  readonly milestone: MilestoneType;
  readonly id: number;
  readonly days: number;
}

/** What the administration and the calendars say about the dates of some plans. */
export interface SchedulingFacts {
  readonly sites: ReadonlyMap<number, Site>;
  readonly centres: ReadonlyMap<number, WorkingCalendar>;
  /** By category and milestone, in this order. */
  readonly leadTimes: ReadonlyMap<number, readonly LeadTimeRow[]>;
  /** The group of lead times of each product type; of several, the first. */
  readonly groups: ReadonlyMap<number, number>;
  /** By product type. */
  readonly defaults: ReadonlyMap<number, readonly Modification[]>;
  /** By plan. */
  readonly own: ReadonlyMap<number, readonly Modification[]>;
}

/** Which facts are wanted. */
export interface FactsWanted {
  readonly locationIds: readonly (number | null)[];
  readonly centerIds?: readonly (number | null)[];
  readonly requestTypeIds?: readonly number[];
  readonly productTypeIds?: readonly number[];
  readonly planIds?: readonly number[];
}

/** Distribution centres have no work day of their own; goods are received in these hours. */
const centerDay = { workDayStart: parseTime('08:00:00'), workDayEnd: parseTime('17:00:00') };

/** A plan without a place is planned in UTC without holidays. */
export const nowhere: WorkingCalendar = { zone: 'UTC', holidays: new Set(), ...centerDay };

interface PlaceRow {
  readonly id: number;
  readonly zone: string;
  readonly holidays: readonly string[];
}
interface SiteRow extends PlaceRow {
  readonly start: string;
  readonly end: string;
  readonly cutOffs: Readonly<Record<string, string>>;
  readonly capacities: readonly number[];
  readonly entries: readonly { id: number; from: string; to: string; value: number }[];
}
type ModificationRow = Modification & { readonly of: number };

const anyOf = (column: { getSQL(): SQL }, name: keyof FactsWanted) => isAnyOf(column, name);
const arrayOf = (ids: readonly (number | null)[] = []) => idList(ids.filter((id) => id !== null));
const list = (item: SQL) => sql`coalesce(json_agg(${item}), '[]'::json)`;
const ofCapacityCalendar = (calendarId: SQL | { getSQL(): SQL }) =>
  sql`exists (select 1 from ${calendars} where ${calendars.id} = ${calendarId} and ${isCapacityName(calendars.name)})`;
const holidaysOf = (calendarId: SQL | { getSQL(): SQL }) =>
  sql`(select ${list(sql`${holidays.date}`)} from ${holidays} where ${holidays.calendarId} = ${calendarId}
    and not ${ofCapacityCalendar(calendarId)})`;

const site = sql`json_build_object('id', ${locations.id}, 'zone', ${locations.timeZone},
  'start', ${locations.workDayStart}, 'end', ${locations.workDayEnd}, 'holidays', ${holidaysOf(locations.calendarId)},
  'cutOffs', json_build_object('CMRP', ${locations.cmrpCutOffTime}, 'UPC', ${locations.upcCutOffTime},
    'PEEK', ${locations.peekCutOffTime}, 'UMC', ${locations.umcCutOffTime}, 'HIPMAP', ${locations.hipMapCutOffTime}),
  'capacities', (select ${list(sql`${capacityDefaults.value} order by ${capacityDefaults.calendarId}`)} from ${capacityDefaults}
    where ${eq(capacityDefaults.locationId, locations.id)} and ${ofCapacityCalendar(capacityDefaults.calendarId)}),
  'entries', (select ${list(sql`json_build_object('id', ${capacityEntries.id}, 'from', ${capacityEntries.date},
      'to', ${capacityEntries.dateTo}, 'value', ${capacityEntries.value})`)} from ${capacityEntries}
    where ${eq(capacityEntries.locationId, locations.id)} and ${ofCapacityCalendar(capacityEntries.calendarId)}))`;
const centre = sql`json_build_object('id', ${distributionCenters.id}, 'zone', ${distributionCenters.timeZoneId},
  'holidays', ${holidaysOf(distributionCenters.calendarId)})`;
const leadTime = sql`json_build_object('id', ${leadTimes.id}, 'milestone', ${leadTimes.milestone},
  'requestTypeId', ${leadTimes.requestTypeId}, 'productTypeId', ${leadTimes.productTypeId},
  'manufacturingLocationId', ${leadTimes.manufacturingLocationId}, 'distributionCenterId', ${leadTimes.distributionCenterId},
  'schedulingStrategy', ${leadTimes.schedulingStrategy}, 'groupId', ${leadTimes.groupId}, 'isDefault', ${leadTimes.isDefault},
  'days', ${leadTimes.days}, 'serviceLevelDays', ${leadTimes.serviceLevelDays},
  'manufacturingAtRiskDays', ${leadTimes.manufacturingAtRiskDays})`;
const group = sql`json_build_object('of', ${groups.productTypeId}, 'id', ${groups.id})`;
const ofType = sql`json_build_object('of', ${defaults.productTypeId}, 'milestone', ${defaults.milestone},
  'id', ${defaults.id}, 'days', ${defaults.additionalDays})`;
const ofPlan = sql`json_build_object('of', ${own.planId}, 'milestone', ${own.milestone}, 'id', ${own.id},
  'days', ${own.additionalDays})`;

/** Key of the lead times of a milestone for a category. */
export const leadTimeKey = (requestTypeId: number, milestone: MilestoneType) =>
  requestTypeId * 100 + milestone;

/** One row with all facts. It has a name, because planning it takes longer than running it. */
const facts = (tx: Database) =>
  tx
    .select({
      sites: sql<
        SiteRow[]
      >`(select ${list(site)} from ${locations} where ${anyOf(locations.id, 'locationIds')})`,
      centres: sql<PlaceRow[]>`(select ${list(centre)} from ${distributionCenters}
        where ${anyOf(distributionCenters.id, 'centerIds')})`,
      leadTimes: sql<LeadTimeRow[]>`(select ${list(leadTime)} from ${leadTimes}
        where ${anyOf(leadTimes.requestTypeId, 'requestTypeIds')})`,
      groups: sql<{ of: number; id: number }[]>`(select ${list(group)} from ${groups}
        where ${anyOf(groups.productTypeId, 'productTypeIds')})`,
      defaults: sql<ModificationRow[]>`(select ${list(ofType)} from ${defaults}
        where ${anyOf(defaults.productTypeId, 'productTypeIds')})`,
      own: sql<ModificationRow[]>`(select ${list(ofPlan)} from ${own} where ${anyOf(own.planId, 'planIds')})`,
    })
    .from(sql`(select 1) as one`)
    .prepare('scheduling_facts');

/** Reads the facts in one statement, however many plans ask for them. */
export async function readFacts(tx: Database, wanted: FactsWanted): Promise<SchedulingFacts> {
  const [found] = await facts(tx).execute({
    locationIds: arrayOf(wanted.locationIds),
    centerIds: arrayOf(wanted.centerIds),
    requestTypeIds: arrayOf(wanted.requestTypeIds),
    productTypeIds: arrayOf(wanted.productTypeIds),
    planIds: arrayOf(wanted.planIds),
  });
  if (!found) throw new Error('The database gave no row for the facts of scheduling');
  return {
    sites: new Map(found.sites.map((row) => [row.id, toSite(row)])),
    centres: new Map(found.centres.map((row) => [row.id, { ...placeOf(row), ...centerDay }])),
    leadTimes: Map.groupBy(found.leadTimes, (row) => leadTimeKey(row.requestTypeId, row.milestone)),
    groups: new Map(found.groups.toSorted((one, other) => other.id - one.id).map(({ of, id }) => [of, id])),
    defaults: Map.groupBy(found.defaults, (row) => row.of),
    own: Map.groupBy(found.own, (row) => row.of),
  };
}

const placeOf = ({ zone, holidays: days }: PlaceRow) => ({ zone, holidays: new Set(days) });

function toSite(row: SiteRow): Site {
  const calendar = { ...placeOf(row), workDayStart: parseTime(row.start), workDayEnd: parseTime(row.end) };
  const entries = row.entries.map((entry): CapacityEntry => ({
    ...entry,
    from: parseDate(entry.from),
    to: parseDate(entry.to),
  }));
  return {
    calendar,
    capacity: { calendar, defaultValue: row.capacities[0] ?? 0, entries },
    cutOffs: new Map(Object.entries(row.cutOffs).map(([code, time]) => [code, parseTime(time)])),
  };
}

/** What is known of one site; undefined when there is no such site. */
export async function findSite(tx: Database, locationId: number | null): Promise<Site | undefined> {
  if (locationId === null) return undefined;
  return (await readFacts(tx, { locationIds: [locationId] })).sites.get(locationId);
}
