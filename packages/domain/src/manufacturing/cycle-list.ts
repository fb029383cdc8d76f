import { progressFilter, type AdditionalForms } from '../list/additional-forms.ts';
import { listColumns, type ListColumn } from '../list/list-column.ts';
import { isLate, withoutDueDates, type DueMilestone } from '../milestone/overdue.ts';
import { planStatus, type PlanStatus } from '../plan/plan-status.ts';

const labels = {
  requestIdWithManufacturingRevision: 'Plan Id',
  productSymbol: 'Product Symbol',
  designStatusDescription: 'Design Status',
  dueDate: 'Out-Of-Manuf.',
  actualDate: 'Out-Of-Manuf. (actual)',
  manufacturingProgress: 'Manufacturing Progress',
  lastComment: 'Comment',
};

/** A column of the cycle list that is a field of its rows. */
export type CycleFieldColumnId = keyof typeof labels;
/** A column with the planned or the actual end of a job step (G9). */
export type CycleStepColumnId = `step:${number}:${StepDate}`;
/** A column of the cycle list. */
export type CycleColumnId = CycleFieldColumnId | CycleStepColumnId;

/** Which date of a job step is meant, as the wire counts: 0 actual, otherwise planned (G9). */
export type StepDate = 0 | 1;

/** A job step of which a date is shown as a column. */
export interface StepColumn {
  readonly jobStepId: number;
  readonly criteria: StepDate;
}

/** The columns that can be sorted, by their numbers on the wire (G14). */
export const cycleSortColumns: readonly CycleFieldColumnId[] = [
  'requestIdWithManufacturingRevision',
  'dueDate',
  'actualDate',
  'manufacturingProgress',
  'productSymbol',
  'designStatusDescription',
];

const fields = listColumns(labels, {
  dueDate: { kind: 'instant' },
  actualDate: { kind: 'instant' },
  manufacturingProgress: { kind: 'percent' },
  lastComment: { isSortable: false },
});

/** The additional filter by how long ago the design was approved, in the colours of the badge (G15). */
export const cycleApprovalFilter = 8;

/** What the additional filters of the cycle list know; the least progress and what is due are those of plans (E17). */
export const cycleAdditionalForms: AdditionalForms = {
  [progressFilter.id]: /^\d{1,9}$/,
  7: /^[12]$/,
  [cycleApprovalFilter]: /^[1-3]$/,
};

/** The columns of the cycle list; dates of job steps take the place of those out of manufacturing (G8, G9). */
export function cycleColumns(
  steps: readonly (StepColumn & { readonly name: string })[] = [],
): readonly ListColumn<CycleColumnId>[] {
  const ofSteps = steps.map((step): ListColumn<CycleColumnId> => ({
    id: stepColumnId(step),
    label: step.criteria === 0 ? `${step.name} (actual)` : step.name,
    kind: 'instant',
    isSortable: true,
    isInitiallyHidden: false,
  }));
  return fields.flatMap((column): readonly ListColumn<CycleColumnId>[] => {
    if (column.id === 'manufacturingProgress') return [...ofSteps, column];
    const isReplaced = ofSteps.length > 0 && (column.id === 'dueDate' || column.id === 'actualDate');
    return [{ ...column, isInitiallyHidden: isReplaced }];
  });
}

/** The id of a column with a date of a job step. */
export const stepColumnId = ({ jobStepId, criteria }: StepColumn): CycleStepColumnId =>
  `step:${jobStepId}:${criteria}`;

/** The date of a job step that a column shows; undefined for a column that is a field. */
export function stepOfColumn(id: string): StepColumn | undefined {
  const [, step, criteria] = /^step:(\d{1,9}):([01])$/.exec(id) ?? [];
  return step === undefined ? undefined : { jobStepId: Number(step), criteria: criteria === '0' ? 0 : 1 };
}

/** What makes a row of the cycle list stand out. */
export interface CycleRowFacts {
  readonly status: PlanStatus;
  readonly priority: boolean;
  /** From when on a present step is past its third level. */
  readonly criticalAt: Date | null;
  /** When it is due out of manufacturing. */
  readonly due: DueMilestone;
}

/** How a row stands out: on hold, critical (of level 3, or late with priority), late, or not at all (G23, §3.11). */
export function cycleRowStyle(
  { status, priority, criticalAt, due }: CycleRowFacts,
  now: Date,
): 'none' | 'late' | 'critical' | 'on-hold' {
  if (status === planStatus.onHold) return 'on-hold';
  const isOverdue = !withoutDueDates.includes(status) && isLate(due, now);
  if ((criticalAt !== null && criticalAt <= now) || (priority && isOverdue)) return 'critical';
  return isOverdue ? 'late' : 'none';
}
