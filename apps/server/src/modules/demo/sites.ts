import { getDayOfWeek, type CalendarDate } from '@internationalized/date';
import type { calendars, holidays } from '../calendar/calendar.tables.ts';
import type { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import type { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';

const calendarNames = [
  'Berlin Holidays',
  'Detroit Holidays',
  'Tokyo Holidays',
  'Regional Holidays',
  'Sydney Holidays',
  'Mumbai Holidays',
  'Capacity Berlin',
  'Capacity Detroit',
  'Capacity Tokyo',
];

/** Calendars of holidays for each place, one shared one, and the capacity calendars (T13). */
export const demoCalendars: readonly (typeof calendars.$inferInsert & { id: number })[] = calendarNames.map(
  (name, place) => ({ id: place + 1, name }),
);

const fixedDays: readonly (readonly [calendarId: number, month: number, day: number, name: string])[] = [
  [1, 1, 1, 'New Year'],
  [1, 5, 1, 'Labour Day'],
  [1, 10, 3, 'German Unity Day'],
  [1, 12, 25, 'Christmas Day'],
  [1, 12, 26, 'Second Day of Christmas'],
  [2, 1, 1, "New Year's Day"],
  [2, 7, 4, 'Independence Day'],
  [2, 12, 25, 'Christmas Day'],
  [3, 1, 1, 'New Year'],
  [3, 5, 3, 'Constitution Day'],
  [3, 11, 23, 'Labour Thanksgiving Day'],
  [4, 1, 1, 'New Year'],
  [4, 12, 25, 'Christmas Day'],
  [5, 1, 26, 'Australia Day'],
  [5, 12, 25, 'Christmas Day'],
  [6, 1, 26, 'Republic Day'],
  [6, 8, 15, 'Independence Day'],
];

/** Fixed holidays of the years around today, a run of three days soon, one tomorrow week, and one on a Sunday. */
export function demoHolidays(today: CalendarDate): readonly (typeof holidays.$inferInsert)[] {
  const rows = [today.year - 1, today.year, today.year + 1].flatMap((year) =>
    fixedDays.map(([calendarId, month, day, name]) => ({
      calendarId,
      date: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      name,
    })),
  );
  const nextSunday = today.add({ days: 7 - getDayOfWeek(today, 'en-US') });
  const nextMonday = nextSunday.add({ days: 8 });
  const special = [
    { calendarId: 1, date: nextSunday.toString(), name: 'Town Festival' },
    { calendarId: 1, date: today.add({ days: 8 }).toString(), name: 'Company Day' },
    ...[0, 1, 2].map((days) => ({
      calendarId: 4,
      date: nextMonday.add({ days }).toString(),
      name: 'Regional Shutdown',
    })),
  ];
  const taken = new Set<string>();
  return [...special, ...rows].filter(({ calendarId, date }) => {
    const key = `${calendarId}/${date}`;
    return !taken.has(key) && taken.add(key);
  });
}

const cutOffs = {
  cmrpCutOffTime: '12:00:00',
  upcCutOffTime: '13:00:00',
  peekCutOffTime: '11:00:00',
  umcCutOffTime: '14:00:00',
  hipMapCutOffTime: '10:00:00',
};

/** Three sites on three continents and one that was closed (T7). */
export const demoLocations: readonly (typeof manufacturingLocations.$inferInsert & {
  id: number;
  timeZone: string;
})[] = [
  { id: 1, name: 'Berlin', country: 'Germany', calendarId: 1, timeZone: 'Europe/Berlin', isActive: true },
  {
    id: 2,
    name: 'Detroit',
    country: 'United States',
    calendarId: 2,
    timeZone: 'America/Detroit',
    isActive: true,
  },
  { id: 3, name: 'Tokyo', country: 'Japan', calendarId: 3, timeZone: 'Asia/Tokyo', isActive: true },
  {
    id: 4,
    name: 'Leiden',
    country: 'Netherlands',
    calendarId: 4,
    timeZone: 'Europe/Amsterdam',
    isActive: false,
  },
].map((site) => ({ ...site, ...cutOffs, workDayStart: '07:00:00', workDayEnd: '16:00:00' }));

/** Five centres, one of them half an hour off everybody else (Asia/Kolkata) and one far ahead of all sites. */
export const demoCenters: readonly (typeof distributionCenters.$inferInsert & {
  id: number;
  timeZoneId: string;
})[] = [
  ['Kalamazoo', 'US', 'America/Detroit', 2],
  ['Freiburg', 'EU', 'Europe/Berlin', 1],
  ['Osaka', 'JP', 'Asia/Tokyo', 3],
  ['Sydney', 'AU', 'Australia/Sydney', 5],
  ['Mumbai', 'IN', 'Asia/Kolkata', 6],
].map(([name, location, zone, calendarId], place) => ({
  id: place + 1,
  requestDistributionCentre: String(name),
  destinationLocation: String(location),
  timeZoneId: String(zone),
  calendarId: Number(calendarId),
}));
