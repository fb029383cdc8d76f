import { cycleSortColumns } from '@crt/domain/cycle-list';
import { count, desc, isNotNull } from 'drizzle-orm';
import { manufacturingJobs } from '../../apps/server/src/modules/manufacturing/job/job.tables.ts';
import type { ListCall } from '../shared/measure-list.ts';
import type { MeasuredServer } from '../shared/measured-server.ts';

type Filters = Readonly<Record<string, object>>;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const additional = (id: number, ...selectedValues: string[]) => ({
  selectedAdditionalFilters: [{ id, selectedValues }],
});

/** The steps that most jobs stand at, and that come next to most. */
async function commonSteps({ storage: { db } }: MeasuredServer) {
  const most = async (
    column: typeof manufacturingJobs.currentStepId | typeof manufacturingJobs.nextStepId,
  ) => {
    const number = count();
    const [row] = await db
      .select({ id: column, number })
      .from(manufacturingJobs)
      .where(isNotNull(column))
      .groupBy(column)
      .orderBy(desc(number))
      .limit(1);
    return row?.id ?? 0;
  };
  return {
    current: await most(manufacturingJobs.currentStepId),
    next: await most(manufacturingJobs.nextStepId),
  };
}

/** Every tab of the list by itself (G1). */
const tabs: Filters = {
  'tab: all': {},
  'tab: critical': { isCritical: true },
  'tab: product type': { productType: 3 },
  'tab: request type': { requestTypeId: 1 },
  'tab: prototypes': { requestTypeId: 2 },
};

const filtersOf = (steps: Awaited<ReturnType<typeof commonSteps>>): Filters => ({
  'request id, one part': { requestId: '123' },
  'request id, one digit': { requestId: '7' },
  'design status': { chosenDesignStatuses: [5] },
  'processing status': { chosenProcessingStatuses: [4] },
  locations: { chosenManufacturingLocations: [1, 2] },
  'job step': { chosenJobSteps: [steps.current] },
  'upcoming step': { upcomingJobSteps: [{ stepId: steps.next }] },
  'due range': { startDate: day(-10), endDate: day(20) },
  'due, next two weeks': {
    isRelativeDate: true,
    startDate: day(0),
    relativeDateModifier: 1,
    relativeDateAmount: 2,
    relativeDateFrequency: 1,
  },
  'minimum progress': additional(1, '50'),
  due: additional(7, '1', '2'),
  'design approval': additional(8, '1', '2', '3'),
});

const combined = ({ current }: Awaited<ReturnType<typeof commonSteps>>): Filters => ({
  'critical, status, location': {
    isCritical: true,
    chosenProcessingStatuses: [4],
    chosenManufacturingLocations: [1, 2],
  },
  'product type, job step, due range': {
    productType: 3,
    chosenJobSteps: [current],
    startDate: day(-60),
    endDate: day(60),
  },
});

/** Sorts by the fields of rows; with the dates of a job step, which are columns then, by these too (G9, G14). */
const fieldSorts: Filters = Object.fromEntries(
  cycleSortColumns.flatMap((name, sortedColumn) =>
    [0, 1].map((sortOrder) => [`${name} ${sortOrder === 1 ? 'up' : 'down'}`, { sortedColumn, sortOrder }]),
  ),
);
const stepSorts = (jobStepId: number): Filters =>
  Object.fromEntries(
    [0, 1].flatMap((criteria) =>
      [0, 1].map((sortOrder) => [
        `${criteria === 0 ? 'actual' : 'planned'} end of a step ${sortOrder === 1 ? 'up' : 'down'}`,
        { jobStepId, criteria, sortOrder },
      ]),
    ),
  );

function callsOf(filters: Filters, sorts: Filters): ListCall[] {
  return Object.entries(filters).flatMap(([filter, chosen]) =>
    Object.entries(sorts).map(([sort, column]) => ({
      filter,
      sort,
      path: '/api/ManufacturingCycle/GetFilteredManufacturingCycles',
      body: bodyOf(chosen, column),
    })),
  );
}

interface Beside {
  readonly upcomingJobSteps?: readonly object[];
  readonly selectedAdditionalFilters?: readonly object[];
}

function bodyOf(chosen: Beside, column: object) {
  const { upcomingJobSteps = [], selectedAdditionalFilters = [], ...filters } = chosen;
  const beside = { selectedWorkflowSteps: upcomingJobSteps, selectedAdditionalFilters };
  return {
    model: { filters, sortColumns: [column], ...beside },
    limit: 50,
    page: 1,
    timezone: 'Europe/Berlin',
  };
}

/** Calls of the cycle list: each tab, each single filter, columns of job steps, and filters that narrow together. */
export async function cycleCalls(server: MeasuredServer) {
  const steps = await commonSteps(server);
  const { current: jobStepId } = steps;
  const selectedCycleMilestones = [0, 1].map((criteria) => ({ jobStepId, criteria }));
  return {
    tabs: callsOf(tabs, fieldSorts),
    single: callsOf(filtersOf(steps), fieldSorts),
    steps: callsOf({ 'dates of a job step': { selectedCycleMilestones } }, stepSorts(jobStepId)),
    combined: callsOf(combined(steps), fieldSorts),
  };
}
