/** Words of the list of manufacturing cycles (G); spellings are the specification's. */
export const cycleTexts = {
  title: 'Manufacturing',
  table: 'Manufacturing cycles',
  failed: 'The manufacturing cycles could not be loaded.',
  exportFailed: 'The manufacturing cycles could not be exported.',
  toList: 'Go to overview list',
  bulkOperations: 'Bulk Operations',
  tabs: {
    label: 'Which manufacturing cycles',
    all: 'All',
    critical: 'Critical',
    /** One that is in the address, and that nobody offers. */
    other: 'Other',
    /** Said of the number of a tab, which counts no cycles (G1). */
    toAcknowledge: (count: number) =>
      `${count === 1 ? '1 notification' : `${count} notifications`} to acknowledge`,
  },
  filters: {
    requestId: 'Request ID',
    designStatuses: 'Design Status',
    processingStatuses: 'Processing Status',
    manufacturingLocations: 'Manufacturing Location',
    jobSteps: 'Job Step',
    upcomingSteps: 'Upcoming Step',
    due: 'Out-Of-Manuf.',
    milestones: 'Cycle Milestones',
    more: 'More filters',
  },
  /** A date of a job step, among those that can be columns. */
  actual: (step: string) => `${step} (actual)`,
  style: { late: 'Late', critical: 'Critical' },
  onHold: 'On Hold',
  notifications: 'Notifications',
  globalNotifications: 'Global notifications',
  approved: (hours: number) => `Design approval ${hours}h ago`,
  openDetails: (requestId: string, percent: number) => `Open ${requestId}, ${percent}%`,
} as const;
