import type { PlanListFilter, PlanListRequest, PlanSortColumn } from '@crt/api-client/types-main';
import type { Page } from '@crt/ui/Pagination';
import type { Sort } from '@crt/ui/DataTable';

/** What narrows the plan list; an empty member does not narrow. */
export interface PlanFilters {
  /** Contained in the request id (E9). */
  readonly requestId: string;
  /** Product types, or type and product joined by a dash (E10). */
  readonly products: readonly string[];
  readonly designStatuses: readonly number[];
  readonly processingStatuses: readonly number[];
  readonly distributionCenters: readonly number[];
}

/** Which page of which plans, in which order. */
export interface PlanQuery {
  readonly filters: PlanFilters;
  readonly sort: Sort;
  readonly page: Page;
}

/** The plan list without any filter. */
export const noPlanFilters: PlanFilters = {
  requestId: '',
  products: [],
  designStatuses: [],
  processingStatuses: [],
  distributionCenters: [],
};

/** Whether anything narrows the list. */
export function isNarrowed(filters: PlanFilters): boolean {
  return Object.values(filters).some((value: PlanFilters[keyof PlanFilters]) => value.length > 0);
}

/** The filters as the wire carries them. */
export function toWireFilters(filters: PlanFilters, sort: Sort = []): PlanListFilter {
  return {
    ...(filters.requestId.trim() !== '' && { requestId: filters.requestId.trim() }),
    ...(filters.products.length > 0 && { chosenProducts: [...filters.products] }),
    ...(filters.designStatuses.length > 0 && {
      chosenDesignStatuses: filters.designStatuses as NonNullable<PlanListFilter['chosenDesignStatuses']>,
    }),
    ...(filters.processingStatuses.length > 0 && {
      chosenProcessingStatuses: filters.processingStatuses as NonNullable<
        PlanListFilter['chosenProcessingStatuses']
      >,
    }),
    ...(filters.distributionCenters.length > 0 && {
      chosenDistributionCenters: [...filters.distributionCenters],
    }),
    ...(sort.length > 0 && { sortColumns: sort.map(toSortColumn) }),
  };
}

/** Filters that the server kept, without what this list does not offer. */
export function fromWireFilters(wire: PlanListFilter): PlanFilters {
  return {
    requestId: wire.requestId ?? '',
    products: wire.chosenProducts ?? [],
    designStatuses: wire.chosenDesignStatuses ?? [],
    processingStatuses: wire.chosenProcessingStatuses ?? [],
    distributionCenters: wire.chosenDistributionCenters ?? [],
  };
}

/** The order that the server kept. */
export function fromWireSort(wire: PlanListFilter): Sort {
  return (wire.sortColumns ?? []).flatMap(({ columnName, sortOrder }) =>
    columnName ? [{ columnId: columnName, direction: sortOrder === 1 ? 'ascending' : 'descending' }] : [],
  );
}

/** The call's body; the wire counts pages from 1. */
export function toListRequest({ filters, sort, page }: PlanQuery): PlanListRequest {
  return { filters: toWireFilters(filters, sort), limit: page.size, page: page.index + 1 };
}

// 1 is ascending, 0 descending, everywhere (A32).
const toSortColumn = ({ columnId, direction }: Sort[number]): PlanSortColumn => ({
  columnName: columnId,
  sortOrder: direction === 'ascending' ? 1 : 0,
});
