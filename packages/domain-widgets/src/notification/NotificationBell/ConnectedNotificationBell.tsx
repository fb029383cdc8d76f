import { useRead } from '@crt/api-client/hooks';
import { countNotifications } from '@crt/api-client/main/notification';
import { Spinner } from '@crt/ui/Spinner';
import { lazy, Suspense } from 'react';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
import type { NotificationHref } from './NotificationTable.tsx';

// The table comes when the bell is opened.
const ConnectedNotificationTable = lazy(async () => ({
  default: (await import('./ConnectedNotificationTable.tsx')).ConnectedNotificationTable,
}));

export interface ConnectedNotificationBellProps extends Pick<NotificationBellProps, 'placement'> {
  /** Where a notification leads to. Keep it stable. */
  readonly hrefOf: NotificationHref;
}

/** Milliseconds after which the number is read again where nothing was pushed (D23). */
const pace = 60_000;

/** The bell of whoever is signed in: its number follows what is pushed, else it is read every minute (D16 to D23). */
export const ConnectedNotificationBell = ({ hrefOf, placement }: ConnectedNotificationBellProps) => {
  const { data } = useRead(countNotifications, {}, { refetchInterval: pace });
  return (
    <NotificationBell count={data?.count} placement={placement}>
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <ConnectedNotificationTable hrefOf={hrefOf} onOpen={close} />
        </Suspense>
      )}
    </NotificationBell>
  );
};
