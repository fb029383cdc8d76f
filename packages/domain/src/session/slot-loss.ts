import { wallInstant } from '../milestone/local-time.ts';
import { localEpochDay } from '../milestone/zone-offset.ts';
import { slotLossReasons, type SlotLossReason } from './slot-search.ts';
import { lossTexts } from './slot-loss.texts.ts';
import { meets, type Span } from './span.ts';
import type { StartJudge } from './start-judge.ts';

/** Starts that were lost for one reason on one day: "Why no slots?" (domain rules §3.8.9). */
export interface SlotLoss {
  /** ISO 8601, on the calendar of the designer who came nearest to serving them. */
  readonly date: string;
  readonly reason: SlotLossReason;
  /** Starts, a quarter of an hour each; of NoAvailability the designers, at least 1. */
  readonly count: number;
}

/** A start that nobody can serve. */
export interface LostStart {
  readonly reason: SlotLossReason;
  /** Days since 1970. */
  readonly day: number;
}

const dayLength = 86_400_000;
const halfDay = dayLength / 2;

/** The days of a window in a zone, by days since 1970: those whose noon is in it, at least the one in its middle. */
function daysOf({ start, end }: Span, zone: string): readonly number[] {
  const middle = (start + end) / 2;
  const first = localEpochDay(Math.min(start + halfDay, middle), zone);
  const last = localEpochDay(Math.max(end - halfDay, middle), zone);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

function isThere({ time, designer: { zone } }: StartJudge, day: number, window: Span): boolean {
  const span = {
    start: Math.max(wallInstant(day, 0, zone), window.start),
    end: Math.min(wallInstant(day + 1, 0, zone), window.end),
  };
  return time.available.some((available) => meets(available, span));
}

/** The days on which nobody is available at all. */
function emptyDays(judges: readonly StartJudge[], window: Span): readonly SlotLoss[] {
  const zones = new Set(judges.map(({ designer }) => designer.zone));
  const days = new Set((zones.size === 0 ? ['UTC'] : [...zones]).flatMap((zone) => daysOf(window, zone)));
  return [...days]
    .filter((day) => !judges.some((judge) => isThere(judge, day, window)))
    .map((day) => ({ date: dateOf(day), reason: 'NoAvailability', count: Math.max(1, judges.length) }));
}

const dateOf = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);

/** Losses by day, and of a day by reason in the order of the rules. */
export function lossesByDay(
  lost: readonly LostStart[],
  judges: readonly StartJudge[],
  window: Span,
): readonly SlotLoss[] {
  const counts = new Map<number, Map<SlotLossReason, number>>();
  for (const { day, reason } of lost) {
    const ofDay = counts.get(day) ?? new Map<SlotLossReason, number>();
    counts.set(day, ofDay);
    ofDay.set(reason, (ofDay.get(reason) ?? 0) + 1);
  }
  const losses = [...counts].flatMap(([day, ofDay]) =>
    [...ofDay].map(([reason, count]) => ({ date: dateOf(day), reason, count })),
  );
  return [...emptyDays(judges, window), ...losses].toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      slotLossReasons.indexOf(one.reason) - slotLossReasons.indexOf(other.reason),
  );
}

/** Why there are no more slots on a day, in sentences. */
export interface ExplainedDay {
  /** ISO 8601 */
  readonly date: string;
  readonly sentences: readonly string[];
}

/** "Why no slots?": the losses of a search day by day, in sentences for people (domain rules §3.8.9). */
export function explainLosses(losses: readonly SlotLoss[]): readonly ExplainedDay[] {
  const days = Map.groupBy(losses, ({ date }) => date);
  return [...days].map(([date, ofDay]) => ({
    date,
    sentences: ofDay.map(({ reason, count }) => lossTexts[reason](count)),
  }));
}
