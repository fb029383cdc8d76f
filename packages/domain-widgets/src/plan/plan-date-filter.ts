import type { PlanListFilter } from '@crt/api-client/types-main';
import { relativeUnitLabel, type RelativeRange } from '@crt/domain/relative-range';

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
export function toWireDate({ milestoneId, dateType, span }: PlanDateFilter): PlanListFilter {
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
export function fromWireDate(wire: PlanListFilter): PlanDateFilter | undefined {
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

/** A calendar date as people read it here: 20/11/2026. */
const readable = (date: string) => date.split('-').toReversed().join('/');

/** The span in words, for a chip: `20/11/2026`, `01/11/2026 – 20/11/2026`, `Last 2 Weeks` (E15). */
export function spanText(span: PlanDateSpan): string {
  if (span.kind === 'date') return readable(span.date);
  if (span.kind === 'range') return `${readable(span.start)} – ${readable(span.end)}`;
  const { modifier, amount, frequency } = span.range;
  return `${modifier === 0 ? 'Last' : 'Next'} ${amount} ${relativeUnitLabel(amount, frequency)}`;
}
