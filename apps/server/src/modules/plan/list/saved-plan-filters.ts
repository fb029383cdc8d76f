import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { findListSession, saveListSession } from '../../list/list-session.ts';
import { saveFilterByName } from '../../list/save-filter.ts';
import { findSavedFilter, findSavedFilters } from '../../list/saved-filters.ts';
import { answerOf, done, type Answer } from '../../write-road/answer.ts';
import { standardColumns, type PlanColumn } from './plan-columns.ts';
import { refuseUnknownColumns } from './plan-order.ts';
import type { PlanFilters } from './plan-query.ts';

/** The saved filters that the caller may use (B7, B18). */
export async function listSavedPlanFilters(context: RequestContext): Promise<Output<'listPlanFilters'>> {
  const rows = await findSavedFilters(context, 'plans');
  return answerOf({
    content: rows.map(({ id, name, sharingLevel }) => ({
      id,
      name,
      sharingLevel: sharingLevel === 1 ? 1 : 0,
    })),
  });
}

/** Saves filters and sort under a name; the caller's own filter of that name is replaced after a question (E20, E21). */
export async function savePlanFilter(
  context: RequestContext,
  { filters, sortModel, name, ignoreWarning }: Input<'savePlanFiltersPreset'>['body'],
): Promise<Output<'savePlanFiltersPreset'>> {
  const wanted = { name, filters: { ...filters, sortColumns: sortModel }, ignoreWarning };
  refuseUnknownColumns(wanted.filters, '/body/sortModel');
  const answer = await saveFilterByName(context, 'plans', wanted, 'Filter saved succesfully.');
  if (answer.data) await saveListSession(context, 'plans', { savedFilterId: answer.data.id });
  return answer;
}

/** Makes a saved filter the filter of the session (E22). */
export async function executePlanFilter(
  context: RequestContext,
  id: number,
): Promise<Output<'executePlanFilter'>> {
  const saved = await findSavedFilter(context, 'plans', id);
  if (!saved) throw notFound('Filter');
  const filters = filtersOf(saved);
  await saveListSession(context, 'plans', { filters, savedFilterId: id });
  return answerOf({ data: filters });
}

/** The filters of a saved filter, with its id and name as the filter in use. */
export function filtersOf(saved: {
  id: number;
  name: string;
  filters: Record<string, unknown>;
}): PlanFilters {
  return {
    ...(saved.filters as PlanFilters),
    storedQueryId: saved.id,
    storedQueryActiveDisplayName: saved.name,
  };
}

/** Every new session of the caller starts with these columns (E24). */
export async function saveDefaultColumns(
  context: RequestContext,
  columns: readonly PlanColumn[],
): Promise<Answer> {
  await saveListSession(context, 'plans', { defaultColumns: [...columns] });
  return done('');
}

/** The columns that the caller made his default, else those of the product (E24). */
export async function defaultPlanColumns(context: RequestContext): Promise<Output<'getDefaultPlanColumns'>> {
  const session = await findListSession(context, 'plans');
  const own = session?.defaultColumns as PlanColumn[] | null | undefined;
  return answerOf({ data: own?.length ? own : [...standardColumns] });
}
