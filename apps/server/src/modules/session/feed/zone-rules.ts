import type { Span } from '@crt/domain/span';
import { tzOffset, tzScan } from '@date-fns/tz';

const minute = 60_000;
const twoDigits = (part: number) => String(Math.trunc(Math.abs(part))).padStart(2, '0');

/** `+0530`, with seconds only where a zone has them. */
const offsetText = (minutes: number) => {
  const seconds = Math.round((Math.abs(minutes) % 1) * 60);
  const sign = minutes < 0 ? '-' : '+';
  return `${sign}${twoDigits(minutes / 60)}${twoDigits(minutes % 60)}${seconds > 0 ? twoDigits(seconds) : ''}`;
};

const wallText = (instant: number, offset: number) =>
  new Date(instant + offset * minute).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

interface Change {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The library finds after which of its steps of an hour a change is there; calendar programs need its minute. */
function minuteOf(zone: string, step: Date, from: number): number {
  let [before, after] = [step.getTime() - 60 * minute, step.getTime()];
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / minute / 2) * minute;
    if (tzOffset(zone, new Date(middle)) === from) before = middle;
    else after = middle;
  }
  return after;
}

function changesOf(zone: string, { start, end }: Span): Change[] {
  return tzScan(zone, { start: new Date(start), end: new Date(end) }).map(({ date, change, offset }) => {
    const from = offset - change;
    return { at: minuteOf(zone, date, from), from, to: offset };
  });
}

/**
 * The clock changes of a zone over a span as a VTIMEZONE (RFC 5545 §3.6.5). They come from the zones that the schedule
 * itself reckons with: a library with tables of its own would be of another year.
 */
export function zoneRules(zone: string, span: Span): string {
  const first = tzOffset(zone, new Date(span.start));
  // What holds at the start holds since ever as far as the calendar goes.
  const all: readonly Change[] = [{ at: -first * minute, from: first, to: first }, ...changesOf(zone, span)];
  const standard = Math.min(...all.map(({ to }) => to));
  const rules = all.flatMap(({ at, from, to }) => {
    const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${wallText(at, from)}`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules, 'END:VTIMEZONE'].join('\r\n');
}
