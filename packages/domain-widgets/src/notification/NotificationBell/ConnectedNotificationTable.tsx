import { useRead, useWrite } from '@crt/api-client/hooks';
import {
  acknowledgeNotification,
  acknowledgeNotifications,
  listNotifications,
} from '@crt/api-client/main/notification';
import type { Notification } from '@crt/api-client/types-main';
import { toast } from '@crt/ui/toast';
import { useCallback } from 'react';
import { sentenceOf } from '../../shared/edit/sentence-of.ts';
import { notificationTableTexts as texts } from './notification-table.texts.ts';
import { NotificationTable, type NotificationTableProps } from './NotificationTable.tsx';

export type ConnectedNotificationTableProps = Pick<NotificationTableProps, 'hrefOf' | 'onOpen'>;

const none: readonly Notification[] = [];

/** The notifications of whoever is signed in, acknowledged one by one or all that are listed (D16 to D20). */
export const ConnectedNotificationTable = (props: ConnectedNotificationTableProps) => {
  // Opened to see what there is now, not what there was.
  const list = useRead(listNotifications, {}, { staleTime: 0 });
  const one = useWrite(acknowledgeNotification);
  const all = useWrite(acknowledgeNotifications);
  const notifications = list.data?.content ?? none;
  const { mutateAsync } = one;
  const acknowledge = useCallback(
    ({ notyficationId }: Notification) =>
      void tellInfo(mutateAsync({ id: notyficationId }), texts.acknowledged),
    [mutateAsync],
  );
  const acknowledgeAll = () => {
    // What comes meanwhile was not seen: only what is listed is acknowledged.
    const notyficationIds = notifications.map(({ notyficationId }) => notyficationId);
    void tellInfo(all.mutateAsync({ body: { notyficationIds } }), texts.allAcknowledged);
  };
  return (
    <NotificationTable
      {...props}
      notifications={notifications}
      onAcknowledge={acknowledge}
      onAcknowledgeAll={acknowledgeAll}
      isBusy={one.isPending || all.isPending}
      isLoading={list.isPending}
      error={list.isError ? list.error.message || texts.failed : undefined}
      onRetry={() => void list.refetch()}
    />
  );
};

/** Tells how an acknowledgement ended, in the specified info message (D19). */
async function tellInfo(call: Promise<unknown>, done: string): Promise<void> {
  try {
    await call;
    toast({ message: done, tone: 'info' });
  } catch (reason) {
    toast({ message: sentenceOf(reason, texts.notAcknowledged), tone: 'critical' });
  }
}
