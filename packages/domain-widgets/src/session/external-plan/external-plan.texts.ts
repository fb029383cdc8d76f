/** Words of the dialog that creates an external plan; without full stops, unlike those of a session (N33, N13). */
export const externalPlanTexts = {
  open: 'Create external plan',
  submit: 'Create',
  created: 'External Plan Created.',
  choicesFailed: 'The choices could not be loaded.',
  requestId: 'Request Id',
  requestIdMissing: 'Request Id is required',
  productType: 'Product Type',
  productTypeMissing: 'Product Type is required',
  product: 'Product',
  productMissing: 'Product is required',
  distributionCenter: 'Distribution Center',
  distributionCenterMissing: 'Distribution Center is required',
  patientName: 'Patient name',
  patientNameMissing: 'Patient name is required',
  emails: 'Additional e-mails',
  /** The specification's sentence, and of which address it is said. */
  invalidEmails: (wrong: string) => `Invalid email provided: ${wrong}`,
  surgeryDate: 'Surgery date',
} as const;
