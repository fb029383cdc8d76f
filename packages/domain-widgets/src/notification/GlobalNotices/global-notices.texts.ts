/** Words of the notices about a request (D21, H4). */
export const globalNoticesTexts = {
  title: 'Global notifications',
  acknowledge: 'I acknowledge',
  close: 'Close',
  failed: 'The global notifications could not be loaded.',
  notAcknowledged: 'The acknowledgement could not be saved.',
  retry: 'Retry',
} as const;
