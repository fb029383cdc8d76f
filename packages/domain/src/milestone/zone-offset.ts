import { dayMs } from '../day-ms.ts';

/** Some decades of days per zone; afterwards the memory starts again. */
const mostDays = 20_000;

/** For each zone and UTC day the offset that holds all day, or null on the days on which clocks change. */
const known = new Map<string, Map<number, number | null>>();

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The machine's own calendar: screens read it that need no library of calendars. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    const day = { era: 'short', year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    clock = new Intl.DateTimeFormat('en-US', { ...day, ...time, timeZone: zone });
    clocks.set(zone, clock);
  }
  return clock;
}

function exactOffset(instant: number, zone: string): number {
  const shown = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(shown.get(type));
  // Firefox shortens the era further than others.
  const year = shown.get('era')?.startsWith('B') ? 1 - part('year') : part('year');
  // Date.UTC takes the years before 100 for those of the last century.
  const clock = new Date(0);
  clock.setUTCFullYear(year, part('month') - 1, part('day'));
  clock.setUTCHours(part('hour'), part('minute'), part('second'));
  return clock.getTime() - Math.floor(instant / 1000) * 1000;
}

function offsetOfDay(day: number, zone: string): number | null {
  let days = known.get(zone);
  if (!days || days.size > mostDays) {
    days = new Map();
    known.set(zone, days);
  }
  let offset = days.get(day);
  if (offset === undefined) {
    const atStart = exactOffset(day * dayMs, zone);
    offset = atStart === exactOffset((day + 1) * dayMs, zone) ? atStart : null;
    days.set(day, offset);
  }
  return offset;
}

/** Milliseconds by which the clocks of a zone are ahead of UTC; asking the machine's calendar takes longer than the schedule of a plan. */
export function zoneOffset(instant: number, zone: string): number {
  return offsetOfDay(Math.floor(instant / dayMs), zone) ?? exactOffset(instant, zone);
}

/** The offset around a local day, or null when the clocks change on it or on a day beside it. */
export function steadyOffset(epochDay: number, zone: string): number | null {
  const offset = offsetOfDay(epochDay, zone);
  const isSteady = offset === offsetOfDay(epochDay - 1, zone) && offset === offsetOfDay(epochDay + 1, zone);
  return isSteady ? offset : null;
}

/** Days from 1970-01-01 to the day that calendars in `zone` (IANA name) show at an instant in ms. */
export function localEpochDay(instant: number, zone: string): number {
  return Math.floor((instant + zoneOffset(instant, zone)) / dayMs);
}
