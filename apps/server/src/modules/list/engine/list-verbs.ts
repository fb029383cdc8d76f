import type { ColumnChoice } from '@crt/domain/list-column';
import type { RequestContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import type { Answer } from '../../write-road/answer.ts';
import { filtersAt, type PathOf } from '../filters-at.ts';
import { saveFilterByName } from '../save-filter.ts';
import { findSavedFilter, findSavedFilters, type SavedFilter } from '../saved-filters.ts';
import { zoneOf } from '../zone.ts';
import { countRows, findInOrder, findPage } from './find-page.ts';
import { refuseUnknownColumns } from './list-columns.ts';
import type { KeptList, ListDefinition, ListRow, ListSource } from './list-definition.ts';
import { findListSession, findQuery, keepQuery, queryIdOf, saveListSession } from './list-memory.ts';
import { listQuery } from './list-query.ts';

/** Filters of a list as they go over the wire; some carry the columns of the table along. */
export type WireFilters = object & { readonly availableColumns?: ColumnChoice[] };

/** Which page of which rows a caller asks for. */
export interface PageRequest<Filters> {
  readonly filters: Filters;
  /** Where the request has the filters. */
  readonly at: PathOf;
  readonly limit: number;
  /** From 1. */
  readonly page: number;
  /** Whose days the filters mean; UTC without. */
  readonly timezone?: string | undefined;
}

/** A page of a list. */
export interface ListPage<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** The page that it is: the last one for a page beyond it. */
  readonly page: number;
}

/** One page of the rows that match. A page beyond the last one gives the last one. */
export async function findListPage<Filters extends object, Row extends ListRow>(
  { tx, clock }: RequestContext,
  list: ListSource<Filters> & Pick<ListDefinition<Filters, Row>, 'findRows'>,
  { filters, at, limit, page, timezone }: PageRequest<Filters>,
): Promise<ListPage<Row>> {
  const viewer = { now: clock.now(), timeZone: zoneOf(timezone, '/body/timezone') };
  const query = listQuery(list, filters, viewer, at);
  const total = await countRows(tx, query);
  const shown = Math.max(1, Math.min(page, Math.ceil(total / limit)));
  const ids = await findPage(tx, query, { limit, offset: (shown - 1) * limit, total });
  return { rows: await findInOrder(tx, list, ids), total, page: shown };
}

/** One page, and the name under which the question is kept for previous and next in the records that are opened from it (F2). */
export async function listRows<Filters extends WireFilters, Row extends ListRow>(
  context: RequestContext,
  list: ListDefinition<Filters, Row>,
  request: PageRequest<Filters>,
): Promise<ListPage<Row> & { readonly listQueryId: string }> {
  refuseUnknownColumns(list, request.filters.availableColumns, request.at('availableColumns'));
  const { limit, timezone: timeZone = 'UTC' } = request;
  const query = { filters: request.filters as Record<string, unknown>, limit, timeZone };
  const found = await findListPage(context, list, request);
  await keepQuery(context, list.name, query);
  return { ...found, listQueryId: queryIdOf(list.name, query) };
}

/** The filters of the caller's session, or those of a saved filter that he may see (E22, E38). @throws not-found */
export async function chosenFilters<Filters extends object>(
  context: RequestContext,
  list: KeptList<Filters>,
  savedFilterId: number | undefined,
): Promise<Filters> {
  if (savedFilterId !== undefined) return filtersOf(await savedFilter(context, list, savedFilterId));
  const session = await findListSession(context, list.name);
  return (session?.filters ?? {}) as Filters;
}

/** Keeps the filters for the caller's next visit; what he asked for last goes on with them, for an export right now (E38). */
export async function keepFilters<Filters extends WireFilters>(
  context: RequestContext,
  list: KeptList<Filters>,
  filters: Filters,
): Promise<void> {
  refuseWrongFilters(context, list, filters, filtersAt('/body'));
  await saveListSession(context, list.name, { filters: filters as Record<string, unknown> });
  const last = await findQuery(context, list.name);
  if (last) await keepQuery(context, list.name, { ...last.query, filters: filters as never });
}

/** Filters to be kept under a name. */
export interface Preset<Filters> {
  readonly name: string;
  readonly filters: Filters;
  readonly ignoreWarning?: boolean | undefined;
}

/** A preset has its order beside its filters, where it has one by itself. */
const inPreset = filtersAt('/body/filters', { sortColumns: '/body/sortModel' });

/** Saves filters and order under a name; the caller's own filter of that name is replaced after a question (E20, E21, V6). */
export async function savePreset<Filters extends WireFilters>(
  context: RequestContext,
  list: KeptList<Filters>,
  { filters, ...preset }: Preset<Filters>,
  success: string,
): Promise<Answer & { data: { id: number } | null }> {
  refuseWrongFilters(context, list, filters, inPreset);
  return saveFilterByName(context, list.name, { ...preset, filters: { ...filters } }, success);
}

/** The saved filters of a list that the caller may use, as entries of a menu (B7, B18). */
export async function presets(
  context: RequestContext,
  { name: list }: Pick<KeptList<never>, 'name'>,
): Promise<{ id: number; name: string; sharingLevel: 0 | 1 }[]> {
  const rows = await findSavedFilters(context, list);
  return rows.map(({ id, name, sharingLevel }) => ({ id, name, sharingLevel }));
}

/** Makes a saved filter the filter of the session (E22). @throws not-found */
export async function executePreset<Filters extends object>(
  context: RequestContext,
  list: KeptList<Filters>,
  id: number,
): Promise<Filters> {
  const filters = filtersOf(await savedFilter(context, list, id));
  await saveListSession(context, list.name, { filters });
  return filters as Filters;
}

/** A saved filter of a list that the caller may see. @throws not-found */
export async function savedFilter(
  context: RequestContext,
  { name }: Pick<KeptList<never>, 'name'>,
  id: number,
): Promise<SavedFilter> {
  const saved = await findSavedFilter(context, name, id);
  if (!saved) throw notFound('Filter');
  return saved;
}

/** The filters of a saved filter, with its id and name as the filter in use. */
function filtersOf<Filters>({ id, name, filters }: SavedFilter): Filters & Record<string, unknown> {
  return { ...(filters as Filters), storedQueryId: id, storedQueryActiveDisplayName: name };
}

/** What could never be listed is not kept either. @throws invalid-request */
function refuseWrongFilters<Filters extends WireFilters>(
  { clock }: RequestContext,
  list: KeptList<Filters>,
  filters: Filters,
  at: PathOf,
): void {
  refuseUnknownColumns(list, filters.availableColumns, at('availableColumns'));
  listQuery(list, filters, { now: clock.now(), timeZone: 'UTC' }, at);
}
