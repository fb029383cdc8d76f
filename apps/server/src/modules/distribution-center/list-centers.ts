import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { findHolidayCalendars } from '../calendar/calendar.options.ts';
import { allTimeZones } from '../time-zone/time-zones.ts';
import { answerOf } from '../write-road/answer.ts';
import { destinationLocations, destinationText } from './destination-locations.ts';
import { centers } from './distribution-center.reference.ts';

/** All distribution centres, and what their form offers (T3). */
export async function listCenters(context: RequestContext): Promise<Output<'listDistributionCenters'>> {
  const timeZones = allTimeZones(context.clock.now());
  const zoneName = new Map(timeZones.map(({ ianaName, name }) => [ianaName, name]));
  const calendars = await findHolidayCalendars(context.tx);
  const calendarName = new Map(calendars.map(({ id, name }) => [id, name]));
  const records = await centers.list(context);
  return answerOf({
    records: records.map((center) => ({
      ...center,
      canBeDeleted: center.usedBy === null,
      calendarName: calendarName.get(center.calendarId) ?? String(center.calendarId),
      timeZoneName: zoneName.get(center.timeZoneId) ?? center.timeZoneId,
      destinationLocationName: destinationText(center.destinationLocation),
    })),
    calendars,
    locations: [...destinationLocations],
    timeZones,
  });
}
