import { cutOffTimes, workDayEnds, workDayStarts } from '@crt/domain/location-times';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { calendarOptions, findHolidayCalendars } from '../calendar/calendar.options.ts';
import { allTimeZones } from '../time-zone/time-zones.ts';
import { answerOf } from '../write-road/answer.ts';
import { locations } from './manufacturing-location.reference.ts';

/** All locations, and what their form offers (T7, T8). */
export async function listLocations(context: RequestContext): Promise<Output<'listManufacturingLocations'>> {
  const timeZones = allTimeZones(context.clock.now());
  const zoneName = new Map(timeZones.map(({ ianaName, name }) => [ianaName, name]));
  const names = new Map((await calendarOptions(context.tx)).map(({ value, text }) => [value, text]));
  const records = await locations.list(context);
  return answerOf({
    records: records.map((location) => ({
      ...location,
      calendarName: names.get(location.calendarId) ?? String(location.calendarId),
      timeZoneName: zoneName.get(location.timeZone) ?? location.timeZone,
    })),
    calendars: await findHolidayCalendars(context.tx),
    timeZones,
    workDayStarts: [...workDayStarts],
    workDayEnds: [...workDayEnds],
    cutOffTimes: [...cutOffTimes],
  });
}
