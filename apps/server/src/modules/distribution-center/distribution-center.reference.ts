import { isTimeZone } from '../time-zone/time-zones.ts';
import { calendarName, holdsHolidays } from '../calendar/calendar.options.ts';
import { milestoneLeadTimes } from '../lead-time/lead-time.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { referenceData } from '../reference-data/reference-data.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import { destinationLocations, destinationText } from './destination-locations.ts';
import { distributionCenters } from './distribution-center.tables.ts';

/** Where plans are delivered to (T2, T3). */
export const centers = referenceData({
  kind: 'distribution-center',
  noun: 'distribution center',
  table: distributionCenters,
  most: 500,
  fields: {
    requestDistributionCentre: { label: 'Distribution Center' },
    calendarId: { label: 'Calendar', text: ({ tx }, id) => calendarName(tx, id) },
    timeZoneId: { label: 'Time Zone' },
    destinationLocation: { label: 'Destination Location', text: (_context, value) => destinationText(value) },
  },
  usedBy: [
    { one: 'plan', many: 'plans', column: plans.distributionCenterId },
    { one: 'lead time', many: 'lead times', column: milestoneLeadTimes.distributionCenterId },
  ],
  // Delivery counts in the zone and the working days of the centre (§3.1.5).
  effects: async (context, { before, after }) => {
    if (!before || !after) return;
    if (before.timeZoneId !== after.timeZoneId || before.calendarId !== after.calendarId)
      await requestReschedule(context, {
        reason: `Distribution center ${after.requestDistributionCentre} changed`,
      });
  },
  check: async ({ tx }, { destinationLocation, timeZoneId, calendarId }) => {
    if (!destinationLocations.some(({ value }) => value === destinationLocation))
      return { error: `${destinationLocation} is no destination location.` };
    if (!isTimeZone(timeZoneId)) return { error: `${timeZoneId} is no time zone.` };
    return (await holdsHolidays(tx, calendarId)) ? {} : { error: 'This calendar does not exist.' };
  },
});
