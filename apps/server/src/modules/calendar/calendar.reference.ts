import { calendarKind } from '@crt/domain/calendar-kind';
import { eq } from 'drizzle-orm';
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
  },
  { one: 'distribution center', many: 'distribution centers', column: distributionCenters.calendarId },
];

/** Calendars of holidays and of capacities (T6, T13, T29). */
export const calendarRecords = referenceData({
  kind: 'calendar',
  noun: 'calendar',
  table: calendars,
  fields: { name: { label: 'Name' } },
  usedBy: users,
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
    const number =
      (await tx.$count(capacityEntries, eq(capacityEntries.calendarId, id))) +
      (await tx.$count(capacityDefaults, eq(capacityDefaults.calendarId, id)));
    return number === 0 ? undefined : `The capacities of ${name} no longer count then.`;
  }
  const by = await findUsersOf(tx, users, id);
  if (by !== undefined) return `The holidays of ${name} no longer count then for ${by}.`;
  const number = await tx.$count(holidays, eq(holidays.calendarId, id));
  return number === 0 ? undefined : `The holidays of ${name} no longer count then.`;
}
