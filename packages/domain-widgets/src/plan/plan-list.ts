import { sortOrder } from '@crt/api-client/enums/sort-order';
import {
  getChosenPlanFilters,
  getDefaultPlanColumns,
  listPlanAdditionalFilters,
  savePlanColumnsAsDefault,
  savePlanFiltersInSession,
} from '@crt/api-client/main/plan-filter';
import { listPlans } from '@crt/api-client/main/plan-list';
import { getPlanListFilters } from '@crt/api-client/main/plan-option';
import { listPlanFilters, savePlanFiltersPreset } from '@crt/api-client/main/stored-query';
import type { AvailableColumn, PlanListFilter, PlanSortColumn } from '@crt/api-client/types-main';
import { allDesignStatuses } from '@crt/domain/design-status';
import { longestRequestIds } from '@crt/domain/list-page';
import { milestoneOfPlanColumn, planAdditionalForms, planColumns } from '@crt/domain/plan-list';
import { allPlanStatuses } from '@crt/domain/plan-status';
import type { SortTerm } from '@crt/ui/DataTable';
import { ask, defineList, rowsFrom } from '../shared/list/define-list.ts';
import { additional } from '../shared/list/list-additional.ts';
import { choices, codes, ids, text, type FiltersOf } from '../shared/list/list-filter.ts';
import { noFilters, type ListQuery } from '../shared/list/list-query.ts';
import { milestoneDateType, planDateFilter } from './plan-date-filter.ts';
import { planTexts } from './plan.texts.ts';

const words = planTexts.list.filters;

/** The filters of the plan list, in the order of its bar. */
export const planFilters = {
  // Contained in the request id (E9).
  requestId: text({ label: words.requestId, wire: 'requestId', maxLength: longestRequestIds }),
  // Product types, or type and product joined by a dash (E10).
  products: choices({ label: words.products, wire: 'chosenProducts', form: /^\d+(?:-\d+)?$/ }),
  designStatuses: codes({
    label: words.designStatuses,
    wire: 'chosenDesignStatuses',
    known: allDesignStatuses,
  }),
  processingStatuses: codes({
    label: words.processingStatuses,
    wire: 'chosenProcessingStatuses',
    known: allPlanStatuses,
  }),
  distributionCenters: ids({ label: words.distributionCenters, wire: 'chosenDistributionCenters' }),
  date: planDateFilter,
  additional: additional({
    label: words.more,
    wire: 'selectedAdditionalFilters',
    known: planAdditionalForms,
  }),
};

/** What narrows the plan list (E9 to E17). */
export type PlanFilters = FiltersOf<typeof planFilters>;
/** Which page of which plans, in which order. */
export type PlanQuery = ListQuery<PlanFilters>;

/** What tells the values that the filters offer, and the milestones that can be columns. */
export const planOffers = { values: getPlanListFilters, additional: listPlanAdditionalFilters } as const;

/** The fulfilment plans (E). */
export const plansList = defineList({
  name: 'plans',
  texts: planTexts.list,
  columns: planColumns,
  nameColumn: 'requestIdWithRevision',
  filters: planFilters,
  sort: {
    first: [],
    most: 5,
    toWire: (sort) => ({ sortColumns: sort.map(toSortColumn) }),
    fromWire: ({ sortColumns = [] }) => sortColumns.map(fromSortColumn),
  },
  rows: rowsFrom(listPlans, ({ data, filteredPlansCount, page, listQueryId }) => ({
    rows: data,
    total: filteredPlansCount,
    page,
    queryId: listQueryId,
  })),
  asksForZone: ({ date }) => date !== undefined,
  saved: {
    all: listPlanFilters,
    one: ask(getChosenPlanFilters, (storedQueryId: number) => ({ storedQueryId })),
    save: ask(savePlanFiltersPreset, (saved: SavedPlans) => ({
      body: { ...saved, sortModel: saved.filters.sortColumns ?? [] },
    })),
  },
  memory: {
    read: getChosenPlanFilters,
    keep: ask(savePlanFiltersInSession, (body: PlanListFilter) => ({ body })),
  },
  offers: Object.values(planOffers),
  columnDefaults: {
    read: getDefaultPlanColumns,
    keep: ask(savePlanColumnsAsDefault, (columns: AvailableColumn[]) => ({ body: { columns } })),
  },
});

interface SavedPlans {
  filters: PlanListFilter;
  name: string;
  ignoreWarning: boolean;
}

/** The plan list without any filter. */
export const noPlanFilters = noFilters(plansList);

// 1 is ascending, 0 descending, everywhere (A32); a milestone goes by its id and date (E25).
function toSortColumn({ columnId, direction }: SortTerm): PlanSortColumn {
  const milestone = milestoneOfPlanColumn(columnId);
  return {
    ...(milestone
      ? {
          milestoneId: milestone.type,
          milestoneDateType: milestoneDateType[milestone.date === 'due' ? 'planned' : 'actual'],
        }
      : { columnName: columnId }),
    sortOrder: sortOrder[direction],
  };
}

function fromSortColumn(column: PlanSortColumn): SortTerm {
  return {
    columnId: columnIdOf(column),
    direction: column.sortOrder === sortOrder.ascending ? 'ascending' : 'descending',
  };
}

/** What it is sorted by; '' where the list does not know it (any more). */
function columnIdOf({ columnName, milestoneId, milestoneDateType: dateType }: PlanSortColumn): string {
  if (milestoneId == null) return columnName ?? '';
  return `milestone:${milestoneId}${dateType === milestoneDateType.actual ? ':actual' : ''}`;
}
