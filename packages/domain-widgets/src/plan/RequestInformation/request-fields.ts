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
import type { RequestInformation } from '@crt/api-client/types-main';
import type { FactsOf } from '@crt/domain/plan-edit';
import { typeOfCategory, type PlanField } from '../panel/plan-field.ts';
import { requestTexts as texts } from './request.texts.ts';

/** One editable field of the request information. */
export type RequestField = PlanField<RequestInformation>;

/** What the rules of this panel's fields ask of the plan; undefined for a category that is not known here. */
export function requestFacts(info: RequestInformation): FactsOf<RequestFieldName | 'reimport'> | undefined {
  const type = typeOfCategory(info.category);
  if (type === undefined) return undefined;
  return {
    type,
    hasQuantity: info.quantity !== null,
    status: info.requestStatusId,
    canBeCreatedManually: info.canBeCreatedManually,
    isManufacturingOnly: info.isManufacturingOnly,
    showPONumberField: info.showPONumberField,
  };
}

/** The fields in the order of the panel (F13 to F20, F61). */
export const requestFields = {
  status: {
    kind: 'select',
    name: 'requestStatus',
    label: texts.status,
    value: (info) => info.requestStatusId,
    options: (info) => info.availableRequestStatuses,
    operation: editPlanRequestStatus,
  },
  orderNumber: {
    kind: 'text',
    name: 'orderNumber',
    label: texts.orderNumber,
    value: (info) => info.orderNumber,
    isRequired: true,
    maxLength: 40,
    operation: editPlanOrderNumber,
  },
  productNumber: {
    kind: 'select',
    name: 'productNumber',
    label: texts.productNumber,
    value: (info) => info.productNumber,
    options: (info) =>
      info.availableProducts.map(({ productCode }) => ({ id: productCode, name: productCode })),
    operation: editPlanProductNumber,
  },
  quantity: {
    kind: 'number',
    name: 'quantity',
    label: texts.quantity,
    isShown: (info) => info.quantity !== null,
    value: (info) => info.quantity,
    min: 1,
    max: 999,
    operation: editPlanQuantity,
  },
  distributionCenter: {
    kind: 'select',
    name: 'distributionCenter',
    label: texts.distributionCenter,
    value: (info) => info.distributionCenterId,
    options: (info) => info.availableDistributionCenters,
    operation: editPlanDistributionCenter,
  },
  poNumber: {
    kind: 'text',
    name: 'poNumber',
    label: texts.poNumber,
    isShown: (info) => info.showPONumberField,
    value: (info) => info.poNumber,
    maxLength: 40,
    operation: editPlanPONumber,
  },
  poNumberDate: {
    kind: 'date',
    name: 'poNumberDate',
    label: texts.poNumberDate,
    isShown: (info) => info.showPONumberField,
    value: (info) => info.poNumberDate,
    operation: editPlanPONumberDate,
  },
  raApproval: {
    kind: 'switch',
    name: 'raApproval',
    label: texts.raApproval,
    value: (info) => info.raApproval,
    operation: editPlanRaApproval,
  },
  loanerSet: {
    kind: 'text',
    name: 'loanerSet',
    label: texts.loanerSet,
    value: (info) => info.loanerSet,
    maxLength: 40,
    operation: editPlanLoanerSet,
  },
} as const satisfies Record<string, RequestField>;

/** A field of this panel, by its name in the domain. */
export type RequestFieldName = (typeof requestFields)[RequestFieldKey]['name'];

/** A field of this panel. */
export type RequestFieldKey = keyof typeof requestFields;
