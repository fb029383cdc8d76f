/** Words of every list of reference data (T1). */
export const resourceTexts = {
  add: 'Add',
  edit: 'Edit',
  remove: 'Delete',
  apply: 'Apply',
  added: 'Record added',
  edited: 'Record edited',
  removed: 'Delete operation succeeded',
  removeQuestion: 'Are you sure you want to delete this item?',
  inUse: (by?: string) =>
    by === undefined ? 'In use, cannot be deleted' : `Used by ${by}, cannot be deleted`,
  required: (label: string) => `${label} is required`,
  wholeNumber: (label: string) => `${label} must be a whole number`,
  between: (label: string, min: number, max: number | undefined) =>
    max === undefined ? `${label} must be at least ${min}` : `${label} must be ${min} to ${max}`,
  search: (name: string) => `Search ${name}`,
  actions: 'Actions',
  actionsOf: (record: string) => `Actions of ${record}`,
  editOf: (record: string) => `Edit ${record}`,
  export: 'Export',
  all: (label: string) => `All: ${label}`,
  removeOf: (record: string) => `Delete ${record}`,
  failed: 'The records could not be loaded.',
  clearSearch: 'Clear search',
} as const;
