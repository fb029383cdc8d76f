export { ConnectedNotificationBell } from '../src/notification/NotificationBell/ConnectedNotificationBell.tsx';
export type { ConnectedNotificationBellProps } from '../src/notification/NotificationBell/ConnectedNotificationBell.tsx';
