import { designStatusName } from '@crt/domain/design-status';
import {
  milestoneOfPlanColumn,
  planAdditionalForms,
  planColumns,
  type PlanFieldColumnId,
} from '@crt/domain/plan-list';
import { planStatusName } from '@crt/domain/plan-status';
import { requestTypeName } from '@crt/domain/request-type';
import type { SheetColumn } from '../../../platform/spreadsheet/spreadsheet.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { additionalFilters } from '../../list/additional.ts';
import type { FiltersOf, ListDefinition } from '../../list/engine/list-definition.ts';
import { codes, records, requestIds } from '../../list/engine/list-filters.ts';
import { plans } from '../plan.tables.ts';
import { additionalOfPlans } from './additional-conditions.ts';
import { milestoneDates } from './milestone-dates.ts';
import type { PlanFilters } from './plan-filters.ts';
import { findPlanListRows } from './plan-list-rows.ts';
import { toPlanListRow, type PlanListRow } from './plan-list.mapper.ts';
import { requestIdContains } from './plan-list.repository.ts';
import { planSortKey, planSortOf } from './plan-sort-keys.ts';
import { productFilter } from './product-choices.ts';

type CellValue = SheetColumn<PlanListRow>['value'];

/** The filters of the plan list, with what they offer (E9 to E17). */
export const planFilters = {
  requestId: requestIds('Plan ID', requestIdContains),
  chosenProducts: productFilter(),
  chosenDesignStatuses: codes('Design Status', plans.designStatus, designStatusName),
  chosenProcessingStatuses: codes('Processing Status', plans.status, planStatusName),
  dateFilter: milestoneDates,
  chosenDistributionCenters: records('Distribution Center', plans.distributionCenterId, {
    id: distributionCenters.id,
    name: distributionCenters.requestDistributionCentre,
  }),
  selectedAdditionalFilters: additionalFilters(additionalOfPlans, planAdditionalForms),
} satisfies FiltersOf<PlanFilters>;

/** The list of fulfilment plans (E). */
export const planList: ListDefinition<PlanFilters, PlanListRow> = {
  name: 'plans',
  title: 'Fulfilment plans',
  table: plans,
  id: plans.id,
  columns: planColumns,
  filters: planFilters,
  sortKey: planSortKey,
  sortOf: planSortOf,
  findRows: async (tx, ids) => (await findPlanListRows(tx, ids)).map(toPlanListRow),
  cell: (columnId, clock) => {
    if (Object.hasOwn(cells, columnId)) return cells[columnId as keyof typeof cells];
    const valueOf = columnId === 'createdDate' ? createdDate : milestoneDate(columnId);
    return (row) => {
      const instant = valueOf(row);
      return instant ? clock(new Date(instant)) : null;
    };
  },
};

const createdDate = (row: PlanListRow) => row.createdDate;

function milestoneDate(columnId: string): (row: PlanListRow) => string | null | undefined {
  const milestone = milestoneOfPlanColumn(columnId);
  const date = milestone?.date === 'actual' ? 'actualDate' : 'plannedDate';
  return ({ milestones }) => milestones.find(({ milestoneId }) => milestoneId === milestone?.type)?.[date];
}

/** What a spreadsheet shows in the columns that are the same in every zone. */
const cells: Readonly<Record<Exclude<PlanFieldColumnId, 'createdDate'>, CellValue>> = {
  requestIdWithRevision: (row) => row.requestIdWithRevision,
  underlyingRequestId: (row) => row.underlyingRequestId,
  requestTypeId: (row) => requestTypeName[row.requestTypeId],
  productType: (row) => row.productType,
  productNumber: (row) => row.productNumber,
  priority: (row) => (row.priority ? 'Yes' : 'No'),
  designStatus: (row) => row.designStatus,
  processingStatusDescription: (row) => row.processingStatusDescription,
  manufacturingProgress: (row) =>
    row.isManufacturingProgressVisible ? row.manufacturingProgress / 100 : null,
  linksCount: (row) => row.linksCount,
  quantity: (row) => row.quantity,
  distributionCenter: (row) => row.distributionCenter,
  manufacturingLocation: (row) => row.manufacturingLocation,
  orderNumber: (row) => row.orderNumber,
  plannedSurgeryDate: (row) =>
    row.plannedSurgeryDate === null ? null : new Date(`${row.plannedSurgeryDate}T00:00Z`),
};
