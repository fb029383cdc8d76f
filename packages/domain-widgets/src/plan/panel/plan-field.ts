import type { MilestoneType } from '@crt/domain/milestone-type';
import { canEditPlan, planEdits, type FactsOf, type PlanEditName } from '@crt/domain/plan-edit';
import { requestType, requestTypeName, type RequestType } from '@crt/domain/request-type';
import { formatWithZone } from '@crt/ui/format-date';
import type { FieldValue } from '../../shared/edit/run-edit.ts';
import type { EditCall } from '../../shared/edit/use-send-edit.ts';
import { panelTexts } from './panel.texts.ts';

/** What the panels of a plan have in common. */
export interface PanelInfo {
  /** Id of the plan. */
  readonly id: number;
  /** Without it every field is only shown (F9). */
  readonly canManageFulfilmentPlan: boolean;
  /** The version that was read; absent where the panel has edits without a stamp only (F59). */
  readonly timestampBase64?: string;
}

interface FieldBase<Info> {
  /** Also the name of its rule in the domain, of its success text and of its stamp. */
  readonly name: PlanEditName;
  readonly label: string;
  /** Whether the field stands on this plan at all. */
  readonly isShown?: (info: Info) => boolean;
  readonly operation: EditCall;
  /** Asked before anything is sent. */
  readonly question?: string;
  /** Told when the call itself fails. */
  readonly failed?: string;
}

/** An option of a choice. */
export interface FieldOption {
  readonly id: string | number;
  readonly name: string;
  readonly isDisabled?: boolean;
}

/** One editable field of a panel, told apart by the kind of its value. */
export type PlanField<Info> = FieldBase<Info> &
  (
    | {
        readonly kind: 'text';
        readonly value: (info: Info) => string | null;
        readonly isRequired?: boolean;
        readonly maxLength: number;
      }
    | {
        readonly kind: 'number';
        readonly value: (info: Info) => number | null;
        readonly min: number;
        readonly max: number | ((info: Info) => number);
      }
    | { readonly kind: 'date'; readonly value: (info: Info) => string | null }
    | {
        readonly kind: 'date-time';
        readonly value: (info: Info) => string | null;
        /** The milestone whose date it is: it is read and typed in that one's zone. */
        readonly milestone: MilestoneType;
      }
    | { readonly kind: 'switch'; readonly value: (info: Info) => boolean }
    | {
        readonly kind: 'select';
        readonly value: (info: Info) => string | number | null;
        readonly options: (info: Info) => readonly FieldOption[];
      }
  );

/** The kind of a plan from its category in words; undefined for words that this version does not know. */
export function typeOfCategory(category: string): RequestType | undefined {
  return Object.values(requestType).find((candidate) => requestTypeName[candidate] === category);
}

const manager = new Set(['CanManageFulfilmentPlan'] as const);

/**
 * Why an edit is not possible on this plan now, from the rule that the server refuses it with; undefined when it is. The
 * rule is asked with all facts that it reads; while these are not known nothing closes the field but the server.
 */
export function lockedReason<Name extends PlanEditName>(
  name: Name,
  facts: FactsOf<Name> | undefined,
): string | undefined {
  if (facts === undefined) return undefined;
  const verdict = canEditPlan(name, facts, manager);
  return verdict.isAllowed ? undefined : verdict.reason;
}

/** Whether the call of a field carries the stamp (F59). */
export const hasStamp = (name: PlanEditName): boolean => planEdits[name].hasStamp;

/** A value as the person reads it, where only text can stand; an instant in the given zone. */
export function shownValue<Info>(
  field: PlanField<Info>,
  value: FieldValue,
  info: Info,
  timeZone: string,
): string {
  if (value === null || value === '') return panelTexts.none;
  if (typeof value === 'boolean') return value ? panelTexts.yes : panelTexts.no;
  if (field.kind === 'date') return formatWithZone(String(value), 'date', 'UTC');
  if (field.kind === 'date-time') return formatWithZone(String(value), 'dateTime', timeZone);
  if (field.kind !== 'select') return String(value);
  return field.options(info).find(({ id }) => id === value)?.name ?? String(value);
}
