import { sortOrder as wireOrder } from '@crt/api-client/enums/sort-order';
import type { PlanListFilter, PlanListRequest, PlanSortColumn } from '@crt/api-client/types-main';
import type { Page } from '@crt/ui/Pagination';
import type { Sort } from '@crt/ui/DataTable';
import { fromWireDate, milestoneDateType, toWireDate, type PlanDateFilter } from './plan-date-filter.ts';

/** Chosen values of a filter that the server offers beside the fixed ones; a number is its digits (E17). */
export interface AdditionalChoice {
  readonly id: number;
  readonly values: readonly string[];
}

/** What narrows the plan list; an empty member does not narrow. */
export interface PlanFilters {
  /** Contained in the request id (E9). */
  readonly requestId: string;
  /** Product types, or type and product joined by a dash (E10). */
  readonly products: readonly string[];
  readonly designStatuses: readonly number[];
  readonly processingStatuses: readonly number[];
  readonly distributionCenters: readonly number[];
  /** A milestone's date (E12); undefined does not narrow. */
  readonly date: PlanDateFilter | undefined;
  readonly additional: readonly AdditionalChoice[];
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
  date: undefined,
  additional: [],
};

/** Whether anything narrows the list. */
export function isNarrowed(filters: PlanFilters): boolean {
  const { date, ...others } = filters;
  return date !== undefined || Object.values(others).some((value: { length: number }) => value.length > 0);
}

/** The filters as the wire carries them. */
export function toWireFilters(filters: PlanFilters, sort: Sort = []): PlanListFilter {
  const { date, additional } = filters;
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
    ...(date && toWireDate(date)),
    ...(filters.distributionCenters.length > 0 && {
      chosenDistributionCenters: [...filters.distributionCenters],
    }),
    ...(additional.length > 0 && {
      selectedAdditionalFilters: additional.map(({ id, values }) => ({ id, selectedValues: [...values] })),
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
    date: fromWireDate(wire),
    additional: (wire.selectedAdditionalFilters ?? []).flatMap(({ id, selectedValues }) =>
      selectedValues.length > 0 ? [{ id, values: selectedValues }] : [],
    ),
  };
}

/** The order that the server kept, without columns that this list does not sort by. */
export function fromWireSort(wire: PlanListFilter): Sort {
  return (wire.sortColumns ?? []).flatMap((column) => {
    const columnId = columnIdOf(column);
    return columnId && isSortableColumn(columnId)
      ? [{ columnId, direction: column.sortOrder === wireOrder.ascending ? 'ascending' : 'descending' }]
      : [];
  });
}

/** Whether a saved filter orders by something that this list does not know (any more). */
export const hasUnknownSort = (wire: PlanListFilter): boolean =>
  fromWireSort(wire).length < (wire.sortColumns?.length ?? 0);

/**
 * The call's body; the wire counts pages from 1. Days of a date filter are those of the viewer's zone (E14), which is asked
 * for only then: finding it out takes the machine a while.
 */
export function toListRequest({ filters, sort, page }: PlanQuery, timezone: () => string): PlanListRequest {
  return {
    filters: toWireFilters(filters, sort),
    limit: page.size,
    page: page.index + 1,
    ...(filters.date && { timezone: timezone() }),
  };
}

const milestoneColumn = /^milestone:(\d{1,4})(:actual)?$/;

/** The columns that the server sorts by; a name that it does not know would refuse the whole list. */
const sortable: ReadonlySet<string> = new Set([
  'requestIdWithRevision',
  'underlyingRequestId',
  'requestTypeId',
  'productType',
  'productNumber',
  'orderNumber',
  'quantity',
  'priority',
  'designStatus',
  'processingStatusDescription',
  'manufacturingProgress',
  'manufacturingLocation',
  'distributionCenter',
  'linksCount',
  'createdDate',
  'plannedSurgeryDate',
]);

/** Whether the list can be sorted by a column. */
export const isSortableColumn = (columnId: string): boolean =>
  sortable.has(columnId) || milestoneColumn.test(columnId);

/** Whether a column shows dates of a milestone. */
export const isMilestoneColumnId = (columnId: string): boolean => columnId.startsWith('milestone:');

/** The column of a milestone's planned or actual date. */
export function milestoneColumnId(milestoneId: number, dateType: 0 | 1): string {
  return dateType === milestoneDateType.actual
    ? `milestone:${milestoneId}:actual`
    : `milestone:${milestoneId}`;
}

// 1 is ascending, 0 descending, everywhere (A32); a milestone goes by its id and date (E25).
function toSortColumn({ columnId, direction }: Sort[number]): PlanSortColumn {
  const sortOrder = wireOrder[direction];
  const [, milestoneId, actual] = milestoneColumn.exec(columnId) ?? [];
  if (milestoneId === undefined) return { columnName: columnId, sortOrder };
  const milestoneDate = actual === undefined ? milestoneDateType.planned : milestoneDateType.actual;
  return { milestoneId: Number(milestoneId), milestoneDateType: milestoneDate, sortOrder };
}

function columnIdOf({ columnName, milestoneId, milestoneDateType: dateType }: PlanSortColumn) {
  return milestoneId == null ? columnName : milestoneColumnId(milestoneId, dateType ?? 1);
}
