import { fromAbsolute } from '@internationalized/date';

const dayLength = 86_400_000;
/** Some decades of days per zone; afterwards the memory starts again. */
const mostDays = 20_000;

/** For each zone and UTC day the offset that holds all day, or null on the days on which clocks change. */
const known = new Map<string, Map<number, number | null>>();

const exactOffset = (instant: number, zone: string) => fromAbsolute(instant, zone).offset;

function offsetOfDay(day: number, zone: string): number | null {
  let days = known.get(zone);
  if (!days || days.size > mostDays) {
    days = new Map();
    known.set(zone, days);
  }
  let offset = days.get(day);
  if (offset === undefined) {
    const atStart = exactOffset(day * dayLength, zone);
    offset = atStart === exactOffset((day + 1) * dayLength, zone) ? atStart : null;
    days.set(day, offset);
  }
  return offset;
}

/** Milliseconds by which the clocks of a zone are ahead of UTC; asking the machine's calendar takes longer than the schedule of a plan. */
export function zoneOffset(instant: number, zone: string): number {
  return offsetOfDay(Math.floor(instant / dayLength), zone) ?? exactOffset(instant, zone);
}

/** The offset around a local day, or null when the clocks change on it or on a day beside it. */
export function steadyOffset(epochDay: number, zone: string): number | null {
  const offset = offsetOfDay(epochDay, zone);
  const isSteady = offset === offsetOfDay(epochDay - 1, zone) && offset === offsetOfDay(epochDay + 1, zone);
  return isSteady ? offset : null;
}
