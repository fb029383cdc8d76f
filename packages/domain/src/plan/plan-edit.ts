import type { Permission } from '../permission/permission.ts';
import { mayEdit } from '../record/record-field.ts';
import { allOf, type Verdict } from '../verdict.ts';
import { when, type PlanEdit, type PlanFacts } from './plan-facts.ts';
import { planFields, type PlanField } from './plan-field.ts';
import { planStatus } from './plan-status.ts';

/** A field of a plan that is edited, by wire name. */
export type EditablePlanField = {
  [Name in PlanField]: (typeof planFields)[Name] extends { readonly edit: unknown } ? Name : never;
}[PlanField];

type FactRead<Edit> = Edit extends PlanEdit<infer Fact> ? Fact : never;

/** What has to be known of a plan to ask whether some edits are possible: what their rules read, and the status. */
export type FactsOf<Name extends EditablePlanField> = Pick<
  PlanFacts,
  'status' | FactRead<(typeof planFields)[Name]['edit']>
>;

/** Whether a holder of `granted` may make this edit on this plan now; the reason belongs beside the disabled field. */
export function canEditPlan<Name extends EditablePlanField>(
  name: Name,
  plan: FactsOf<Name>,
  granted: ReadonlySet<Permission>,
): Verdict {
  const { edit } = planFields[name];
  // Whoever asked knows what this rule reads; the compiler only sees that some rule is meant.
  const canEditNow = edit.canEditNow as (facts: FactsOf<Name>) => Verdict;
  return allOf(
    mayEdit(edit, granted),
    when(plan.status !== planStatus.terminated, 'The plan is terminated.'),
    canEditNow(plan),
  );
}
