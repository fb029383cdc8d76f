import type { RelativeRange } from '@crt/ui/RelativeRangeField';
import type { DaySpan } from '../list/list-days.ts';

const directions = ['last', 'next'] as const;
const units = ['day', 'week', 'month'] as const;

/** The fields of a span of days as they stand, whole or not. */
export interface DaysDraft {
  readonly kind: DaySpan['kind'];
  readonly date: string | null;
  readonly days: { readonly start: string; readonly end: string } | null;
  readonly range: RelativeRange | null;
}

const empty: DaysDraft = {
  kind: 'date',
  date: null,
  days: null,
  range: { direction: 'last', amount: 1, unit: 'week' },
};

/** The fields that show a span. */
export function draftOfDays(span: DaySpan | undefined): DaysDraft {
  if (!span) return empty;
  const common = { ...empty, kind: span.kind };
  if (span.kind === 'date') return { ...common, date: span.date };
  if (span.kind === 'range') return { ...common, days: { start: span.start, end: span.end } };
  const { modifier, amount, frequency } = span.range;
  return { ...common, range: { direction: directions[modifier], amount, unit: units[frequency] } };
}

/** Whether the fields show a range that ends before it begins. */
export const isReversed = ({ kind, days }: DaysDraft): boolean =>
  kind === 'range' && days !== null && days.start > days.end;

/** The span that the fields make; only the kind that is shown counts (E37). Undefined until it is whole. */
export function daysOfDraft({ kind, date, days, range }: DaysDraft): DaySpan | undefined {
  if (kind === 'date') return date === null ? undefined : { kind, date };
  if (kind === 'range') return days === null ? undefined : { kind, ...days };
  if (range === null) return undefined;
  // Numbers of the wire: last 0, next 1; day 0, week 1, month 2 (E13).
  const modifier = range.direction === 'last' ? 0 : 1;
  const frequency = ({ day: 0, week: 1, month: 2 } as const)[range.unit];
  return { kind, range: { modifier, amount: range.amount, frequency } };
}
