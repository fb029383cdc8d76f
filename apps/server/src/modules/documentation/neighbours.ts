import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { filtersAt } from '../list/filters-at.ts';
import { countRows, findPlace } from '../list/engine/find-page.ts';
import type { ListSource } from '../list/engine/list-definition.ts';
import { listQuery } from '../list/engine/list-query.ts';

/**
 * The place of a record in a list that its address names, with its neighbours by their labels (O3, P7). Of a record that is
 * not in it only the size of the list is known.
 */
export async function neighboursIn<Filters extends object>(
  { tx, clock }: RequestContext,
  list: ListSource<Filters>,
  filters: Filters,
  id: number,
  label: AnyPgColumn | SQL<string>,
): Promise<Output<'getDocument'>['neighbours']> {
  const viewer = { now: clock.now(), timeZone: 'UTC' };
  const query = listQuery(list, filters, viewer, filtersAt('/query'));
  const found = await findPlace(tx, query, id);
  const [previousId, nextId] = [found?.previous ?? null, found?.next ?? null];
  const ids = [previousId, nextId].filter((one) => one !== null);
  const rows = await tx.select({ id: list.id, label }).from(list.table).where(inArray(list.id, ids));
  const labelOf = (of: number | null) =>
    (rows.find((row) => row.id === of)?.label as string | null | undefined) ?? null;
  return {
    index: found ? Number(found.place) : null,
    count: found ? Number(found.total) : await countRows(tx, query),
    previousId,
    previousLabel: labelOf(previousId),
    nextId,
    nextLabel: labelOf(nextId),
  };
}
