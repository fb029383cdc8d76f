import { canEditPlan, planEdits, type PlanEditName } from '@crt/domain/plan-edit';
import type { PlanField } from '@crt/domain/plan-field';
import type { RequestContext } from '../../context.ts';
import type { ValueKind } from '../history/change.tables.ts';
import { shownValue, storedValue, type FieldValue } from '../history/field-value.ts';
import { changed } from '../history/changed.ts';
import type { FieldChange } from '../history/record-changes.ts';
import {
  takeWriteRoad,
  type Findings,
  type WriteAnswer,
  type WriteRequest,
} from '../write-road/write-road.ts';
import { alsoChanged } from './also-changed.ts';
import { planAggregate } from './plan.aggregate.ts';
import { factsOf } from './plan-facts.ts';
import type { LoadedPlan, PlanPatch } from './plan.repository.ts';

/** A value of a field: as it is compared and stored in the history, and as people see it. */
export interface Shown {
  readonly value: FieldValue | Date;
  /** Only when people see something else than the value, such as a name for an id. */
  readonly text?: string | null;
}

/** What a new value means for a plan: refused, or the columns to set, perhaps after a question. */
export type Resolved = Findings & Shown & { readonly patch: PlanPatch };

/** One row of the table of edits: a field, its right and stamp (by name, in the domain), its check and its success text. */
export interface EditRule<Wire> {
  readonly edit: PlanEditName;
  readonly field: PlanField;
  readonly kind: ValueKind;
  readonly success: string;
  present(plan: LoadedPlan, context: RequestContext): Shown | Promise<Shown>;
  resolve(
    newValue: Wire,
    plan: LoadedPlan,
    context: RequestContext,
    body: Pick<EditBody<Wire>, 'timeZoneOffset'>,
  ): Resolved | Promise<Resolved>;
  /** What follows in the same transaction, from the plan as it is stored now. */
  effects?(stored: LoadedPlan, context: RequestContext): Promise<void>;
}

/** What every single-value edit sends (AA7). */
export type EditBody<Wire> = WriteRequest & {
  readonly newValue: Wire;
  /** Minutes east of UTC of the caller's clock. */
  readonly timeZoneOffset?: number | undefined;
};

/** Carries out one edit of one field of a plan on the write road. */
export async function editField<Wire>(
  context: RequestContext,
  rule: EditRule<Wire>,
  body: EditBody<Wire>,
): Promise<WriteAnswer> {
  let resolved: Resolved | undefined;
  const resolve = async (plan: LoadedPlan) =>
    (resolved ??= await rule.resolve(body.newValue, plan, context, body));
  const { effects } = rule;
  return takeWriteRoad(context, planAggregate, body, {
    fields: [rule.field],
    hasStamp: planEdits[rule.edit].hasStamp,
    success: rule.success,
    authorise: (plan) => canEditPlan(rule.edit, factsOf(plan), context.actor.permissions),
    validate: async (plan) => findingsOf(await rule.present(plan, context), await resolve(plan)),
    prepare: async (plan) => {
      const next = await resolve(plan);
      const change = changeOf(rule, await rule.present(plan, context), next);
      const isChanged = change.length > 0;
      return {
        patch: next.patch,
        changes: isChanged ? [...change, ...alsoChanged(plan, next.patch, change)] : [],
      };
    },
    ...(effects ? { effects: (stored: LoadedPlan) => effects(stored, context) } : {}),
  });
}

/** A value that the plan already has needs no confirmation. */
function findingsOf(present: Shown, next: Resolved): Findings {
  const isSame = storedValue(present.value) === storedValue(next.value);
  return isSame && next.error === undefined ? {} : next;
}

function changeOf<Wire>({ field, kind }: EditRule<Wire>, present: Shown, next: Shown): FieldChange[] {
  return changed(field, kind, present.value, next.value, (value) =>
    textOf(value === next.value ? next : present),
  );
}

function textOf(shown: Shown): string | null {
  return shown.text === undefined ? shownValue(shown.value) : shown.text;
}

/** A refusal of a new value with its reason. */
export function refuse(value: Shown['value'], error: string): Resolved {
  return { value, patch: {}, error };
}
