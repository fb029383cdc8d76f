import {
  cycleAdditionalForms,
  cycleColumns,
  stepOfColumn,
  type CycleFieldColumnId,
  type StepColumn,
} from '@crt/domain/cycle-list';
import { designStatusName } from '@crt/domain/design-status';
import { planStatusName } from '@crt/domain/plan-status';
import { requestTypeName } from '@crt/domain/request-type';
import { eq, ilike } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import type { SheetColumn } from '../../../platform/spreadsheet/spreadsheet.ts';
import { stepNames } from '../../job-step/job-step.options.ts';
import { additionalFilters } from '../../list/additional.ts';
import type { ListDefinition } from '../../list/engine/list-definition.ts';
import { codes, possibleId, records, requestIds } from '../../list/engine/list-filters.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { manufacturingJobs } from '../job/job.tables.ts';
import { additionalOfCycles } from './cycle-additional.ts';
import {
  atSteps,
  critical,
  dueAround,
  dueFrom,
  dueUntil,
  one,
  type CycleFilters,
} from './cycle-conditions.ts';
import { findCycleRows, type CycleListRow } from './cycle-list-rows.ts';
import { cycleSortKey, cycleSortOf } from './cycle-sort-keys.ts';

/** The list of manufacturing cycles as it is without dates of job steps (G). */
export const cycleList = {
  name: 'cycles',
  title: 'Manufacturing cycles',
  // A cycle has the id of its plan, which has nearly all that it is looked for by.
  table: plans,
  id: plans.id,
  always: eq(plans.hasCycle, true),
  columns: cycleColumns(),
  filters: {
    requestId: requestIds('Plan Id', (part) => ilike(plans.requestId, containing(part))),
    chosenDesignStatuses: codes('Design Status', plans.designStatus, designStatusName),
    chosenProcessingStatuses: codes('Processing Status', plans.status, planStatusName),
    chosenManufacturingLocations: records(
      'Manufacturing Location',
      plans.manufacturingLocationId,
      manufacturingLocations,
    ),
    chosenJobSteps: atSteps('Job Step', manufacturingJobs.currentStepId, (id: number) => id),
    upcomingJobSteps: atSteps(
      'Upcoming Step',
      manufacturingJobs.nextStepId,
      ({ stepId }: { stepId: number }) => stepId,
    ),
    productType: one(records('Product Type', plans.productTypeId, productTypes)),
    requestTypeId: one(codes('Category', plans.type, requestTypeName)),
    isCritical: critical,
    startDate: dueFrom,
    endDate: dueUntil,
    isRelativeDate: dueAround,
    selectedAdditionalFilters: additionalFilters(additionalOfCycles, cycleAdditionalForms),
  },
  sortKey: cycleSortKey,
  sortOf: cycleSortOf,
} satisfies Omit<ListDefinition<CycleFilters, CycleListRow>, 'findRows' | 'cell'>;

/** The list with the dates of job steps that the filters, or the columns beside them, name (G9). */
export async function cycleListFor(
  { tx, clock, actor: { userId } }: Pick<RequestContext, 'tx' | 'clock' | 'actor'>,
  { selectedCycleMilestones = [], availableColumns = [] }: CycleFilters,
): Promise<ListDefinition<CycleFilters, CycleListRow>> {
  const kept = availableColumns.flatMap(({ field }) => stepOfColumn(field) ?? []);
  const steps = distinct([...selectedCycleMilestones, ...kept]);
  const names =
    steps.length > 0
      ? await stepNames(
          tx,
          steps.map(({ jobStepId }) => jobStepId),
        )
      : undefined;
  const now = clock.now();
  return {
    ...cycleList,
    columns: cycleColumns(steps.map((step) => ({ ...step, name: names?.get(step.jobStepId) ?? 'Job Step' }))),
    findRows: (db, ids) => findCycleRows(db, ids, steps, { userId, now }),
    cell: cellOf,
  };
}

function distinct(steps: readonly StepColumn[]): readonly StepColumn[] {
  const known = steps.map(({ jobStepId, criteria }) => ({ jobStepId: possibleId(jobStepId), criteria }));
  return [...new Map(known.map((step) => [`${step.jobStepId}:${step.criteria}`, step])).values()];
}

type Cell = SheetColumn<CycleListRow>['value'];

const cells: Readonly<Record<Exclude<CycleFieldColumnId, 'dueDate' | 'actualDate'>, Cell>> = {
  requestIdWithManufacturingRevision: (row) => row.requestIdWithManufacturingRevision,
  productSymbol: (row) => row.productSymbol,
  designStatusDescription: (row) => row.designStatusDescription,
  manufacturingProgress: (row) => row.manufacturingProgress / 100,
  lastComment: (row) => row.lastComment,
};

/** What a spreadsheet shows (G6, G22). */
function cellOf(columnId: string, clock: (instant: Date) => Date): Cell {
  if (Object.hasOwn(cells, columnId)) return cells[columnId as keyof typeof cells];
  const step = stepOfColumn(columnId);
  return (row) => {
    const date = step
      ? row.chosenCycleMilestones.find(
          ({ jobStepId, criteria }) => jobStepId === step.jobStepId && criteria === step.criteria,
        )?.date
      : row[columnId === 'dueDate' ? 'dueDate' : 'actualDate'];
    return date ? clock(new Date(date)) : null;
  };
}
