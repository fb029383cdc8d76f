import type { AvailableSlot, SlotLoss } from '@crt/api-client/types-design-sessions';
import type { CalendarEvent, CalendarView } from '@crt/ui/EventCalendar';
import { dayMs } from '@crt/domain/day-ms';
import { dateAt, midnight } from '../../shared/session-events/day-range.ts';
import { sessionPlannerTexts as texts } from './session-planner.texts.ts';

const quarterHour = 900_000;

/** Start times that follow each other without a gap. */
export interface StartRun {
  /** ms since 1970, the first start. */
  readonly first: number;
  /** The last one. */
  readonly last: number;
  readonly count: number;
}

/**
 * The starts of slots, a quarter of an hour after each other, in one piece as far as they follow each other on a day of
 * `zone`: each day counts its own.
 */
export function runsOf(slots: readonly AvailableSlot[], zone: string): readonly StartRun[] {
  const starts = [...new Set(slots.map(({ dateTimeFrom }) => Date.parse(dateTimeFrom)))].toSorted(
    (a, b) => a - b,
  );
  const runs: StartRun[] = [];
  let dayEnd = 0;
  for (const start of starts) {
    const run = runs.at(-1);
    if (run && start === run.last + quarterHour && start < dayEnd)
      runs[runs.length - 1] = { ...run, last: start, count: run.count + 1 };
    else {
      runs.push({ first: start, last: start, count: 1 });
      dayEnd = endOfDay(start, zone);
    }
  }
  return runs;
}

/** The instant at which the day of another instant ends in a zone, ms since 1970. */
function endOfDay(instant: number, zone: string): number {
  const next = Date.parse(dateAt(instant, zone)) + dayMs;
  return Date.parse(midnight(dateAt(next, 'UTC'), zone));
}

/**
 * When sessions can start, as the calendar draws it: over the hours behind the times that are pressed, elsewhere as
 * events. A run ends with its last start, not with the session that begins there.
 */
export function runEvents(runs: readonly StartRun[], view: CalendarView): CalendarEvent[] {
  const isOverHours = view === 'week' || view === 'day';
  return runs.map(({ first, last, count }) => ({
    id: `run-${first}`,
    title: isOverHours ? texts.canStart : texts.startsOf(count),
    start: new Date(first).toISOString(),
    end: new Date(last + quarterHour).toISOString(),
    tone: 'availability',
    isBackground: isOverHours,
  }));
}

/** A mark per day at which start times were lost: for what, most of all, and whether any is left. */
export function lossMarks(losses: readonly SlotLoss[], daysWithSlots: ReadonlySet<string>): CalendarEvent[] {
  return [...Map.groupBy(losses, ({ date }) => date)].flatMap(([date, ofDay]) => {
    const [worst] = ofDay.toSorted((one, other) => other.count - one.count);
    if (!worst) return [];
    const reason = texts.reasons[worst.reason];
    const hasSlots = daysWithSlots.has(date);
    return {
      id: `loss-${date}`,
      title: hasSlots ? texts.lost(worst.count, reason) : texts.noSlotsBecause(reason),
      start: date,
      isAllDay: true,
      tone: hasSlots ? 'neutral' : 'caution',
    };
  });
}
