/** Words of a plan's history (F46). */
export const planChangesTexts = {
  table: 'Changes',
  field: 'Field',
  oldValue: 'Old value',
  newValue: 'New value',
  time: (zone: string) => `Date (${zone})`,
  user: 'User',
  source: 'Source',
  sources: { screen: 'Screen', import: 'Import', bulk: 'Bulk action', scheduler: 'Scheduling' },
  /** Above the changes that one action made. */
  action: (count: number) => `${count} changes`,
  none: 'No changes yet',
  failed: 'The changes could not be loaded.',
  system: 'System',
} as const;
