import { shownValue, storedValue } from '../change/field-value.ts';
import type { ValueKind } from '../change/change.tables.ts';
import type { FieldChange } from '../change/record-changes.ts';
import type { LoadedPlan, PlanPatch } from './plan.repository.ts';

/** Fields that change along with others: priority ends the risk, an approved milestone approves the plan. */
const following = {
  raApproval: 'boolean',
  manufacturingDataAvailable: 'boolean',
  manufacturingAtRisk: 'boolean',
  manufacturingPosition: 'number',
  fileUploadedDate: 'instant',
} as const satisfies Partial<Record<keyof PlanPatch, ValueKind>>;

/** What a patch changes besides the field that was edited: each changed field has a row of its own in the history (F46). */
export function alsoChanged(
  { plan }: LoadedPlan,
  patch: PlanPatch,
  told: readonly FieldChange[],
): FieldChange[] {
  return Object.entries(following).flatMap(([name, kind]): FieldChange[] => {
    const field = name as keyof typeof following;
    const next = patch[field];
    if (next === undefined || told.some((change) => change.field === field)) return [];
    const [oldValue, newValue] = [storedValue(plan[field]), storedValue(next)];
    if (oldValue === newValue) return [];
    return [{ field, kind, oldValue, newValue, oldText: shownValue(plan[field]), newText: shownValue(next) }];
  });
}
