import type { PlanListFilter } from '@crt/api-client/types-main';
import {
  dayNames,
  daysFromAddress,
  daysFromWire,
  daysToAddress,
  daysToWire,
  type DaySpan,
} from '../shared/list/list-days.ts';
import type { ListFilter } from '../shared/list/list-filter.ts';
import { planTexts } from './plan.texts.ts';

/** Which of a milestone's two dates is meant, as the wire counts them. */
export const milestoneDateType = { actual: 0, planned: 1 } as const;
/** Number of a milestone's date on the wire. */
export type MilestoneDateType = (typeof milestoneDateType)[keyof typeof milestoneDateType];

/** When a milestone is or was: days, or a span told from today (E12). */
export type PlanDateSpan = DaySpan;

/** Plans whose milestone has its planned or actual date in a span (E12, E37). */
export interface PlanDateFilter {
  readonly milestoneId: number;
  readonly dateType: MilestoneDateType;
  readonly span: DaySpan;
}

/** Numbers of the kinds of span on the wire. */
const mode = { date: 1, range: 2, relative: 3 } as const;
const kinds = ['date', 'range', 'relative'] as const;

/** The date filter as the wire carries it (E37). */
function toWireDate({ milestoneId, dateType, span }: PlanDateFilter): PlanListFilter {
  return {
    dateFilter: mode[span.kind],
    dateType,
    chosenMilestoneId: milestoneId,
    ...daysToWire(span),
  };
}

/** The date filter that the server kept; undefined where none is whole. */
function fromWireDate(wire: PlanListFilter): PlanDateFilter | undefined {
  const span = daysFromWire(
    wire,
    kinds.find((kind) => mode[kind] === wire.dateFilter),
  );
  if (!span || wire.chosenMilestoneId == null) return undefined;
  const dateType = wire.dateType === 0 ? milestoneDateType.actual : milestoneDateType.planned;
  return { milestoneId: wire.chosenMilestoneId, dateType, span };
}

/** The filter by a milestone's date; only the names of one kind of span stand in the address (E12, E37). */
export const planDateFilter: ListFilter<PlanDateFilter | undefined, PlanListFilter, PlanListFilter> = {
  label: planTexts.list.filters.date,
  empty: undefined,
  isEmpty: (value) => value === undefined,
  names: { milestone: 'exact', dateType: 'beside', ...dayNames },
  toAddress: (value) =>
    value
      ? [
          ['milestone', String(value.milestoneId)],
          ['dateType', String(value.dateType)],
          ...daysToAddress(value.span),
        ]
      : [],
  fromAddress: (query) => {
    const milestone = query.get('milestone') ?? '';
    const span = daysFromAddress(query);
    if (!knownMilestone.test(milestone) || !span) return undefined;
    return { milestoneId: Number(milestone), dateType: query.get('dateType') === '0' ? 0 : 1, span };
  },
  toWire: (value) => (value ? toWireDate(value) : {}),
  fromWire: fromWireDate,
};

/** The numbers of the ten milestones. */
const knownMilestone = /^(?:[1-9]|10)$/;
