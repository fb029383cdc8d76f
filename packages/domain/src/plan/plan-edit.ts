import type { Permission } from '../permission/permission.ts';
import { allOf, allow, deny, type Verdict } from '../verdict.ts';
import { canHold, planStatus, type PlanStatus } from './plan-status.ts';
import { requestType, type RequestType } from './request-type.ts';

/** The facts about a plan on which the rules of its edits depend. */
export interface PlanFacts {
  readonly type: RequestType;
  readonly status: PlanStatus;
  readonly productTypeCode: string;
  /** Planners created it, so that its centre and status are theirs to change (F14, F15). */
  readonly canBeCreatedManually: boolean;
  readonly isManufacturingOnly: boolean;
  readonly showPONumberField: boolean;
  readonly isProductTypePrioritizable: boolean;
  readonly isProductManufacturingAtRisk: boolean;
  readonly priority: boolean;
  readonly designSessionRequired: boolean;
  readonly trackFileUploaded: boolean;
  readonly manufacturingDataAvailable: boolean;
  readonly manufacturingPosition: number | null;
}

/** One editable field of a plan: the call that edits it, who may, when, and whether it carries the stamp (F9, F59). */
export interface PlanEdit {
  /** The call's name on the wire, after `FulfilmentPlan/`. */
  readonly call: string;
  readonly anyOf: readonly Permission[];
  readonly hasStamp: boolean;
  readonly canEditNow: (plan: PlanFacts) => Verdict;
}

const planner: readonly Permission[] = ['CanManageFulfilmentPlan'];
const plannerOrManufacturing: readonly Permission[] = [
  'CanManageFulfilmentPlan',
  'CanManageManufacturingCycles',
];

const whenever = (): Verdict => allow;
const when = (isTrue: boolean, otherwise: string): Verdict => (isTrue ? allow : deny(otherwise));

const createdByHand = (plan: PlanFacts) =>
  when(plan.canBeCreatedManually, 'Only plans that were created manually can be changed here.');

const stamped = (call: string, canEditNow: PlanEdit['canEditNow'] = whenever, anyOf = planner): PlanEdit => ({
  call,
  anyOf,
  hasStamp: true,
  canEditNow,
});
const unstamped = (call: string, canEditNow: PlanEdit['canEditNow'] = whenever): PlanEdit => ({
  call,
  anyOf: planner,
  hasStamp: false,
  canEditNow,
});

/** Every single-value edit of a plan, by field (S1 §7; F13 to F37, F45, F59). */
export const planEdits = {
  quantity: stamped('EditQuantity', (plan) =>
    when(
      plan.productTypeCode === 'SMRP' && plan.type === requestType.eRequest,
      'The quantity exists only for SMRP plans of the category eRequest.',
    ),
  ),
  productNumber: stamped('EditProductNumber', (plan) =>
    when(plan.type !== requestType.reOrder, 'A re-order keeps the product number of its underlying request.'),
  ),
  distributionCenter: stamped('EditDistributionCenter', createdByHand),
  requestStatus: stamped('editRequestStatus', createdByHand),
  poNumber: stamped('EditPONumber', (plan) =>
    when(plan.showPONumberField, 'Plans of this product type have no PO number.'),
  ),
  poNumberDate: stamped('EditPONumberDate', (plan) =>
    when(plan.showPONumberField, 'Plans of this product type have no PO number.'),
  ),
  orderNumber: stamped('EditOrderNumber', (plan) =>
    when(plan.isManufacturingOnly, 'The order number can be changed only for manufacturing-only orders.'),
  ),
  raApproval: stamped('EditRaApproval'),
  loanerSet: unstamped('EditLoanerSet'),
  sides: stamped('EditSides'),
  manufacturingLocation: stamped('EditManufacturingLocalization'),
  manufacturingAtRisk: stamped('EditManufacturingAtRisk', (plan) =>
    allOf(
      when(plan.isProductManufacturingAtRisk, 'This product cannot be manufactured at risk.'),
      when(!plan.priority, 'A priority plan cannot be manufactured at risk.'),
    ),
  ),
  priority: stamped('EditIsPriority', (plan) =>
    when(plan.isProductTypePrioritizable, 'Plans of this product type cannot be prioritized.'),
  ),
  manufacturingDataRevision: stamped('EditManufacturingDataRevision', whenever, plannerOrManufacturing),
  designSessionDate: stamped('EditDesignSessionDate', (plan) =>
    when(plan.designSessionRequired, 'This plan needs no design session.'),
  ),
  fileUploadedDate: stamped('EditFileUploadedDate', (plan) =>
    when(plan.trackFileUploaded, 'The file upload of this plan is not tracked.'),
  ),
  overflowDays: unstamped('EditOverflowDays'),
  customBlank: unstamped('EditCustomBlank'),
  trackingNumber: unstamped('EditTrackingNumber'),
  trackingUrl: unstamped('EditTrackingUrl'),
  reimport: unstamped('UpdateReimport', (plan) =>
    when(!plan.canBeCreatedManually, 'A plan that was created manually cannot be imported again.'),
  ),
  manufacturingStartDate: unstamped('AddOrEditManufacturingStartDate'),
  manufacturingPosition: unstamped('EditManufacturingStartDatePosition', (plan) =>
    when(plan.manufacturingPosition !== null, 'The plan has no place in a manufacturing queue.'),
  ),
  onHold: stamped('SetManufacturingOnHoldResume', (plan) =>
    plan.status === planStatus.onHold ? allow : canHold(plan.status),
  ),
} as const satisfies Record<string, PlanEdit>;

/** Name of an edit of a plan. */
export type PlanEditName = keyof typeof planEdits;

/** Whether a holder of `granted` may make this edit on this plan now; the reason belongs beside the disabled field. */
export function canEditPlan(name: PlanEditName, plan: PlanFacts, granted: ReadonlySet<Permission>): Verdict {
  const edit: PlanEdit = planEdits[name];
  if (!edit.anyOf.some((permission) => granted.has(permission))) {
    return deny('You have no right to change this.');
  }
  if (plan.status === planStatus.terminated) return deny('The plan is terminated.');
  return edit.canEditNow(plan);
}
