import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { allTimeZones } from '../time-zone/time-zones.ts';
import { answerOf } from '../write-road/answer.ts';
import { destinationLocations, destinationText } from './destination-locations.ts';
import { findCenters, findHolidayCalendars } from './distribution-center.repository.ts';

/** All distribution centres, and what their form offers (T3). */
export async function listCenters({ tx, clock }: RequestContext): Promise<Output<'listDistributionCenters'>> {
  const timeZones = allTimeZones(clock.now());
  const zoneName = new Map(timeZones.map(({ ianaName, name }) => [ianaName, name]));
  const rows = await findCenters(tx);
  return answerOf({
    records: rows.map(({ center, calendarName, isUsed }) => ({
      ...center,
      canBeDeleted: !isUsed,
      calendarName,
      timeZoneName: zoneName.get(center.timeZoneId) ?? center.timeZoneId,
      destinationLocationName: destinationText(center.destinationLocation),
    })),
    calendars: await findHolidayCalendars(tx),
    locations: [...destinationLocations],
    timeZones,
  });
}
