import type { ManufacturingCycleFilter } from '@crt/api-client/types-main';
import { allDesignStatuses } from '@crt/domain/design-status';
import { longestRequestIds } from '@crt/domain/list-page';
import { allPlanStatuses } from '@crt/domain/plan-status';
import { cycleAdditionalForms, stepColumnId, stepOfColumn, type StepColumn } from '@crt/domain/cycle-list';
import { listIn } from '../shared/list/address-values.ts';
import {
  dayNames,
  daysFromAddress,
  daysFromWire,
  daysToAddress,
  daysToWire,
  type DaySpan,
} from '../shared/list/list-days.ts';
import { additional } from '../shared/list/list-additional.ts';
import { codes, ids, text, type FiltersOf, type ListFilter } from '../shared/list/list-filter.ts';
import { cycleTabFilter } from './cycle-tab.ts';
import { cycleTexts } from './cycle.texts.ts';

const words = cycleTexts.filters;
type Wire = ManufacturingCycleFilter;

const byId = ids({ label: words.upcomingSteps, wire: 'upcomingJobSteps' });

/** Cycles with a job whose next step is one of these; on the wire each as an object (G13). */
const upcomingSteps = {
  ...byId,
  offer: 'availableJobSteps' as const,
  toWire: (steps) => (steps.length > 0 ? { upcomingJobSteps: steps.map((stepId) => ({ stepId })) } : {}),
  fromWire: ({ upcomingJobSteps = [] }) => upcomingJobSteps.map(({ stepId }) => stepId),
} satisfies ListFilter<readonly number[], Wire, Wire>;

/** Days on which cycles are due out of manufacturing; a single day is a range that ends where it begins (G13). */
const due: ListFilter<DaySpan | undefined, Wire, Wire> = {
  label: words.due,
  empty: undefined,
  isEmpty: (span) => span === undefined,
  names: dayNames,
  toAddress: (span) => (span ? daysToAddress(span) : []),
  fromAddress: daysFromAddress,
  toWire: (span) => {
    if (!span) return {};
    if (span.kind !== 'date') return daysToWire(span);
    return daysToWire({ kind: 'range', start: span.date, end: span.date });
  },
  fromWire: (wire) => {
    const span = daysFromWire(wire, wire.isRelativeDate ? 'relative' : 'range');
    return span?.kind === 'range' && span.start === span.end ? { kind: 'date', date: span.start } : span;
  },
};

/** Dates of job steps that are shown as columns, by the ids of these (G9). */
const milestones: ListFilter<readonly string[], Wire, Wire> = {
  label: words.milestones,
  empty: [],
  isEmpty: ({ length }) => length === 0,
  toAddress: (columns, name) => [[name, columns.join(',')]],
  fromAddress: (query, name) => listIn(query, name, /^step:\d{1,9}:[01]$/),
  toWire: (columns) =>
    columns.length > 0
      ? { selectedCycleMilestones: stepsOfColumns(columns).map((step) => ({ ...step })) }
      : {},
  fromWire: ({ selectedCycleMilestones = [] }) => selectedCycleMilestones.map(stepColumnId),
};

/** The job steps whose dates these columns show. */
export const stepsOfColumns = (columns: readonly string[]): readonly StepColumn[] =>
  columns.flatMap((id) => stepOfColumn(id) ?? []);

/** The filters of the cycle list, in the order of its bar; the tab stands above them (G2, G13). */
export const cycleFilters = {
  tab: cycleTabFilter,
  requestId: text({ label: words.requestId, wire: 'requestId', maxLength: longestRequestIds }),
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
  manufacturingLocations: ids({ label: words.manufacturingLocations, wire: 'chosenManufacturingLocations' }),
  jobSteps: ids({ label: words.jobSteps, wire: 'chosenJobSteps' }),
  upcomingSteps,
  due,
  milestones,
  additional: additional({
    label: words.more,
    wire: 'selectedAdditionalFilters',
    known: cycleAdditionalForms,
  }),
};

/** What narrows the cycle list, and the dates that it shows beside (G13). */
export type CycleFilters = FiltersOf<typeof cycleFilters>;
