import { canEditPlan, type EditablePlanField, type FactsOf } from '@crt/domain/plan-edit';
import { planFields } from '@crt/domain/plan-field';
import type { InlineValue } from '@crt/ui/InlineEdit';
import type { RecordField, RecordInfo, ZoneOf } from '../../shared/record/record-field.ts';

/** What the panels of a plan have in common. */
export interface PanelInfo extends RecordInfo {
  /** Without it every field is only shown (F9). */
  readonly canManageFulfilmentPlan: boolean;
}

/** One editable field of a panel. */
export type PlanField<Info, Name extends EditablePlanField = EditablePlanField> = RecordField<Info, Name>;

type KindOf<Name extends EditablePlanField> = (typeof planFields)[Name]['kind'];

/** What is entered is of the kind that the domain says; a text may also be chosen out of a list. */
type Entered<Name extends EditablePlanField> = Extract<
  InlineValue<string | number>,
  { kind: KindOf<Name> | (KindOf<Name> extends 'text' ? 'choice' : never) }
>;

type Facts<Info, Name extends EditablePlanField> = Omit<
  RecordField<Info>,
  'name' | 'label' | 'hasStamp' | 'edit'
> & {
  /** Where the panel says it shorter than the history. */
  readonly label?: string;
  readonly edit: (info: Info, zoneOf: ZoneOf) => Entered<Name>;
};

/** Gives the fields of a panel what the domain says of them: label and stamp (F59), and of what kind they are. */
export const fieldsOf =
  <Info>() =>
  <Name extends EditablePlanField>(name: Name, facts: Facts<Info, Name>): PlanField<Info, Name> => ({
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
