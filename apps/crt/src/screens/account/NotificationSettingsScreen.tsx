import {
  ConnectedNotificationSettings,
  notificationSettingsTexts,
} from '@crt/domain-widgets/ConnectedNotificationSettings';
import { EditLockProvider } from '@crt/domain-widgets/EditLock';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';

/** /Notification/NotificationsSettings: what this person wants to be told of (D1). */
const NotificationSettingsScreen = () => (
  <EditLockProvider>
    <Page header={<PageHeader title={notificationSettingsTexts.title} />}>
      <ConnectedNotificationSettings />
    </Page>
  </EditLockProvider>
);

export default NotificationSettingsScreen;
