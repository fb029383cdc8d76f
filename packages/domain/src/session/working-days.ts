import { wallInstant } from '../milestone/local-time.ts';
import { isWorked, longestSearchDays } from '../milestone/working-time.ts';
import type { ZonedDesigner } from './designer.ts';
import { unionOf, type Span, type Spans } from './span.ts';
import { dayMs } from '../day-ms.ts';

/** Preparation and post lie at most so many working days away from the day of the session (domain rules §3.8.6). */
export const farthestWorkingDays = 10;

/** The working days of designers who share a zone and a plant, as instants. */
export interface WorkingDays {
  /** From the start of the tenth working day before a local day to the end of the tenth after it; days since 1970. */
  readonly around: (epochDay: number) => Span;
  /** The working days in a range, neighbours as one. */
  readonly within: (range: Span) => Spans;
}

type Place = Pick<ZonedDesigner, 'zone' | 'holidays'>;

/** The day that is so many working days away; a calendar without working days ends the search, not the program. */
function workingDayAway(place: Place, from: number, direction: 1 | -1): number {
  let day = from;
  let left = farthestWorkingDays;
  for (let distance = 0; left > 0 && distance < longestSearchDays; distance += 1) {
    day += direction;
    if (isWorked(place, day)) left -= 1;
  }
  return day;
}

/** The working days of a place: Monday to Friday without its holidays, in its zone (domain rules §3.1.1). */
function workingDays(place: Place): WorkingDays {
  const { zone } = place;
  const known = new Map<number, Span>();
  const startOf = (day: number) => wallInstant(day, 0, zone);
  return {
    around: (epochDay) => {
      let span = known.get(epochDay);
      if (!span) {
        const [first, last] = [workingDayAway(place, epochDay, -1), workingDayAway(place, epochDay, 1)];
        span = { start: startOf(first), end: startOf(last + 1) };
        known.set(epochDay, span);
      }
      return span;
    },
    within: ({ start, end }) => {
      const days: Span[] = [];
      const [first, last] = [Math.floor(start / dayMs) - 2, Math.floor(end / dayMs) + 2];
      for (let day = first; day <= last; day += 1) {
        if (isWorked(place, day)) days.push({ start: startOf(day), end: startOf(day + 1) });
      }
      return unionOf(days);
    },
  };
}

/** {@link workingDays} of many designers; those who share a zone and a calendar share the work. */
export function workingDaysByPlace(): (designer: ZonedDesigner) => WorkingDays {
  const known = new Map<string, Map<ReadonlySet<string>, WorkingDays>>();
  return (designer) => {
    const { zone, holidays } = designer;
    const inZone = known.get(zone) ?? new Map<ReadonlySet<string>, WorkingDays>();
    known.set(zone, inZone);
    const days = inZone.get(holidays) ?? workingDays(designer);
    inZone.set(holidays, days);
    return days;
  };
}
