import { relativeUnitLabel, type RelativeRange } from '@crt/domain/relative-range';
import type { AddressPart, NameRule } from './list-filter.ts';

/** When: one day, a span of days with an open end at most on one side, or a span told from today (E12). */
export type DaySpan =
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'range'; readonly start: string; readonly end: string }
  | { readonly kind: 'relative'; readonly range: RelativeRange };

/** A span of days as the wire carries it, without what tells its kind. */
export interface WireDays {
  chosenDate?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  isRelativeDate?: boolean;
  relativeDateModifier?: RelativeRange['modifier'] | null;
  relativeDateAmount?: number | null;
  relativeDateFrequency?: RelativeRange['frequency'] | null;
}

/** The members of the wire; the other kinds of span are absent, so that one clears the others (E37). */
export function daysToWire(span: DaySpan) {
  return {
    isRelativeDate: span.kind === 'relative',
    ...(span.kind === 'date' && { chosenDate: span.date }),
    ...(span.kind === 'range' && { startDate: span.start, endDate: span.end }),
    ...(span.kind === 'relative' && {
      relativeDateModifier: span.range.modifier,
      relativeDateAmount: span.range.amount,
      relativeDateFrequency: span.range.frequency,
    }),
  };
}

/** The span of a kind that the server kept; undefined where none is whole. */
export function daysFromWire(wire: WireDays, kind: DaySpan['kind'] | undefined): DaySpan | undefined {
  if (kind === 'date') return wire.chosenDate ? { kind, date: wire.chosenDate } : undefined;
  if (kind === 'range')
    return wire.startDate && wire.endDate ? { kind, start: wire.startDate, end: wire.endDate } : undefined;
  const {
    relativeDateModifier: modifier,
    relativeDateAmount: amount,
    relativeDateFrequency: frequency,
  } = wire;
  if (kind === undefined || modifier == null || amount == null || frequency == null) return undefined;
  return { kind, range: { modifier, amount, frequency } };
}

/** Names of a span of days in the address. */
export const dayNames = {
  date: 'exact',
  startDate: 'exact',
  endDate: 'exact',
  relative: 'exact',
} as const satisfies Readonly<Record<string, NameRule>>;

/** A relative range stands as direction, amount and unit in the numbers of the wire (E13). */
export function daysToAddress(span: DaySpan): readonly AddressPart[] {
  if (span.kind === 'date') return [['date', span.date]];
  if (span.kind === 'range')
    return [
      ['startDate', span.start],
      ['endDate', span.end],
    ];
  const { modifier, amount, frequency } = span.range;
  return [['relative', `${modifier}-${amount}-${frequency}`]];
}

/** The span of days that an address says; undefined where it says none. */
export function daysFromAddress(query: URLSearchParams): DaySpan | undefined {
  const [date, start, end] = [query.get('date'), query.get('startDate'), query.get('endDate')];
  if (isDay(date)) return { kind: 'date', date };
  if (isDay(start) && isDay(end) && start <= end) return { kind: 'range', start, end };
  const [, modifier, amount, unit] = /^([01])-(\d{1,3})-([012])$/.exec(query.get('relative') ?? '') ?? [];
  if (unit === undefined) return undefined;
  const frequency = Number(unit) as RelativeRange['frequency'];
  return {
    kind: 'relative',
    range: { modifier: modifier === '1' ? 1 : 0, amount: Number(amount), frequency },
  };
}

/** Whether a text is a day of the calendar, as 2026-02-28 is and 2026-02-30 is not. */
export function isDay(text: string | null): text is string {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** A calendar date as people read it here: 20/11/2026. */
const readable = (date: string) => date.split('-').toReversed().join('/');

/** The span in words, for a chip: `20/11/2026`, `01/11/2026 – 20/11/2026`, `Last 2 Weeks` (E15). */
export function daysText(span: DaySpan): string {
  if (span.kind === 'date') return readable(span.date);
  if (span.kind === 'range') return `${readable(span.start)} – ${readable(span.end)}`;
  const { modifier, amount, frequency } = span.range;
  return `${modifier === 0 ? 'Last' : 'Next'} ${amount} ${relativeUnitLabel(amount, frequency)}`;
}
