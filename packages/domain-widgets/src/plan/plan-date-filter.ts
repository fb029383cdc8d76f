import type { PlanListFilter } from '@crt/api-client/types-main';
import { relativeUnitLabel, type RelativeRange } from '@crt/domain/relative-range';
import type { AddressPart, ListFilter } from '../shared/list/list-filter.ts';
import { planTexts } from './plan.texts.ts';

/** Which of a milestone's two dates is meant, as the wire counts them. */
export const milestoneDateType = { actual: 0, planned: 1 } as const;
/** Number of a milestone's date on the wire. */
export type MilestoneDateType = (typeof milestoneDateType)[keyof typeof milestoneDateType];

/** When: one day, a span of days with an open end at most on one side, or a span told from today (E12). */
export type PlanDateSpan =
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'range'; readonly start: string; readonly end: string }
  | { readonly kind: 'relative'; readonly range: RelativeRange };

/** Plans whose milestone has its planned or actual date in a span (E12, E37). */
export interface PlanDateFilter {
  readonly milestoneId: number;
  readonly dateType: MilestoneDateType;
  readonly span: PlanDateSpan;
}

/** Numbers of the kinds of span on the wire. */
const mode = { date: 1, range: 2, relative: 3 } as const;

/** The date filter as the wire carries it; the other kinds of span are absent, so that one clears the others (E37). */
function toWireDate({ milestoneId, dateType, span }: PlanDateFilter): PlanListFilter {
  return {
    dateFilter: mode[span.kind],
    dateType,
    chosenMilestoneId: milestoneId,
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

/** The date filter that the server kept; undefined where none is whole. */
function fromWireDate(wire: PlanListFilter): PlanDateFilter | undefined {
  const span = spanOf(wire);
  if (!span || wire.chosenMilestoneId == null) return undefined;
  const dateType = wire.dateType === 0 ? milestoneDateType.actual : milestoneDateType.planned;
  return { milestoneId: wire.chosenMilestoneId, dateType, span };
}

function spanOf(wire: PlanListFilter): PlanDateSpan | undefined {
  if (wire.dateFilter === mode.date && wire.chosenDate) return { kind: 'date', date: wire.chosenDate };
  if (wire.dateFilter === mode.range && wire.startDate && wire.endDate)
    return { kind: 'range', start: wire.startDate, end: wire.endDate };
  const {
    relativeDateModifier: modifier,
    relativeDateAmount: amount,
    relativeDateFrequency: frequency,
  } = wire;
  if (wire.dateFilter !== mode.relative || modifier == null || amount == null || frequency == null)
    return undefined;
  return { kind: 'relative', range: { modifier, amount, frequency } };
}

/** The filter by a milestone's date; only the names of one kind of span stand in the address (E12, E37). */
export const planDateFilter: ListFilter<PlanDateFilter | undefined, PlanListFilter, PlanListFilter> = {
  label: planTexts.list.filters.date,
  empty: undefined,
  isEmpty: (value) => value === undefined,
  names: {
    milestone: 'exact',
    dateType: 'beside',
    date: 'exact',
    startDate: 'exact',
    endDate: 'exact',
    relative: 'exact',
  },
  toAddress: (value) =>
    value
      ? [
          ['milestone', String(value.milestoneId)],
          ['dateType', String(value.dateType)],
          ...spanParts(value.span),
        ]
      : [],
  fromAddress: (query) => {
    const milestone = query.get('milestone') ?? '';
    const span = spanIn(query);
    if (!knownMilestone.test(milestone) || !span) return undefined;
    return { milestoneId: Number(milestone), dateType: query.get('dateType') === '0' ? 0 : 1, span };
  },
  toWire: (value) => (value ? toWireDate(value) : {}),
  fromWire: fromWireDate,
};

/** The numbers of the ten milestones. */
const knownMilestone = /^(?:[1-9]|10)$/;

/** A relative range stands as direction, amount and unit in the numbers of the wire (E13). */
function spanParts(span: PlanDateSpan): readonly AddressPart[] {
  if (span.kind === 'date') return [['date', span.date]];
  if (span.kind === 'range')
    return [
      ['startDate', span.start],
      ['endDate', span.end],
    ];
  const { modifier, amount, frequency } = span.range;
  return [['relative', `${modifier}-${amount}-${frequency}`]];
}

function spanIn(query: URLSearchParams): PlanDateSpan | undefined {
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
function isDay(text: string | null): text is string {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** A calendar date as people read it here: 20/11/2026. */
const readable = (date: string) => date.split('-').toReversed().join('/');

/** The span in words, for a chip: `20/11/2026`, `01/11/2026 – 20/11/2026`, `Last 2 Weeks` (E15). */
export function spanText(span: PlanDateSpan): string {
  if (span.kind === 'date') return readable(span.date);
  if (span.kind === 'range') return `${readable(span.start)} – ${readable(span.end)}`;
  const { modifier, amount, frequency } = span.range;
  return `${modifier === 0 ? 'Last' : 'Next'} ${amount} ${relativeUnitLabel(amount, frequency)}`;
}
