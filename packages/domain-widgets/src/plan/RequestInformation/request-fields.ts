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
import { plannedDays } from '@crt/domain/planned-years';
import { fieldsOf } from '../panel/plan-field.ts';
import { requestTexts as texts } from './request.texts.ts';

/** What the rules of this panel's fields ask of the plan. */
export function requestFacts(info: RequestInformation): FactsOf<RequestFieldName | 'reimport'> {
  return {
    type: info.requestTypeId,
    hasQuantity: info.quantity !== null,
    status: info.requestStatusId,
    canBeCreatedManually: info.canBeCreatedManually,
    isManufacturingOnly: info.isManufacturingOnly,
    showPONumberField: info.showPONumberField,
  };
}

const field = fieldsOf<RequestInformation>();

/** The fields in the order of the panel (F13 to F20, F61). */
export const requestFields = {
  status: field('requestStatusId', {
    label: texts.status,
    edit: (info) => ({
      kind: 'choice',
      value: info.requestStatusId,
      options: info.availableRequestStatuses,
    }),
    operation: editPlanRequestStatus,
  }),
  orderNumber: field('orderNumber', {
    edit: (info) => ({ kind: 'text', value: info.orderNumber, isRequired: true, maxLength: 40 }),
    operation: editPlanOrderNumber,
  }),
  productNumber: field('productNumber', {
    edit: (info) => ({
      kind: 'choice',
      value: info.productNumber,
      options: info.availableProducts.map(({ productCode }) => ({ id: productCode, name: productCode })),
    }),
    operation: editPlanProductNumber,
  }),
  quantity: field('quantity', {
    isShown: (info) => info.quantity !== null,
    edit: (info) => ({ kind: 'number', value: info.quantity, min: 1, max: 999 }),
    operation: editPlanQuantity,
  }),
  distributionCenter: field('distributionCenterId', {
    edit: (info) => ({
      kind: 'choice',
      value: info.distributionCenterId,
      options: info.availableDistributionCenters,
    }),
    operation: editPlanDistributionCenter,
  }),
  poNumber: field('poNumber', {
    isShown: (info) => info.showPONumberField,
    edit: (info) => ({ kind: 'text', value: info.poNumber, maxLength: 40 }),
    operation: editPlanPONumber,
  }),
  poNumberDate: field('poNumberDate', {
    isShown: (info) => info.showPONumberField,
    edit: (info) => ({ kind: 'date', value: info.poNumberDate, ...plannedDays }),
    operation: editPlanPONumberDate,
  }),
  raApproval: field('raApproval', {
    edit: (info) => ({ kind: 'boolean', value: info.raApproval }),
    operation: editPlanRaApproval,
  }),
  loanerSet: field('loanerSet', {
    edit: (info) => ({ kind: 'text', value: info.loanerSet, maxLength: 40 }),
    operation: editPlanLoanerSet,
  }),
} as const;

/** A field of this panel, by its name in the domain. */
export type RequestFieldName = (typeof requestFields)[RequestFieldKey]['name'];

/** A field of this panel. */
export type RequestFieldKey = keyof typeof requestFields;
