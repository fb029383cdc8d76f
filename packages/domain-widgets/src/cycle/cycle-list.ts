import { sortOrder } from '@crt/api-client/enums/sort-order';
import { listManufacturingCycles } from '@crt/api-client/main/manufacturing-cycle-list';
import {
  getChosenManufacturingFilters,
  getDefaultManufacturingColumns,
  listManufacturingAdditionalFilters,
  saveManufacturingColumnsAsDefault,
  saveManufacturingFiltersInSession,
} from '@crt/api-client/main/manufacturing-filter';
import { getManufacturingListFilters } from '@crt/api-client/main/manufacturing-option';
import { listManufacturingFilters, saveManufacturingFiltersPreset } from '@crt/api-client/main/stored-query';
import type {
  AvailableColumn,
  ManufacturingCycleFilter,
  ManufacturingSortColumn,
} from '@crt/api-client/types-main';
import { cycleColumns, cycleSortColumns, stepColumnId, stepOfColumn } from '@crt/domain/cycle-list';
import type { SortTerm } from '@crt/ui/DataTable';
import { ask, defineList, rowsBy } from '../shared/list/define-list.ts';
import type { ListQuery, ListRequest } from '../shared/list/list-query.ts';
import { cycleFilters, type CycleFilters } from './cycle-filters.ts';
import { cycleTexts } from './cycle.texts.ts';

/** Which page of which cycles, in which order. */
export type CycleQuery = ListQuery<CycleFilters>;

/** What tells the values that the filters offer, and the job steps whose dates can be columns. */
export const cycleOffers = {
  values: getManufacturingListFilters,
  additional: listManufacturingAdditionalFilters,
} as const;

/** The manufacturing cycles (G). */
export const cyclesList = defineList({
  name: 'cycles',
  texts: cycleTexts,
  columns: cycleColumns(),
  nameColumn: 'requestIdWithManufacturingRevision',
  filters: cycleFilters,
  recordsPerIndex: 10,
  sort: {
    first: [],
    most: 5,
    isAlso: (columnId) => stepOfColumn(columnId) !== undefined,
    isShown: (columnId, { milestones }) => !stepOfColumn(columnId) || milestones.includes(columnId),
    toWire: (sort) => ({ sortColumns: sort.map(toSortColumn) }),
    fromWire: ({ sortColumns = [] }) => sortColumns.map(fromSortColumn),
  },
  rows: rowsBy(listManufacturingCycles, inputOf, ({ items, filteredPlansCount, page, listQueryId }) => ({
    rows: items,
    total: filteredPlansCount,
    page,
    queryId: listQueryId,
  })),
  asksForZone: ({ due }) => due !== undefined,
  saved: {
    all: listManufacturingFilters,
    one: ask(getChosenManufacturingFilters, (storedQueryId: number) => ({ storedQueryId })),
    save: ask(saveManufacturingFiltersPreset, (saved: SavedCycles) => ({
      body: { ...saved, sortModel: saved.filters.sortColumns ?? [] },
    })),
  },
  memory: {
    read: getChosenManufacturingFilters,
    keep: ask(saveManufacturingFiltersInSession, (body: ManufacturingCycleFilter) => ({ body })),
  },
  offers: Object.values(cycleOffers),
  columnDefaults: {
    read: getDefaultManufacturingColumns,
    keep: ask(saveManufacturingColumnsAsDefault, (columns: AvailableColumn[]) => ({ body: { columns } })),
  },
});

interface SavedCycles {
  filters: ManufacturingCycleFilter;
  name: string;
  ignoreWarning: boolean;
}

/** The body of the call, which has order and some of the filters beside the others (G13). */
function inputOf({ filters, ...page }: ListRequest<ManufacturingCycleFilter>) {
  const { sortColumns = [], upcomingJobSteps = [], selectedAdditionalFilters = [] } = filters;
  const model = { filters, sortColumns, selectedWorkflowSteps: upcomingJobSteps, selectedAdditionalFilters };
  return { body: { model, ...page } };
}

/** The number that a column has on the wire. */
type SortedColumn = NonNullable<ManufacturingSortColumn['sortedColumn']>;

// 1 is ascending, 0 descending (A32); a date of a job step goes by the step and which of its two dates it is (G14).
function toSortColumn({ columnId, direction }: SortTerm): ManufacturingSortColumn {
  const sortedColumn = cycleSortColumns.findIndex((id) => id === columnId) as SortedColumn;
  return { ...(stepOfColumn(columnId) ?? { sortedColumn }), sortOrder: sortOrder[direction] };
}

function fromSortColumn({ sortedColumn, jobStepId, criteria, ...term }: ManufacturingSortColumn): SortTerm {
  return {
    columnId:
      jobStepId == null
        ? (cycleSortColumns[sortedColumn ?? -1] ?? '')
        : stepColumnId({ jobStepId, criteria: criteria === 0 ? 0 : 1 }),
    direction: term.sortOrder === sortOrder.ascending ? 'ascending' : 'descending',
  };
}
