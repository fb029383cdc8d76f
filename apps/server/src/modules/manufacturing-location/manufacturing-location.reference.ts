import { cutOffTimes, timeChoiceError, workDayEnds, workDayStarts } from '@crt/domain/location-times';
import { calendarName, holdsHolidays } from '../calendar/calendar.options.ts';
import { referenceData } from '../reference-data/reference-data.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import { isTimeZone } from '../time-zone/time-zones.ts';
import { manufacturingLocations } from './manufacturing-location.tables.ts';

const shortTime = (value: string) => value.slice(0, 5);
const time = (label: string) => ({ label, text: (_context: unknown, value: string) => shortTime(value) });

/** The times of a location and what may be chosen for each (T8). */
const times = {
  workDayStart: { ...time('Work Day Start'), offered: workDayStarts },
  workDayEnd: { ...time('Work Day End'), offered: workDayEnds },
  cmrpCutOffTime: { ...time('CMRP Cut-Off Time'), offered: cutOffTimes },
  upcCutOffTime: { ...time('UPC Cut-Off Time'), offered: cutOffTimes },
  peekCutOffTime: { ...time('PEEK Cut-Off Time'), offered: cutOffTimes },
  umcCutOffTime: { ...time('UMC Cut-off Time'), offered: cutOffTimes },
  hipMapCutOffTime: { ...time('HipMap Cut-off Time'), offered: cutOffTimes },
};

const { workDayStart, workDayEnd, ...cutOffs } = times;

/** What of a location the dates of its plans depend on: open plans follow it (T7). */
const planningFields = ['calendarId', 'timeZone', ...(Object.keys(times) as (keyof typeof times)[])] as const;

/** Where things are manufactured; locations are never deleted (T2, T7). */
export const locations = referenceData({
  kind: 'manufacturing-location',
  noun: 'manufacturing location',
  table: manufacturingLocations,
  most: 100,
  fields: {
    name: { label: 'Name' },
    country: { label: 'Country' },
    calendarId: { label: 'Calendar', text: ({ tx }, id) => calendarName(tx, id) },
    timeZone: { label: 'Time Zone' },
    workDayStart,
    workDayEnd,
    isActive: { label: 'Active' },
    ...cutOffs,
  },
  effects: async (context, { before, after }) => {
    if (!before || !after) return;
    const isMoved = planningFields.some((field) => before[field] !== after[field]);
    if (isMoved) await requestReschedule(context, { reason: `Manufacturing location ${after.name} changed` });
  },
  check: async ({ tx }, values) => {
    if (!isTimeZone(values.timeZone)) return { error: `${values.timeZone} is no time zone.` };
    for (const name of Object.keys(times) as (keyof typeof times)[]) {
      const { label, offered } = times[name];
      const error = timeChoiceError(values[name], offered, label);
      if (error !== undefined) return { error };
    }
    return (await holdsHolidays(tx, values.calendarId)) ? {} : { error: 'This calendar does not exist.' };
  },
});
