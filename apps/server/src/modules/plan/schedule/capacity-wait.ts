import { capacityOn, daysWithCapacity } from '@crt/domain/capacity';
import { scheduleChain, type CapacityWait, type ChainInput } from '@crt/domain/milestone-chain';
import { addWorkingDays } from '@crt/domain/working-time';
import { fromDate, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';
import { and, eq, gte, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import type { PlanSchedule } from './plan-schedule.ts';
import { siteCapacity } from './site-capacity.ts';

/** The first day on which manufacturing can start: everything is ready, or at risk some days after the session (§3.4.2). */
export function earliestStart(input: ChainInput, isAtRisk: boolean): CalendarDate | undefined {
  const chain = scheduleChain({ ...input, capacity: null });
  const place = chain.findIndex(({ type }) => type === 5);
  const before = chain.slice(0, Math.max(0, place));
  const session = isAtRisk ? before.find(({ type }) => type === 3) : undefined;
  const instantOf = (milestone: (typeof chain)[number] | undefined) => {
    const fact = input.milestones.find(({ type }) => type === milestone?.type);
    return fact?.actualDate ?? milestone?.plannedDate ?? undefined;
  };
  const ready = instantOf(session) ?? instantOf(before.findLast((milestone) => instantOf(milestone)));
  if (!ready || place === -1) return undefined;
  const days = input.leadTimeOf(5)?.days ?? 0;
  return addWorkingDays(input.site, toCalendarDate(fromDate(ready, input.site.zone)), days);
}

/** Starts that are taken at a site from a day on, without those of one plan and of plans that are over. */
async function takenFrom(tx: Database, locationId: number, day: CalendarDate, exceptId: number) {
  const rows = await tx
    .select({ date: plans.manufacturingStartDate, position: plans.manufacturingPosition })
    .from(plans)
    .where(
      and(
        eq(plans.manufacturingLocationId, locationId),
        gte(plans.manufacturingStartDate, day.toString()),
        isNotNull(plans.manufacturingPosition),
        ne(plans.id, exceptId),
        notInArray(plans.status, [9, 10]),
      ),
    );
  return Map.groupBy(rows, (row) => row.date ?? '');
}

/**
 * The place of one plan in the queue of its site: its present one while that is still possible, else the first day
 * with free capacity. Undefined for plans out of the scope of capacity scheduling (§3.4).
 */
export async function capacityWait(
  tx: Database,
  { plan, productType }: LoadedPlan,
  { input }: PlanSchedule,
): Promise<CapacityWait | null> {
  const { manufacturingLocationId, manufacturingStartDate, manufacturingPosition } = plan;
  if (!productType.isCapacityScheduled || manufacturingLocationId === null) return null;
  const start = input.milestones.find(({ type }) => type === 5);
  if (!start || start.actualDate || start.isLocked || input.isOnHold) return null;
  const earliest = earliestStart(input, plan.manufacturingAtRisk);
  if (!earliest) return null;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`capacity/${manufacturingLocationId}`}))`);
  const site = await siteCapacity(tx, manufacturingLocationId);
  if (site.defaultValue === 0 && site.entries.length === 0) return null;
  const present = manufacturingStartDate === null ? undefined : parseDate(manufacturingStartDate);
  if (
    present &&
    manufacturingPosition !== null &&
    present.compare(earliest) >= 0 &&
    manufacturingPosition <= capacityOn(site, present)
  ) {
    return { earliest, assigned: present, position: manufacturingPosition };
  }
  const taken = await takenFrom(tx, manufacturingLocationId, earliest, plan.id);
  for (const day of daysWithCapacity(site, earliest)) {
    const rows = taken.get(day.toString()) ?? [];
    if (rows.length >= capacityOn(site, day)) continue;
    const used = new Set(rows.map((row) => row.position));
    let position = 1;
    while (used.has(position)) position += 1;
    return { earliest, assigned: day, position };
  }
  return null;
}
