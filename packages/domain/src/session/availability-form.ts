import { zoneOffset } from '../milestone/zone-offset.ts';
import { meets, type Span } from './span.ts';
import { sessionTexts } from './session.texts.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Availability and sessions start at a quarter of an hour, in ms (N7). */
export const quarterHour = 15 * minute;

/** The times that a picker offers, 'HH:mm', every 15 minutes up to `last`. */
function timesUpTo(last: number): readonly string[] {
  const two = (part: number) => String(part).padStart(2, '0');
  return Array.from(
    { length: last / quarterHour + 1 },
    (_, place) => `${two(Math.floor(place / 4))}:${two((place % 4) * 15)}`,
  );
}

/** What the pickers of a single availability and of an absence offer: 00:00 to 23:30 (N7, N11). */
export const singleTimeChoices: readonly string[] = timesUpTo(day - 2 * quarterHour);

/** What the pickers of a recurring availability offer: 00:00 to 23:45 (N8). */
export const recurringTimeChoices: readonly string[] = timesUpTo(day - quarterHour);

/** What is wrong with a form, at the field where it can be mended. */
export interface FormFault<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** A single availability or absence as somebody enters it; null while nothing was chosen. */
export interface SpanEntered {
  /** ms since 1970 */
  readonly start: number | null;
  readonly end: number | null;
}

/** A fault of a single availability or absence. */
export type SpanFault = FormFault<'startDate' | 'endDate'>;

const atStart = (message: string): SpanFault => ({ field: 'startDate', message });
const atEnd = (message: string): SpanFault => ({ field: 'endDate', message });

function orderFaults({ start, end }: SpanEntered): readonly SpanFault[] {
  if (start !== null && end !== null) return end > start ? [] : [atEnd(sessionTexts.endNotAfterStart)];
  return [
    ...(start === null ? [atStart(sessionTexts.startRequired)] : []),
    ...(end === null ? [atEnd(sessionTexts.endRequired)] : []),
  ];
}

function rasterFaults({ start, end }: Span, raster: number, message: string): readonly SpanFault[] {
  if (start % raster !== 0) return [atStart(message)];
  return end % raster === 0 ? [] : [atEnd(message)];
}

/**
 * What is wrong with a single availability: both ends at a quarter of an hour, the end after the start, at most 24
 * hours on the clocks of `zone`, which are 25 on some days, and away from `others` of the designer (N7, N42).
 */
export function singleFaults(
  entered: SpanEntered,
  zone: string,
  others: readonly Span[],
): readonly SpanFault[] {
  const { start, end } = entered;
  const wrongOrder = orderFaults(entered);
  if (start === null || end === null || wrongOrder.length > 0) return wrongOrder;
  const shown = (instant: number) => instant + zoneOffset(instant, zone);
  return [
    ...rasterFaults({ start, end }, quarterHour, sessionTexts.raster),
    ...(shown(end) - shown(start) > day ? [atEnd(sessionTexts.tooLong)] : []),
    ...(others.some((other) => meets(other, { start, end })) ? [atStart(sessionTexts.overlap)] : []),
  ];
}

/** What is wrong with an absence: it may begin and end at any minute, last for weeks and overlap with others (N11). */
export function absenceFaults(entered: SpanEntered): readonly SpanFault[] {
  const { start, end } = entered;
  const wrongOrder = orderFaults(entered);
  if (start === null || end === null || wrongOrder.length > 0) return wrongOrder;
  return rasterFaults({ start, end }, minute, sessionTexts.wholeMinutes);
}
