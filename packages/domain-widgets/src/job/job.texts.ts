/** Words of manufacturing details, jobs and reworks (H1 to H29); spellings are the specification's. */
export const jobTexts = {
  title: 'MANUFACTURING DETAILS',
  toPlan: 'Go to plan details',
  toList: 'Go to overview list',
  cycles: 'Manufacturing cycles',
  failed: 'The manufacturing details could not be loaded.',
  none: 'No work orders yet',
  noneHint: 'They are made when the manufacturing data are available.',
  workOrder: 'Work Order',
  materialNumber: 'Material Number',
  noMaterial: '-',
  combinedOrders: 'Combined Orders',
  prints: { traveler: 'Traveler', label: 'Label' },
  noJobs: 'This work order has no jobs.',
  tabs: { milestones: 'Milestones', changes: 'Changes', comments: 'Comments' },
} as const;

/** Words of one job: its steps, what can be done to it, and why not (H5 to H15). */
export const jobCardTexts = {
  progress: (job: string) => `Progress of ${job}`,
  steps: (job: string) => `Steps of ${job}`,
  actionsOf: (job: string) => `Actions on ${job}`,
  done: (completed: number, overall: number) => `${completed} of ${overall} steps`,
  place: (number: number, overall: number) => `Step ${number} of ${overall}`,
  noCurrent: 'No step is open',
  allDone: 'All steps are done',
  worker: 'Worked on by',
  since: 'since',
  planned: 'Planned',
  actual: 'Actual',
  noSteps: 'This job has no steps.',
  earlier: (count: number) => (count === 1 ? '1 earlier step' : `${count} earlier steps`),
  later: (count: number) => (count === 1 ? '1 later step' : `${count} later steps`),
  /** How far past its planned end a step is, by level. */
  criticality: { 1: 'Late', 2: 'Very late', 3: 'Critically late' },
  actions: { start: 'In Progress', complete: 'Done', restart: 'Restart', undo: 'Undo', rework: 'Rework' },
  waitsForSignal: 'Waits for a signal from outside; nobody starts or completes this step.',
  waitsForJob: (job: string) =>
    `Waits for a signal from outside, which comes when ${job} is done; nobody starts or completes this step.`,
  waitsInVain:
    'Waits for a signal from outside, which does not come yet; nobody starts or completes this step.',
  /** Where the server gives no reason of its own. */
  notNow: {
    start: 'The current step cannot be started now.',
    complete: 'Only a step in progress can be completed.',
    restart: 'The job has not been started.',
    undo: 'There is nothing to take back.',
    rework: 'Only a completed step can be reworked.',
  },
  noPrototypeRework: 'A rework cannot be added to a prototype.',
  restartQuestion: 'Are you sure you want to restart manufacturing job?',
  rework: (name: string) => `Rework of ${name}`,
} as const;

/** Words of the dialog that adds a rework (H9, H10). */
export const reworkTexts = {
  title: 'Rework',
  jobStep: 'Job step',
  jobStepMissing: 'Job step is required',
  materials: 'Material number',
  materialMissing: 'Material number is required',
  option: (number: number, name: string) => `${number}. ${name}`,
  hint: 'The steps from this one to the current one are done once more.',
  add: 'Add',
} as const;

/** Words of the facts of a cycle (H14, H16 to H22). */
export const cycleFactsTexts = {
  title: 'Manufacturing',
  requestId: 'Request ID',
  dueDate: 'Due Date',
  productNumber: 'Product Number',
  productType: 'Product Type',
  approvalState: 'Approval State',
  dataRevision: 'Required Data Revision',
  dataAvailability: 'Data Availability',
  dataAvailabilityQuestion:
    'Do you really want to check Data Availability? This operation cannot be reverted.',
  dataIsAvailable: 'The data are available already; this cannot be taken back.',
  quantity: 'Quantity',
  orderNumber: 'Order Number',
  isMSDProduct: 'MSD Product',
  isCustomPrototype: 'Custom Prototype',
  finalize: 'Finalize',
  finalizeQuestion: (count: number) =>
    `Are you sure you want to skip all steps?\n${count === 1 ? '1 step is' : `${count} steps are`} skipped.`,
  reschedule: 'Reschedule',
  rescheduleQuestion:
    'Completing this operation will reschedule pending Manufacturing Milestones and cannot be undone. Do you want to continue?',
  overtaken: 'Nothing was done; the page shows how it is now.',
} as const;

/** Words of the workflows of a prototype (I1 to I8); spellings are the specification's. */
export const prototypeTexts = {
  info: "This is a prototype case. It's workflow steps may be modified.",
  add: 'Add new workflow',
  modify: 'Modify workflow',
  remove: 'Delete workflow',
  started: 'A job of this workflow has started.',
  removeQuestion: 'Are you sure you want to delete this workflow?',
  removeCancelled: 'Deleting workflow canceled.',
  none: 'No workflows yet',
  noJobs: 'This workflow has no jobs.',
  workflow: (name: string) => `Workflow ${name}`,
} as const;

/** Words of the dialog in which a cycle of the list is worked on (G4, H29). */
export const cycleDialogTexts = { title: 'Manufacturing Cycle Details', close: 'Close' } as const;

/** Words of what is printed: the traveler that goes along with the case, and the label of its tray. */
export const printTexts = {
  travelerOf: (plan: string) => `Traveler of ${plan}`,
  labelOf: (plan: string) => `Label of ${plan}`,
  codeOf: (plan: string) => `QR code of ${plan}`,
  heading: 'TRAVELER',
  product: 'Product',
  productType: 'Product Type',
  quantity: 'Quantity',
  order: 'Order Number',
  orderShort: 'Order',
  due: 'Due Date',
  dueShort: 'Due',
  revision: 'Data Revision',
  approval: 'Approval State',
  material: 'Material',
  orders: 'Combined Orders',
  done: 'Done',
  number: 'No.',
  step: 'Step',
  planned: 'Planned End',
  by: 'By',
  date: 'Date',
  isDone: 'done',
  isOpen: 'open',
  isAfterFailure: 'only after a failure',
  afterFailureOf: (steps: readonly string[]) => `Only if ${steps.join(' or ')} fails`,
  rework: (job: string, materials: string) => `Rework of ${job} · ${materials}`,
  leftOut: (step: { readonly name: string; readonly statusDescription: string }) =>
    `${step.name} (${step.statusDescription})`,
  none: '–',
  printed: (at: string, by: string) => `Printed ${at} by ${by}`,
  uncontrolled: 'UNCONTROLLED COPY',
} as const;
