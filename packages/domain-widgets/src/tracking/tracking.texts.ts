/** Words of the tracking information (Z). */
export const trackingTexts = {
  title: 'Tracking Information',
  table: 'Parcels',
  failed: 'The tracking information could not be loaded.',
  filters: { requestId: 'Request Id', statuses: 'Status' },
} as const;
