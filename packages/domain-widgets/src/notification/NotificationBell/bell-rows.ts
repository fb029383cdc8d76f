import type { Notification, NotificationMember } from '@crt/api-client/types-main';
import { notificationTableTexts as texts } from './notification-table.texts.ts';

/** A row of the bell: a notification that stands alone, an entry of several, one of those, or how many are not listed. */
export type BellRow = { readonly key: string; readonly words: string; readonly time: string | null } & (
  | { readonly kind: 'single' | 'entry'; readonly notification: Notification }
  | { readonly kind: 'member'; readonly notification: NotificationMember }
  | { readonly kind: 'more' }
);

/** The entries as rows of the first level. */
export const rowsOf = (notifications: readonly Notification[]): readonly BellRow[] =>
  notifications.map((notification): BellRow => {
    const { notyficationId, notificationMessage, time, count } = notification;
    const key = String(notyficationId);
    return count === 1
      ? { kind: 'single', key, words: notificationMessage, time, notification }
      : { kind: 'entry', key, words: texts.entry(notification), time, notification };
  });

/** What an entry of several unfolds to: its notifications, newest first, and how many more there are. */
export function childrenOf(row: BellRow): readonly BellRow[] | undefined {
  if (row.kind !== 'entry') return undefined;
  const { notification } = row;
  const members = [notification, ...notification.others];
  const left = notification.count - members.length;
  const rows = members.map((member): BellRow => ({
    kind: 'member',
    key: `${row.key}/${member.notyficationId}`,
    words: member.notificationMessage,
    time: member.time,
    notification: member,
  }));
  if (left === 0) return rows;
  return [...rows, { kind: 'more', key: `${row.key}/more`, words: texts.more(left), time: null }];
}

/** Names a row. */
export const keyOf = ({ key }: BellRow): string => key;
