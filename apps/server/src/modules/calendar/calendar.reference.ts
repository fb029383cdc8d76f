import { calendarKind } from '@crt/domain/calendar-kind';
import { eq, gt } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { capacityDefaults, capacityEntries } from '../capacity/capacity.tables.ts';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { findUsersOf } from '../reference-data/used-by.ts';
import { referenceData } from '../reference-data/reference-data.ts';
import type { Use } from '../reference-data/reference-facts.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import { calendars, holidays } from './calendar.tables.ts';

/** Who works by a calendar. */
const users: readonly Use[] = [
  {
    one: 'manufacturing location',
    many: 'manufacturing locations',
    column: manufacturingLocations.calendarId,
    named: manufacturingLocations.name,
  },
  {
    one: 'distribution center',
    many: 'distribution centers',
    column: distributionCenters.calendarId,
    named: distributionCenters.requestDistributionCentre,
  },
];

/** What a calendar of capacities says: taken away, it would move the starts of a site (T29). */
const capacities: readonly Use[] = [
  { one: 'capacity', many: 'capacities', column: capacityEntries.calendarId },
  {
    one: 'default capacity',
    many: 'default capacities',
    column: capacityDefaults.calendarId,
    counts: gt(capacityDefaults.value, 0),
  },
];

/** Calendars of holidays and of capacities (T6, T13, T29). */
export const calendarRecords = referenceData({
  kind: 'calendar',
  noun: 'calendar',
  table: calendars,
  most: 200,
  fields: { name: { label: 'Name' } },
  usedBy: [...users, ...capacities],
  // As one of the other kind it says something else about the days of plans (T13).
  effects: async (context, { before, after }) => {
    if (before && after && calendarKind(before.name) !== calendarKind(after.name))
      await requestReschedule(context, { reason: `Calendar ${before.name} became ${after.name}` });
  },
  check: async (context, { name }, before) => {
    if (!before || calendarKind(name) === calendarKind(before.name)) return {};
    const lost = await whatNoLongerCounts(context, before);
    return lost === undefined ? {} : { warnings: [`${lost} Change the name anyway?`] };
  },
});

/** What a calendar says today that it will not say as one of the other kind, in a sentence (T13). */
async function whatNoLongerCounts(
  { tx }: RequestContext,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<string | undefined> {
  if (calendarKind(name) === 'capacity') {
    const held = await findUsersOf(tx, capacities, id);
    return held === undefined ? undefined : `The capacities of ${name} no longer count then.`;
  }
  const by = await findUsersOf(tx, users, id);
  if (by !== undefined) return `The holidays of ${name} no longer count then for ${by}.`;
  const number = await tx.$count(holidays, eq(holidays.calendarId, id));
  return number === 0 ? undefined : `The holidays of ${name} no longer count then.`;
}
