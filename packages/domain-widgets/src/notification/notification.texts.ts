/** Words of the bell and of global notices (D16 to D21); spellings are the specification's. */
export const notificationTexts = {
  title: 'Notifications',
  /** The name of the table; the page has a place of messages that is called Notifications. */
  table: 'List of notifications',
  /** The name of the bell: how many there are is heard with it. */
  bell: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} to acknowledge`),
  /** Said when some have come. */
  arrived: (count: number) => (count === 1 ? '1 new notification' : `${count} new notifications`),
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
