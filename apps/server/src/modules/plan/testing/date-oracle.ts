import { dayMs } from '@crt/domain/day-ms';
import type { plans } from '../plan.tables.ts';
import type { MilestoneRecord } from '../schedule/plan-schedule.ts';

/** A calendar, told as plainly as possible. */
export interface PlainCalendar {
  readonly zone: string;
  readonly holidays: readonly string[];
  /** 'HH:mm' */
  readonly end: string;
}

/** A row of the lead-time tables with the columns that the oracle reads. */
export interface PlainLeadTime {
  readonly id: number;
  readonly milestone: number;
  readonly requestTypeId: number;
  readonly productTypeId: number | null;
  readonly manufacturingLocationId: number | null;
  readonly distributionCenterId: number | null;
  readonly groupId: number | null;
  readonly isDefault: boolean;
  readonly days: number;
  readonly manufacturingAtRiskDays: number;
}

/** All that the oracle knows about a plan. */
export interface PlainWorld {
  readonly plan: typeof plans.$inferSelect;
  readonly rows: readonly MilestoneRecord[];
  readonly site: PlainCalendar;
  readonly centre: PlainCalendar;
  /** 'HH:mm' */
  readonly cutOff: string;
  readonly leadTimes: readonly PlainLeadTime[];
  /** The group of the plan's product type. */
  readonly groupId: number | undefined;
  /** Working days that are added, by milestone. */
  readonly added: ReadonlyMap<number, number>;
}

const delivery = [6, 7, 8];

/** The clock of a zone: 'yyyy-MM-dd' and 'HH:mm'. */
function clock(instant: Date, zone: string): readonly [day: string, time: string] {
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const;
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', options).format(instant).split(' ');
  return [day, time];
}

/** The first instant at which the clock of a zone shows a time, found by trying every quarter of an hour. */
function instantOf(day: string, time: string, zone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let quarter = -28 * 4; quarter <= 28 * 4; quarter += 1) {
    const instant = new Date(noon + quarter * 900_000);
    if (clock(instant, zone).join(' ') === `${day} ${time}`) return instant;
  }
  throw new Error(`${day} ${time} does not exist in ${zone}`);
}

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
const isWorked = (day: string, { holidays }: PlainCalendar) =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !holidays.includes(day);

function nextWorked(day: string, calendar: PlainCalendar): string {
  let next = dayAfter(day);
  while (!isWorked(next, calendar)) next = dayAfter(next);
  return next;
}

function leadDays({ plan, leadTimes, groupId, added }: PlainWorld, row: MilestoneRecord): number | undefined {
  const isDelivery = delivery.includes(row.type);
  const place = (one: PlainLeadTime) => (isDelivery ? one.distributionCenterId : one.manufacturingLocationId);
  const own = isDelivery ? plan.distributionCenterId : plan.manufacturingLocationId;
  const fitting = leadTimes.filter(
    (one) =>
      one.milestone === row.type &&
      one.requestTypeId === plan.type &&
      (one.productTypeId ?? plan.productTypeId) === plan.productTypeId &&
      (place(one) ?? own) === own,
  );
  const score = (one: PlainLeadTime) =>
    (one.isDefault ? 0 : 1000) +
    (one.productTypeId === null ? 0 : 8) +
    (place(one) === null ? 0 : 4) +
    (one.groupId === groupId ? 1 : 0);
  const best = fitting.toSorted((one, other) => score(other) - score(one) || other.id - one.id)[0];
  if (!best) return undefined;
  const base = plan.manufacturingAtRisk && row.type === 5 ? best.manufacturingAtRiskDays : best.days;
  return Math.max(0, base + (added.get(row.type) ?? 0)) + row.heldDays;
}

/** The dates that the milestones of a plan must have, worked out slowly, day by day, from the rules as they are written. */
export function expectedDates(world: PlainWorld): ReadonlyMap<number, string | null> {
  const { plan, rows } = world;
  const dates = new Map<number, string | null>();
  let anchor: Date | undefined;
  for (const [place, row] of rows.entries()) {
    const planned =
      place === 0 || row.actualAt || row.isLocked || plan.status === 8
        ? row.plannedAt
        : plannedOf(world, row, anchor);
    dates.set(row.type, planned?.toISOString() ?? null);
    anchor = row.actualAt ?? planned ?? anchor;
  }
  return dates;
}

function plannedOf(world: PlainWorld, row: MilestoneRecord, predecessor: Date | undefined): Date | null {
  const { plan, site, centre, cutOff } = world;
  // Out of manufacturing is still a matter of the site; only its lead times are told by centre.
  const calendar = row.type === 7 || row.type === 8 ? centre : site;
  if (row.type === 5 && plan.manufacturingPosition !== null && plan.manufacturingStartDate !== null)
    return instantOf(plan.manufacturingStartDate, site.end, site.zone);
  const days = leadDays(world, row);
  if (days === undefined || !predecessor) return null;
  const since = plan.rescheduledAt;
  const anchor = [5, ...delivery].includes(row.type) && since && since > predecessor ? since : predecessor;
  const [anchorDay, time] = clock(anchor, calendar.zone);
  let day = time > (calendar === centre ? centre.end : cutOff) ? nextWorked(anchorDay, calendar) : anchorDay;
  if (days === 0 && !isWorked(day, calendar)) day = nextWorked(day, calendar);
  for (let left = days; left > 0; left -= 1) day = nextWorked(day, calendar);
  return instantOf(day, row.type >= 7 && row.type <= 8 ? '12:00' : calendar.end, calendar.zone);
}
