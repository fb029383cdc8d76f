import { planFieldText, type PlanField } from '../plan/plan-field.ts';

/** The kind of a manufacturing cycle in the change history, where it stands under the id of its plan. */
export const cycleHistory = 'manufacturing-cycle';

/**
 * What is edited at a plan and at its cycle alike (H17, H18): both histories tell it, so that two people meet wherever they
 * are; who reads both reads it of the plan.
 */
export const sharedCycleFields = [
  'orderNumber',
  'requiredManufacturingDataRevision',
  'manufacturingDataAvailable',
] as const satisfies readonly PlanField[];

const labels: Readonly<Record<string, string>> = {
  created: 'Manufacturing Cycle',
  comment: 'Manufacturing Comment',
  finalized: 'Finalized',
  workflow: 'Workflow',
  job: 'Job Step',
  rework: 'Rework',
};

/** The name that people see for a field that the history of a cycle tells: each job and each rework is one, as in `job:15207` (F46, H3). */
export function cycleFieldText(field: string): string {
  const kind = /^(?:job|rework)(?=:)/.exec(field)?.[0] ?? field;
  return labels[kind] ?? planFieldText(field);
}
