/** Words of the change log (V). */
export const changesTexts = {
  title: 'Changes',
  table: 'Changes of plans',
  failed: 'The changes could not be loaded.',
  filters: {
    requestId: 'Plan ID',
    products: 'Products',
    changeType: 'Change Type',
    oldValue: 'Old value',
    newValue: 'New value',
    date: 'Date',
    distributionCenters: 'Distribution Center',
    user: 'User',
    allOf: (type: string) => `All of ${type}`,
  },
} as const;
