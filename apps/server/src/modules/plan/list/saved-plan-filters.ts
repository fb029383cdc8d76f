import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { findListSession, saveListSession } from '../../list/list-session.repository.ts';
import {
  findOwnFilter,
  findSavedFilter,
  findSavedFilters,
  storeFilter,
} from '../../list/saved-filter.repository.ts';
import { auditRecord, lockRecords } from '../../reference-data/audit-record.ts';
import { answerOf, asks, done, refused, type Answer } from '../../write-road/answer.ts';
import { standardColumns, type PlanColumn } from './plan-columns.ts';
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
  request: Input<'savePlanFiltersPreset'>['body'],
): Promise<Output<'savePlanFiltersPreset'>> {
  const name = request.name.trim();
  if (!name) return { ...refused('Name is required'), data: null };
  await lockRecords(context, `stored-query/${context.actor.userId}`);
  const existing = await findOwnFilter(context, 'plans', name);
  if (existing && request.ignoreWarning !== true) {
    return { ...asks(`A filter with the name ${existing.name} already exists. Overwrite it?`), data: null };
  }
  const filters: PlanFilters = { ...request.filters, sortColumns: request.sortModel };
  const id = await storeFilter(context, 'plans', name, { ...filters }, existing?.id);
  const before = existing && { name: existing.name, filters: JSON.stringify(existing.filters) };
  await auditRecord(context, { kind: 'stored-query', id }, before, {
    name,
    filters: JSON.stringify(filters),
  });
  await saveListSession(context, 'plans', { savedFilterId: id });
  return { ...done('Filter saved succesfully.'), data: { id } };
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
