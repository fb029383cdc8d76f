import { listCombinedOrders } from '@crt/api-client/main/combined-order';
import {
  listCombinedOrderDefinitions,
  listCombinedOrderStatuses,
} from '@crt/api-client/main/combined-order-option';
import type { CombinedOrderListQuery } from '@crt/api-client/types-main';
import { combinedOrderColumns } from '@crt/domain/combined-order';
import { defineList, rowsBy } from '../../shared/list/define-list.ts';
import type { ListRequest } from '../../shared/list/list-query.ts';
import { byOneColumn } from '../../shared/list/list-sort.ts';
import { combinedOrderFilters } from './combined-order-filters.ts';
import { combinedOrderTexts } from './combined-order.texts.ts';

/** What tells the values that the filters offer. */
export const combinedOrderOffers = {
  definitions: listCombinedOrderDefinitions,
  statuses: listCombinedOrderStatuses,
} as const;

/** The combined orders, the newest first (L). */
export const combinedOrdersList = defineList({
  name: 'combined-orders',
  texts: combinedOrderTexts,
  columns: combinedOrderColumns,
  nameColumn: 'identifier',
  filters: combinedOrderFilters,
  sort: byOneColumn<CombinedOrderListQuery>([]),
  offers: Object.values(combinedOrderOffers),
  rows: rowsBy(
    listCombinedOrders,
    ({ filters, limit, page }: ListRequest<CombinedOrderListQuery>) => ({
      body: { ...filters, limit, page },
    }),
    ({ data, count }) => ({ rows: data, total: count }),
  ),
});
