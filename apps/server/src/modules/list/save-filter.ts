import { enteredName } from '@crt/domain/entered-text';
import type { RequestContext } from '../../context.ts';
import { storedParts } from '../history/field-value.ts';
import { lockRecords } from '../reference-data/audit-record.ts';
import { asks, done, refused, type Answer } from '../write-road/answer.ts';
import { auditFilter } from './change-filter.ts';
import { filterLimitReached } from './filter-limits.ts';
import type { FilteredList } from './list.tables.ts';
import { findOwnFilter, storeFilter } from './saved-filters.ts';

/** A filter to be saved under a name. */
export interface WantedFilter {
  readonly name: string;
  readonly filters: Record<string, unknown>;
  /** Who sees it; where it does not say, that stays as it was, and a new one is private (E28). */
  readonly sharingLevel?: 0 | 1 | undefined;
  readonly ignoreWarning?: boolean | undefined;
}

/** Saves a filter; the caller's own one of that name is replaced after a question (E20, E21, E28, O27, V6). */
export async function saveFilterByName(
  context: RequestContext,
  list: FilteredList,
  wanted: WantedFilter,
  success: string,
): Promise<Answer & { data: { id: number } | null }> {
  const name = enteredName(wanted.name);
  if (!name) return { ...refused('Name is required'), data: null };
  await lockRecords(context, `stored-query/${context.actor.userId}`);
  const existing = await findOwnFilter(context, list, name);
  if (existing && wanted.ignoreWarning !== true) {
    return { ...asks(`A filter with the name ${existing.name} already exists. Overwrite it?`), data: null };
  }
  const { filters, sharingLevel = existing?.sharingLevel ?? 0 } = wanted;
  const full = await filterLimitReached(context, list, { sharingLevel }, existing);
  if (full !== undefined) return { ...refused(full), data: null };
  const id = await storeFilter(context, list, { name, filters, sharingLevel }, existing?.id);
  const before = existing && {
    name: existing.name,
    sharingLevel: existing.sharingLevel,
    filters: storedParts(existing.filters),
  };
  const isPrivate = sharingLevel === 0 && (existing?.sharingLevel ?? 0) === 0;
  const saved = { id, list, ownerUserId: context.actor.userId, isPrivate };
  await auditFilter(context, saved, before, { name, sharingLevel, filters: storedParts(filters) });
  return { ...done(success), data: { id } };
}
