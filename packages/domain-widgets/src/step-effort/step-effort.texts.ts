/** Words of the efforts of workflow steps (T22 to T24). */
export const stepEffortTexts = {
  title: 'Workflow Step Efforts',
  /** The name of the file with the efforts of a workflow. */
  file: (group: string) => `Efforts of ${group}`,
  location: 'Manufacturing Location',
  workDay: (minutes: string) => `A working day has ${minutes}.`,
  edit: 'Edit',
  editOf: (group: string) => `Edit ${group}`,
  apply: 'Apply',
  columns: {
    step: 'Step',
    effort: 'Effort',
    critical: (level: number) => `Critical ${level} (h)`,
    showExpectedTime: 'Show expected time',
    requiresWorker: 'Requires worker',
  },
  minutes: 'Effort in minutes',
  criticalHours: (level: number) => `Critical ${level}, hours late`,
  between: (label: string, most: number) => `${label} must be a whole number from 0 to ${most}`,
  noGroups: 'No workflows yet',
  noGroupsHint: 'Each workflow has its efforts here once it was created.',
  noLocations: 'No manufacturing locations yet',
  failed: 'The efforts could not be loaded.',
} as const;
