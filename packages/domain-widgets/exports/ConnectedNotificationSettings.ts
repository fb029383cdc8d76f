export { ConnectedNotificationSettings } from '../src/notification/NotificationSettings/ConnectedNotificationSettings.tsx';
export { notificationSettingsTexts } from '../src/notification/NotificationSettings/notification-settings.texts.ts';
