import type { Notification } from '@crt/api-client/types-main';

type GatheredNotifications = Pick<Notification, 'requestId' | 'count' | 'planCount' | 'action'>;

const by = (userName: string | null) => (userName === null ? '' : ` by ${userName}`);

/** Words of the table of notifications (D16 to D19); spellings are the specification's. */
export const notificationTableTexts = {
  title: 'Notifications',
  /** The name of the table; the page has a place of messages that is called Notifications. */
  table: 'List of notifications',
  time: 'Time',
  message: 'Message',
  actions: 'Actions',
  /** What one action did, in an entry that unfolds: what was done, by whom, and of how many plans it tells in how many notifications. */
  entry: ({ requestId, count, planCount, action }: GatheredNotifications) => {
    const done = action === null ? 'One action' : `${action.what}${by(action.userName)}`;
    return planCount === 1
      ? `${requestId}: ${done}: ${count} changes`
      : `${done}: ${planCount} plans, ${count} changes`;
  },
  /** The last row of an unfolded entry that has more than are listed. */
  more: (count: number) => `and ${count} more`,
  loading: 'Loading...',
  none: 'No notifications available',
  failed: 'The notifications could not be loaded.',
  acknowledge: (message: string) => `Acknowledge ${message}`,
  acknowledgeAll: 'Acknowledge all',
  acknowledged: 'Notification acknowledged succesfully',
  allAcknowledged: 'Notifications acknowledged succesfully',
  notAcknowledged: 'The notification could not be acknowledged.',
} as const;
