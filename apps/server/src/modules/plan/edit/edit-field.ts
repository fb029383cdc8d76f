import { canEditPlan, type EditablePlanField } from '@crt/domain/plan-edit';
import { planFields } from '@crt/domain/plan-field';
import { editsOf, type EditRule, type Resolved, type Shown } from '../../write-road/field-edits.ts';
import { alsoChanged } from './also-changed.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { factsOf } from '../details/plan-facts.ts';
import type { LoadedPlan, PlanPatch } from '../plan.repository.ts';

/** How one field of a plan is edited. */
export type PlanRule<Wire> = EditRule<EditablePlanField, LoadedPlan, PlanPatch, Wire>;

type PlainField = Extract<EditablePlanField, keyof LoadedPlan['plan']>;

/** What makes rules for the fields of a plan that are plain columns, and what carries an edit out. */
export const { column, edit: editField } = editsOf<LoadedPlan, PlanPatch, EditablePlanField, PlainField>({
  aggregate: planAggregate,
  fields: planFields,
  columnsOf: ({ plan }) => plan,
  authorise: (field, plan, { actor }) => canEditPlan(field, factsOf(plan), actor.permissions),
  alsoChanged,
});

/** A refusal of a new value with its reason. */
export function refuse(value: Shown['value'], error: string): Resolved<PlanPatch> {
  return { value, patch: {}, error };
}
