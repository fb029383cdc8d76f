import { capacityOn } from '@crt/domain/capacity';
import { parseDate } from '@internationalized/date';
import { and, between, count, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { invalidRequest } from '../../../errors.ts';
import { answerOf } from '../../write-road/answer.ts';
import { planPlaces } from '../plan-place.tables.ts';
import { findSite } from './scheduling-facts.ts';

const mostDays = 800;

/** How many starts each day of a site allows, and how many plans have taken; days off only where plans stand on them. */
export async function capacityLoad(
  { tx }: RequestContext,
  { locationId, start, end }: Input<'listCapacityLoad'>['query'],
): Promise<Output<'listCapacityLoad'>> {
  const [from, to] = [parseDate(start), parseDate(end)];
  if (to.compare(from) < 0)
    throw invalidRequest([{ path: '/query/end', message: 'must not lie before start' }]);
  if (to.compare(from.add({ days: mostDays })) > 0)
    throw invalidRequest([{ path: '/query/end', message: `must lie within ${mostDays} days of start` }]);
  const site = await findSite(tx, locationId);
  if (!site) return answerOf({ data: [] });
  const rows = await tx
    .select({ date: planPlaces.date, used: count() })
    .from(planPlaces)
    .where(and(eq(planPlaces.locationId, locationId), between(planPlaces.date, start, end)))
    .groupBy(planPlaces.date);
  const usedOn = new Map(rows.map(({ date, used }) => [date, used]));
  const data: Output<'listCapacityLoad'>['data'] = [];
  for (let passed = 0; passed <= to.compare(from); passed += 1) {
    const day = from.add({ days: passed });
    const date = day.toString();
    const capacity = capacityOn(site.capacity, day);
    const used = usedOn.get(date) ?? 0;
    if (capacity > 0 || used > 0) data.push({ date, capacity, used });
  }
  return answerOf({ data });
}
