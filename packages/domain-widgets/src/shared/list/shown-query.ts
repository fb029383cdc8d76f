import type { ListAddress } from './list-address.ts';
import { fromWire, type ListQuery, type QueryFacts } from './list-query.ts';

/** What to ask the server: what the address says, or what was kept where it says nothing of filters (E22, E38). */
export function shownQuery<Filters, Wire>(
  list: QueryFacts<Filters, Wire>,
  read: ListAddress<Filters>,
  kept: Wire | undefined,
): ListQuery<Filters> {
  const { page } = read;
  if (read.hasFilters || kept === undefined) return { filters: read.filters, sort: read.sort, page };
  const { filters, sort } = fromWire(list, kept);
  // An order that the address says goes before the one that was kept.
  return { filters, sort: read.sort === list.sort.first ? sort : read.sort, page };
}
