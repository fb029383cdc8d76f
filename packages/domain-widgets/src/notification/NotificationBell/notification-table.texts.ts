/** Words of the table of notifications (D16 to D19); spellings are the specification's. */
export const notificationTableTexts = {
  title: 'Notifications',
  /** The name of the table; the page has a place of messages that is called Notifications. */
  table: 'List of notifications',
  time: 'Time',
  message: 'Message',
  actions: 'Actions',
  loading: 'Loading...',
  none: 'No notifications available',
  failed: 'The notifications could not be loaded.',
  acknowledge: (message: string) => `Acknowledge ${message}`,
  acknowledgeAll: 'Acknowledge all',
  acknowledged: 'Notification acknowledged succesfully',
  allAcknowledged: 'Notifications acknowledged succesfully',
  notAcknowledged: 'The notification could not be acknowledged.',
} as const;
