import type { MilestoneLeadTimeRow } from '@crt/api-client/types-main';

/** The lead times and categories to keep, by name; an empty list keeps all. */
export interface LeadTimeFilter {
  readonly names: readonly string[];
  readonly categories: readonly string[];
}

/** Keeps everything. */
export const noLeadTimeFilter: LeadTimeFilter = { names: [], categories: [] };

/** The lead times that a filter keeps (T18). */
export function leadTimesKept(
  leadTimes: readonly MilestoneLeadTimeRow[],
  { names, categories }: LeadTimeFilter,
): readonly MilestoneLeadTimeRow[] {
  const isIn = (chosen: readonly string[], name: string) => chosen.length === 0 || chosen.includes(name);
  return leadTimes.filter((row) => isIn(names, row.leadTimeName) && isIn(categories, row.requestType));
}
