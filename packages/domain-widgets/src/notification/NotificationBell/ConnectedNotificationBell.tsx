import { useRead } from '@crt/api-client/hooks';
import { countNotifications } from '@crt/api-client/main/notification';
import { lazy } from 'react';
import { NotificationBell } from './NotificationBell.tsx';
import type { NotificationPopoverProps } from './NotificationPopover.tsx';

// Opened by a press, so it need not be among the first files of a page.
const load = () => import('./NotificationPopover.tsx');
const NotificationPopover = lazy(load);

export type ConnectedNotificationBellProps = Omit<NotificationPopoverProps, 'trigger' | 'onClose'>;

/** Milliseconds after which the number is read again where nothing was pushed (D23). */
const pace = 60_000;

/** The bell of whoever is signed in: its number follows what is pushed, else it is read every minute (D16 to D23). */
export const ConnectedNotificationBell = (props: ConnectedNotificationBellProps) => {
  const { data } = useRead(countNotifications, {}, { refetchInterval: pace });
  return (
    <NotificationBell count={data?.count} preload={() => void load()}>
      {(place) => <NotificationPopover {...props} {...place} />}
    </NotificationBell>
  );
};
