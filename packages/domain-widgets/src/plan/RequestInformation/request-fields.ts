import {
  editPlanDistributionCenter,
  editPlanLoanerSet,
  editPlanOrderNumber,
  editPlanPONumber,
  editPlanPONumberDate,
  editPlanProductNumber,
  editPlanQuantity,
  editPlanRaApproval,
  editPlanRequestStatus,
} from '@crt/api-client/main/plan';
import type { Write } from '@crt/api-client/operation';
import type { RequestInformation } from '@crt/api-client/types-main';
import { formatDate } from '@crt/ui/format-date';
import type { EditAnswer, FieldValue } from '../../shared/edit/run-edit.ts';
import { planTexts } from '../plan.texts.ts';

/** Any edit of one field, as far as its road to the server is concerned. */
export type FieldEdit = Write<{ body: never }, EditAnswer>;

interface FieldBase {
  /** Also the name of the success text. */
  readonly name: keyof typeof planTexts.saved;
  readonly label: string;
  /** Whether the field stands on this plan at all. */
  readonly isShown?: (info: RequestInformation) => boolean;
  /** Whether it can be edited on this plan by this person; reading is always possible. */
  readonly isEditable: (info: RequestInformation) => boolean;
  readonly operation: FieldEdit;
  /** Whether the call carries the stamp (F59). */
  readonly hasStamp: boolean;
}

/** One editable field of the request information, told apart by the kind of its value. */
export type RequestField = FieldBase &
  (
    | {
        readonly kind: 'text';
        readonly value: (info: RequestInformation) => string | null;
        readonly isRequired?: boolean;
        readonly maxLength: number;
      }
    | { readonly kind: 'number'; readonly value: (info: RequestInformation) => number | null }
    | { readonly kind: 'date'; readonly value: (info: RequestInformation) => string | null }
    | { readonly kind: 'switch'; readonly value: (info: RequestInformation) => boolean }
    | {
        readonly kind: 'select';
        readonly value: (info: RequestInformation) => string | number | null;
        readonly options: (
          info: RequestInformation,
        ) => readonly { readonly id: string | number; readonly name: string }[];
      }
  );

const manage = (info: RequestInformation) => info.canManageFulfilmentPlan;
const manageManual = (info: RequestInformation) => manage(info) && info.canBeCreatedManually;
const texts = planTexts.requestInformation;
// The constants of the contract vouch for body and answer; here only the name of the field and its kind matter.
const edit = (operation: unknown) => operation as FieldEdit;

/** The fields in the order of the panel (F13 to F20, F61). */
export const requestFields = {
  status: {
    kind: 'select',
    name: 'requestStatus',
    label: texts.status,
    value: (info) => info.requestStatusId,
    options: (info) => info.availableRequestStatuses,
    isEditable: manageManual,
    operation: edit(editPlanRequestStatus),
    hasStamp: true,
  },
  orderNumber: {
    kind: 'text',
    name: 'orderNumber',
    label: texts.orderNumber,
    value: (info) => info.orderNumber,
    isRequired: true,
    maxLength: 40,
    isEditable: (info) => manage(info) && info.isManufacturingOnly,
    operation: edit(editPlanOrderNumber),
    hasStamp: true,
  },
  productNumber: {
    kind: 'select',
    name: 'productNumber',
    label: texts.productNumber,
    value: (info) => info.productNumber,
    options: (info) =>
      info.availableProducts.map(({ productCode }) => ({ id: productCode, name: productCode })),
    isEditable: (info) => manage(info) && info.category !== 'ReOrder',
    operation: edit(editPlanProductNumber),
    hasStamp: true,
  },
  quantity: {
    kind: 'number',
    name: 'quantity',
    label: texts.quantity,
    isShown: (info) => info.quantity !== null,
    value: (info) => info.quantity,
    isEditable: manage,
    operation: edit(editPlanQuantity),
    hasStamp: true,
  },
  distributionCenter: {
    kind: 'select',
    name: 'distributionCenter',
    label: texts.distributionCenter,
    value: (info) => info.distributionCenterId,
    options: (info) => info.availableDistributionCenters,
    isEditable: manageManual,
    operation: edit(editPlanDistributionCenter),
    hasStamp: true,
  },
  poNumber: {
    kind: 'text',
    name: 'poNumber',
    label: texts.poNumber,
    isShown: (info) => info.showPONumberField,
    value: (info) => info.poNumber,
    maxLength: 40,
    isEditable: manage,
    operation: edit(editPlanPONumber),
    hasStamp: true,
  },
  poNumberDate: {
    kind: 'date',
    name: 'poNumberDate',
    label: texts.poNumberDate,
    isShown: (info) => info.showPONumberField,
    value: (info) => info.poNumberDate,
    isEditable: manage,
    operation: edit(editPlanPONumberDate),
    hasStamp: true,
  },
  raApproval: {
    kind: 'switch',
    name: 'raApproval',
    label: texts.raApproval,
    value: (info) => info.raApproval,
    isEditable: manage,
    operation: edit(editPlanRaApproval),
    hasStamp: true,
  },
  loanerSet: {
    kind: 'text',
    name: 'loanerSet',
    label: texts.loanerSet,
    value: (info) => info.loanerSet,
    maxLength: 40,
    isEditable: manage,
    operation: edit(editPlanLoanerSet),
    hasStamp: false,
  },
} as const satisfies Record<string, RequestField>;

export type RequestFieldName = keyof typeof requestFields;

/** A value as the person reads it. */
export function shownValue(field: RequestField, value: FieldValue, info: RequestInformation): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind === 'date') return formatDate(String(value), 'date', 'UTC');
  if (field.kind !== 'select') return String(value);
  return field.options(info).find(({ id }) => id === value)?.name ?? String(value);
}
