import { milestoneName, type MilestoneType } from '../milestone/milestone-type.ts';
import type { RecordField } from '../record/record-field.ts';
import { allOf, allow } from '../verdict.ts';
import { stamped, unstamped, when } from './plan-facts.ts';
import { canHold, planStatus } from './plan-status.ts';
import { requestType } from './request-type.ts';

const createdByHand = stamped<'canBeCreatedManually'>((plan) =>
  when(plan.canBeCreatedManually, 'Only plans that were created manually can be changed here.'),
);
const withPONumber = stamped<'showPONumberField'>((plan) =>
  when(plan.showPONumberField, 'Plans of this product type have no PO number.'),
);
// What manufacturing has begun with is not taken from under it (F27).
const dataRevision = stamped<'manufacturingDataAvailable' | 'hasManufacturingStarted'>(
  (plan) =>
    when(
      !(plan.manufacturingDataAvailable && plan.hasManufacturingStarted),
      'Manufacturing has started with the data that are available.',
    ),
  ['CanManageFulfilmentPlan', 'CanManageManufacturingCycles'],
);

/**
 * The fields of a plan by wire name: what people call them, what they hold, and how they are edited (S1 §7; F13 to F37,
 * F45, F46, F59). The history tells all of them; what has no `edit` is only told.
 */
export const planFields = {
  productNumber: {
    label: 'Product Number',
    kind: 'text',
    edit: stamped<'type'>((plan) =>
      when(
        plan.type !== requestType.reOrder,
        'A re-order keeps the product number of its underlying request.',
      ),
    ),
  },
  distributionCenterId: { label: 'Distribution Center', kind: 'choice', edit: createdByHand },
  requestStatusId: { label: 'Request Status', kind: 'choice', edit: createdByHand },
  quantity: {
    label: 'Quantity',
    kind: 'number',
    edit: stamped<'hasQuantity'>((plan) =>
      when(
        plan.hasQuantity,
        'The quantity exists only for SMRP plans of the category eRequest and for re-orders.',
      ),
    ),
  },
  poNumber: { label: 'PO Number', kind: 'text', edit: withPONumber },
  poNumberDate: { label: 'PO Number Date', kind: 'date', edit: withPONumber },
  raApproval: { label: 'RA Approval', kind: 'boolean', edit: stamped() },
  loanerSet: { label: 'Loaner Set', kind: 'text', edit: unstamped() },
  orderNumber: {
    label: 'Order Number',
    kind: 'text',
    edit: stamped<'isManufacturingOnly'>((plan) =>
      when(plan.isManufacturingOnly, 'The order number can be changed only for manufacturing-only orders.'),
    ),
  },
  plannedSurgeryDate: { label: 'Planned Surgery Date', kind: 'date' },
  sides: { label: 'Sides', kind: 'number', edit: stamped() },
  customBlank: { label: 'Custom Blank', kind: 'boolean', edit: unstamped() },
  manufacturingLocalizationId: { label: 'Manufacturing Location', kind: 'choice', edit: stamped() },
  manufacturingDataAvailable: { label: 'Data Availability', kind: 'boolean', edit: dataRevision },
  requiredManufacturingDataRevision: {
    label: 'Required Manufacturing Data Revision',
    kind: 'number',
    edit: dataRevision,
  },
  manufacturingPosition: {
    label: 'Manufacturing Position',
    kind: 'number',
    edit: unstamped<'manufacturingPosition'>((plan) =>
      when(plan.manufacturingPosition !== null, 'The plan has no place in a manufacturing queue.'),
    ),
  },
  manufacturingStartDate: { label: 'Manufacturing Start Date', kind: 'date', edit: unstamped() },
  priority: {
    label: 'Priority',
    kind: 'boolean',
    edit: stamped<'isProductTypePrioritizable'>((plan) =>
      when(plan.isProductTypePrioritizable, 'Plans of this product type cannot be prioritized.'),
    ),
  },
  manufacturingAtRisk: {
    label: 'Manufacturing At Risk',
    kind: 'boolean',
    edit: stamped<'isProductManufacturingAtRisk' | 'priority'>((plan) =>
      allOf(
        when(plan.isProductManufacturingAtRisk, 'This product cannot be manufactured at risk.'),
        when(!plan.priority, 'A priority plan cannot be manufactured at risk.'),
      ),
    ),
  },
  designSessionDate: {
    label: 'Design Session Date',
    kind: 'instant',
    edit: stamped<'designSessionRequired'>((plan) =>
      when(plan.designSessionRequired, 'This plan needs no design session.'),
    ),
  },
  designerId: { label: 'Designer', kind: 'text' },
  preReservationDate: { label: 'Pre-Reservation Date', kind: 'instant' },
  preReservationDesigner: { label: 'Pre-Reservation Designer', kind: 'text' },
  fileUploadedDate: {
    label: 'File Uploaded Date',
    kind: 'instant',
    edit: stamped<'trackFileUploaded'>((plan) =>
      when(plan.trackFileUploaded, 'The file upload of this plan is not tracked.'),
    ),
  },
  overflowDays: { label: 'Overflow Days', kind: 'number', edit: unstamped() },
  trackingNumber: { label: 'Tracking Number', kind: 'text', edit: unstamped() },
  trackingUrl: { label: 'Tracking Url', kind: 'text', edit: unstamped() },
  onHold: {
    label: 'On Hold',
    kind: 'boolean',
    edit: stamped<'status'>((plan) => (plan.status === planStatus.onHold ? allow : canHold(plan.status))),
  },
  reimport: {
    label: 'Reimport',
    kind: 'instant',
    edit: unstamped<'canBeCreatedManually'>((plan) =>
      when(!plan.canBeCreatedManually, 'A plan that was created manually cannot be imported again.'),
    ),
  },
  comment: { label: 'Comment', kind: 'text' },
  link: { label: 'Link', kind: 'text' },
  created: { label: 'Created', kind: 'text' },
  underlyingRequestId: { label: 'Underlying Request', kind: 'text' },
  lockedMilestones: { label: 'Locked Milestones', kind: 'text' },
  rescheduledAt: { label: 'Manufacturing Rescheduled', kind: 'instant' },
} as const satisfies Record<string, RecordField>;

/** Wire name of a field of a plan. */
export type PlanField = keyof typeof planFields;

/** What of a milestone changed: its planned date, its actual date, or the working days of its lead time. */
export type MilestonePart = 'planned' | 'actual' | 'leadTime';

const partNames: Readonly<Record<MilestonePart, string>> = {
  planned: 'Due Date',
  actual: 'Actual Date',
  leadTime: 'Lead Time Modification',
};

/** The field of the history for a part of a milestone, as in `milestone:5:planned`. */
export function milestoneField(type: MilestoneType, part: MilestonePart): string {
  return `milestone:${type}:${part}`;
}

/** The name that people see for a changed field. */
export function planFieldText(field: string): string {
  if (Object.hasOwn(planFields, field)) return planFields[field as PlanField].label;
  const [, type, part] = /^milestone:(\d+):(planned|actual|leadTime)$/.exec(field) ?? [];
  const name = milestoneName[Number(type) as MilestoneType] as string | undefined;
  return name === undefined ? field : `${name} ${partNames[part as MilestonePart]}`;
}
