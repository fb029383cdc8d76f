import { milestoneName, type MilestoneType } from '../milestone/milestone-type.ts';

/** The fields of a plan that can change, by wire name, with the name that people see in histories and conflicts (F46). */
export const planFieldName = {
  productNumber: 'Product Number',
  distributionCenterId: 'Distribution Center',
  requestStatusId: 'Request Status',
  quantity: 'Quantity',
  poNumber: 'PO Number',
  poNumberDate: 'PO Number Date',
  raApproval: 'RA Approval',
  loanerSet: 'Loaner Set',
  orderNumber: 'Order Number',
  plannedSurgeryDate: 'Planned Surgery Date',
  sides: 'Sides',
  customBlank: 'Custom Blank',
  manufacturingLocalizationId: 'Manufacturing Location',
  manufacturingDataAvailable: 'Data Availability',
  requiredManufacturingDataRevision: 'Required Manufacturing Data Revision',
  manufacturingPosition: 'Manufacturing Position',
  manufacturingStartDate: 'Manufacturing Start Date',
  priority: 'Priority',
  manufacturingAtRisk: 'Manufacturing At Risk',
  designSessionDate: 'Design Session Date',
  fileUploadedDate: 'File Uploaded Date',
  overflowDays: 'Overflow Days',
  trackingNumber: 'Tracking Number',
  trackingUrl: 'Tracking Url',
  onHold: 'On Hold',
  reimport: 'Reimport',
  comment: 'Comment',
  link: 'Link',
  created: 'Created',
  underlyingRequestId: 'Underlying Request',
  lockedMilestones: 'Locked Milestones',
  rescheduledAt: 'Manufacturing Rescheduled',
} as const;
/** Wire name of a field of a plan. */
export type PlanField = keyof typeof planFieldName;

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
  if (Object.hasOwn(planFieldName, field)) return planFieldName[field as PlanField];
  const [, type, part] = /^milestone:(\d+):(planned|actual|leadTime)$/.exec(field) ?? [];
  const name = milestoneName[Number(type) as MilestoneType] as string | undefined;
  return name === undefined ? field : `${name} ${partNames[part as MilestonePart]}`;
}
