import { canEditPlan, type EditablePlanField, type FactsOf } from '@crt/domain/plan-edit';
import { planFields } from '@crt/domain/plan-field';
import type { RecordField, RecordInfo } from '../../shared/record/record-field.ts';

/** What the panels of a plan have in common. */
export interface PanelInfo extends RecordInfo {
  /** Without it every field is only shown (F9). */
  readonly canManageFulfilmentPlan: boolean;
}

/** One editable field of a panel. */
export type PlanField<Info, Name extends EditablePlanField = EditablePlanField> = RecordField<Info, Name>;

type Facts<Info> = Omit<RecordField<Info>, 'name' | 'label' | 'hasStamp'> & {
  /** Where the panel says it shorter than the history. */
  readonly label?: string;
};

/** Gives the fields of a panel what the domain says of them: label and stamp (F59). */
export const fieldsOf =
  <Info>() =>
  <Name extends EditablePlanField>(name: Name, facts: Facts<Info>): PlanField<Info, Name> => ({
    name,
    label: planFields[name].label,
    hasStamp: planFields[name].edit.hasStamp,
    ...facts,
  });

const manager = new Set(['CanManageFulfilmentPlan'] as const);

/**
 * Why an edit is not possible on this plan now, from the rule that the server refuses it with; undefined when it is. The
 * rule is asked with all facts that it reads; while these are not known nothing closes the field but the server.
 */
export function lockedReason<Name extends EditablePlanField>(
  name: Name,
  facts: FactsOf<Name> | undefined,
): string | undefined {
  if (facts === undefined) return undefined;
  const verdict = canEditPlan(name, facts, manager);
  return verdict.isAllowed ? undefined : verdict.reason;
}
