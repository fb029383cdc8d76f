import { planFields } from '@crt/domain/plan-field';
import { changed } from '../../history/changed.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import type { LoadedPlan, PlanPatch } from '../plan.repository.ts';

/** Fields that change along with others: priority ends the risk, an approved milestone approves the plan. */
const following = [
  'raApproval',
  'manufacturingDataAvailable',
  'manufacturingAtRisk',
  'manufacturingPosition',
  'fileUploadedDate',
] as const;

/** What a patch changes besides the field that was edited: each changed field has a row of its own in the history (F46). */
export function alsoChanged(
  { plan }: LoadedPlan,
  patch: PlanPatch,
  told: readonly FieldChange[],
): FieldChange[] {
  return following.flatMap((field): FieldChange[] => {
    const next = patch[field];
    if (next === undefined || told.some((change) => change.field === field)) return [];
    return changed<typeof next>(field, planFields[field].kind, plan[field], next);
  });
}
