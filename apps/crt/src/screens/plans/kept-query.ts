import type { PlanListFilter } from '@crt/api-client/types-main';
import { fromWireFilters, fromWireSort, type PlanQuery } from '@crt/domain-widgets/plan-query';
import type { PlanListAddress } from './plan-list-address.ts';

/** What to ask the server: the address, or the filters kept from the last visit where it has none (E38). */
export function keptQuery(read: PlanListAddress, kept: PlanListFilter): PlanQuery {
  if (read.hasFilters) return read;
  return {
    filters: fromWireFilters(kept),
    sort: read.sort.length > 0 ? read.sort : fromWireSort(kept),
    page: read.page,
  };
}
