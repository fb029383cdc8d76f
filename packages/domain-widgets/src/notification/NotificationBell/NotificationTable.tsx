import type { Notification } from '@crt/api-client/types-main';
import { Button, IconButton } from '@crt/ui/Button';
import { DataTable, defineColumns, type Column } from '@crt/ui/DataTable';
import { useLinkRouter } from '@crt/ui/LinkProvider';
import { Inline, Spacer, Stack } from '@crt/ui/Stack';
import { Heading } from '@crt/ui/Text';
import { Check, CheckCheck } from 'lucide-react';
import { useMemo } from 'react';
import { notificationTableTexts as texts } from './notification-table.texts.ts';
import * as styles from './NotificationTable.css.ts';

export interface NotificationTableProps {
  /** The newest first. */
  readonly notifications: readonly Notification[];
  /** What one is about, as an address; undefined where the person may open neither plan nor cycle (D18). */
  readonly hrefOf: (notification: Notification) => string | undefined;
  /** Told when one is opened, to put the table away. */
  readonly onOpen: () => void;
  readonly onAcknowledge: (notification: Notification) => void;
  readonly onAcknowledgeAll: () => void;
  /** Some are being acknowledged. */
  readonly isBusy?: boolean;
  readonly isLoading?: boolean;
  /** Why there are none, in a sentence. */
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** The notifications of a person: when, what, and the way to it (D16 to D19). */
export const NotificationTable = (props: NotificationTableProps) => {
  const { notifications, hrefOf, onOpen, onAcknowledge, onAcknowledgeAll, isBusy = false } = props;
  const { isLoading = false, error, onRetry } = props;
  const { navigate, base } = useLinkRouter();
  const columns = useMemo(
    () => columnsOf({ hrefOf, onAcknowledge, isBusy, base }),
    [hrefOf, onAcknowledge, isBusy, base],
  );
  const open = (notification: Notification) => {
    const href = hrefOf(notification);
    if (href === undefined) return;
    navigate?.(href);
    onOpen();
  };
  return (
    <div className={styles.sheet}>
      <Stack gap={3}>
        <Inline>
          <Heading level={2}>{texts.title}</Heading>
          <Spacer />
          {notifications.length > 0 && (
            <Button size="small" icon={<CheckCheck />} isPending={isBusy} onPress={onAcknowledgeAll}>
              {texts.acknowledgeAll}
            </Button>
          )}
        </Inline>
        {/* A link is followed by a press or by Enter; both put the table away. */}
        <div
          className={styles.table}
          onClickCapture={({ target }) => target instanceof Element && target.closest('a') && onOpen()}
        >
          <DataTable
            label={texts.table}
            columns={columns}
            rows={notifications}
            getRowKey={getRowKey}
            hasColumnChooser={false}
            onRowAction={open}
            // The specified words stand where others have skeleton rows (D17).
            empty={{ reason: 'nothingYet', title: isLoading ? texts.loading : texts.none }}
            error={error}
            onRetry={onRetry}
          />
        </div>
      </Stack>
    </div>
  );
};

const getRowKey = ({ notyficationId }: Notification) => String(notyficationId);

/** Plain elements, for there may be a thousand; the whole of a longer one is in its tip. */
const messageCell = ({ notificationMessage: words }: Notification, href: string | undefined, base: string) =>
  href === undefined ? (
    <span className={styles.message} title={words}>
      {words}
    </span>
  ) : (
    // The table is one stop of the tab order; the arrow keys reach what is in its cells.
    <a className={styles.link} href={`${base}${href}`} title={words} tabIndex={-1}>
      {words}
    </a>
  );

interface ColumnNeeds extends Pick<NotificationTableProps, 'hrefOf' | 'onAcknowledge'> {
  readonly isBusy: boolean;
  /** What stands before a path of the application. */
  readonly base: string;
}

function columnsOf({ hrefOf, onAcknowledge, isBusy, base }: ColumnNeeds): readonly Column<Notification>[] {
  const fixed = { isSortable: false, isResizable: false } as const;
  return defineColumns<Notification>([
    {
      ...fixed,
      id: 'time',
      header: texts.time,
      kind: 'date',
      value: ({ time }) => time,
      dateStyle: 'isoDate',
      width: 128,
    },
    {
      ...fixed,
      id: 'notificationMessage',
      header: texts.message,
      kind: 'custom',
      value: ({ notificationMessage }) => notificationMessage,
      cell: (notification) => messageCell(notification, hrefOf(notification), base),
      width: 500,
    },
    {
      ...fixed,
      id: 'actions',
      header: texts.actions,
      kind: 'custom',
      align: 'end',
      width: 98,
      cell: (notification) => (
        <IconButton
          size="small"
          excludeFromTabOrder
          label={texts.acknowledge(notification.notificationMessage)}
          icon={<Check />}
          isDisabled={isBusy}
          onPress={() => onAcknowledge(notification)}
        />
      ),
    },
  ]);
}
