/** What the three screens of imports of requests are called. */
export const requestImportTitles = {
  form: 'Import File',
  list: 'List of Imports',
  details: 'Import Details',
} as const;

/** What people read of imports of requests (R10 to R16). */
export const requestImportTexts = {
  titles: requestImportTitles,
  submit: 'Submit',
  updateExistingPlans: 'Update existing plans',
  uploading: 'Uploading file...',
  processing: 'Processing...',
  failed: 'Something went wrong...',
  yes: 'Yes',
  no: 'No',
  columns: {
    importDate: 'Import Date',
    updatePlans: 'Update Plans',
    isStaged: 'Is Staged',
    isImported: 'Is Imported',
    user: 'User',
    view: 'View',
    requestId: 'Request Id',
    skipReason: 'Skip Reason',
    additionalInfo: 'Additional Info',
    updatedFields: 'Updated Fields',
  },
  skippedRows: 'Skipped Rows',
  messagesFailed: 'The messages of the import could not be loaded.',
  resultsFailed: 'The results of the import could not be loaded.',
  multipiece: 'Possible multi-piece case',
  /** Hospital, surgeon and, where it is known, the surgery date. */
  caseOf: (hospital: string, surgeon: string) => `${hospital}, ${surgeon}`,
  surgeryDate: 'surgery on',
  requests: (ids: readonly string[]) => `Requests ${ids.join(', ')}`,
} as const;
