import { canEditPlan, planEdits, type PlanEditName, type PlanFacts } from '@crt/domain/plan-edit';
import { planStatus } from '@crt/domain/plan-status';
import { requestType, requestTypeName } from '@crt/domain/request-type';
import { formatDate } from '@crt/ui/format-date';
import type { FieldValue } from '../../shared/edit/run-edit.ts';
import type { EditCall } from '../../shared/edit/use-send-edit.ts';
import { detailsTexts } from '../details.texts.ts';

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
    | { readonly kind: 'date' | 'date-time'; readonly value: (info: Info) => string | null }
    | { readonly kind: 'switch'; readonly value: (info: Info) => boolean }
    | {
        readonly kind: 'select';
        readonly value: (info: Info) => string | number | null;
        readonly options: (info: Info) => readonly FieldOption[];
      }
  );

/** Facts that forbid nothing; a panel puts what it knows over them, the server knows the rest. */
const open: PlanFacts = {
  type: requestType.eRequest,
  status: planStatus.manufacturingInputPending,
  productTypeCode: 'SMRP',
  canBeCreatedManually: true,
  isManufacturingOnly: true,
  showPONumberField: true,
  isProductTypePrioritizable: true,
  isProductManufacturingAtRisk: true,
  priority: false,
  designSessionRequired: true,
  trackFileUploaded: true,
  manufacturingDataAvailable: false,
  manufacturingPosition: 1,
};

/** The kind of a plan from its category in words. */
export function typeOfCategory(category: string): Pick<PlanFacts, 'type'> | undefined {
  const type = Object.values(requestType).find((candidate) => requestTypeName[candidate] === category);
  return type && { type };
}

const manager = new Set(['CanManageFulfilmentPlan'] as const);

/** Why an edit is not possible on this plan now, from the rule that the server refuses it with; undefined when it is. */
export function lockedReason(name: PlanEditName, known: Partial<PlanFacts>): string | undefined {
  const verdict = canEditPlan(name, { ...open, ...known }, manager);
  return verdict.isAllowed ? undefined : verdict.reason;
}

/** Whether the call of a field carries the stamp (F59). */
export const hasStamp = (name: PlanEditName): boolean => planEdits[name].hasStamp;

/** A value as the person reads it; an instant in the given zone. */
export function shownValue<Info>(
  field: PlanField<Info>,
  value: FieldValue,
  info: Info,
  timeZone: string,
): string {
  if (value === null || value === '') return detailsTexts.none;
  if (typeof value === 'boolean') return value ? detailsTexts.yes : detailsTexts.no;
  if (field.kind === 'date') return formatDate(String(value), 'date', 'UTC');
  if (field.kind === 'date-time') return formatDate(String(value), 'dateTime', timeZone);
  if (field.kind !== 'select') return String(value);
  return field.options(info).find(({ id }) => id === value)?.name ?? String(value);
}
