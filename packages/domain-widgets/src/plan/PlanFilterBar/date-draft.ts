import type { RelativeRange } from '@crt/ui/RelativeRangeField';
import type { MilestoneDateType, PlanDateFilter, PlanDateSpan } from '../plan-date-filter.ts';

const directions = ['last', 'next'] as const;
const units = ['day', 'week', 'month'] as const;

/** The fields of the date filter as they stand, whole or not. */
export interface DateDraft {
  readonly milestoneId: number | null;
  readonly dateType: MilestoneDateType;
  readonly kind: PlanDateSpan['kind'];
  readonly date: string | null;
  readonly days: { readonly start: string; readonly end: string } | null;
  readonly range: RelativeRange | null;
}

const empty: DateDraft = {
  milestoneId: null,
  dateType: 1,
  kind: 'date',
  date: null,
  days: null,
  range: { direction: 'last', amount: 1, unit: 'week' },
};

/** The fields that show a filter. */
export function draftOf(filter: PlanDateFilter | undefined): DateDraft {
  if (!filter) return empty;
  const { milestoneId, dateType, span } = filter;
  const common = { ...empty, milestoneId, dateType, kind: span.kind };
  if (span.kind === 'date') return { ...common, date: span.date };
  if (span.kind === 'range') return { ...common, days: { start: span.start, end: span.end } };
  const { modifier, amount, frequency } = span.range;
  return { ...common, range: { direction: directions[modifier], amount, unit: units[frequency] } };
}

/** Whether the fields show a range that ends before it begins. */
export const isReversed = ({ kind, days }: DateDraft): boolean =>
  kind === 'range' && days !== null && days.start > days.end;

/** The filter that the fields make; only the kind of span that is shown counts (E37). Undefined until it is whole. */
export function filterOf(draft: DateDraft): PlanDateFilter | undefined {
  const span = spanOf(draft);
  const { milestoneId, dateType } = draft;
  return span && milestoneId !== null ? { milestoneId, dateType, span } : undefined;
}

function spanOf({ kind, date, days, range }: DateDraft): PlanDateSpan | undefined {
  if (kind === 'date') return date === null ? undefined : { kind, date };
  if (kind === 'range') return days === null ? undefined : { kind, ...days };
  if (range === null) return undefined;
  // Numbers of the wire: last 0, next 1; day 0, week 1, month 2 (E13).
  const modifier = range.direction === 'last' ? 0 : 1;
  const frequency = ({ day: 0, week: 1, month: 2 } as const)[range.unit];
  return { kind, range: { modifier, amount: range.amount, frequency } };
}
