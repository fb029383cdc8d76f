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
} as const;
export type PlanField = keyof typeof planFieldName;

/** The name of a changed field; fields of other origin, such as milestones, bring their own name along. */
export function planFieldText(field: string): string {
  return field in planFieldName ? planFieldName[field as PlanField] : field;
}
