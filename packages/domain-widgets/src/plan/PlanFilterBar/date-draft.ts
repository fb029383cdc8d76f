import { daysOfDraft, draftOfDays, type DaysDraft } from '../../shared/filter/days-draft.ts';
import type { MilestoneDateType, PlanDateFilter } from '../plan-date-filter.ts';

/** The fields of the date filter as they stand, whole or not. */
export interface DateDraft extends DaysDraft {
  readonly milestoneId: number | null;
  readonly dateType: MilestoneDateType;
}

/** The fields that show a filter. */
export const draftOf = (filter: PlanDateFilter | undefined): DateDraft => ({
  milestoneId: filter?.milestoneId ?? null,
  dateType: filter?.dateType ?? 1,
  ...draftOfDays(filter?.span),
});

/** The filter that the fields make. Undefined until it is whole. */
export function filterOf(draft: DateDraft): PlanDateFilter | undefined {
  const span = daysOfDraft(draft);
  const { milestoneId, dateType } = draft;
  return span && milestoneId !== null ? { milestoneId, dateType, span } : undefined;
}
