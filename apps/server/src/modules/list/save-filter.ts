import { enteredName } from '@crt/domain/entered-text';
import type { RequestContext } from '../../context.ts';
import { storedParts } from '../history/field-value.ts';
import { auditRecord, lockRecords, noStamp } from '../reference-data/audit-record.ts';
import { asks, done, refused, type Answer } from '../write-road/answer.ts';
import type { ListName } from './list.tables.ts';
import { findOwnFilter, storeFilter } from './saved-filters.ts';

/** A filter to be saved under a name. */
export interface WantedFilter {
  readonly name: string;
  readonly filters: Record<string, unknown>;
  readonly ignoreWarning?: boolean | undefined;
}

/** Saves a private filter; the caller's own one of that name is replaced after a question (E20, E21, E28, V6). */
export async function saveFilterByName(
  context: RequestContext,
  list: ListName,
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
  const id = await storeFilter(context, list, name, wanted.filters, existing?.id);
  const before = existing && { name: existing.name, filters: storedParts(existing.filters) };
  await auditRecord(context, { kind: 'stored-query', id, stamp: noStamp }, before, {
    name,
    filters: storedParts(wanted.filters),
  });
  return { ...done(success), data: { id } };
}
