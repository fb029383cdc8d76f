import type { Notification, NotificationMember } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import type { RowKey } from '@crt/ui/DataTable';
import { useLinkRouter } from '@crt/ui/LinkProvider';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Inline, Spacer, Stack } from '@crt/ui/Stack';
import { Heading } from '@crt/ui/Text';
import { TreeTable } from '@crt/ui/TreeTable';
import { CheckCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { childrenOf, keyOf, rowsOf, type BellRow } from './bell-rows.ts';
import { addressOf, columnsOf, narrowColumnsOf } from './notification-columns.tsx';
import { notificationTableTexts as texts } from './notification-table.texts.ts';
import * as styles from './NotificationTable.css.ts';
import { useIsNarrow } from '@crt/ui/use-is-narrow';

export interface NotificationTableProps {
  /** The entries, the newest first. */
  readonly notifications: readonly Notification[];
  /** What one is about, as an address; undefined where the person may open neither plan nor cycle (D18). */
  readonly hrefOf: (notification: NotificationMember) => string | undefined;
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

/** The notifications of a person: when, what, and the way to it; what one action did is one entry, which unfolds (D16 to D19). */
export const NotificationTable = (props: NotificationTableProps) => {
  const { notifications, hrefOf, onOpen, onAcknowledge, onAcknowledgeAll, isBusy = false } = props;
  const { isLoading = false, error, onRetry } = props;
  const { navigate, base } = useLinkRouter();
  const ownZone = useTimeZone();
  const isNarrow = useIsNarrow();
  const columns = useMemo(
    () => (isNarrow ? narrowColumnsOf : columnsOf)({ hrefOf, onAcknowledge, isBusy, base, ownZone }),
    [isNarrow, hrefOf, onAcknowledge, isBusy, base, ownZone],
  );
  const roots = useMemo(() => rowsOf(notifications), [notifications]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<RowKey>>(new Set());
  const open = (row: BellRow) => {
    const href = addressOf(row, hrefOf);
    if (href !== undefined) {
      navigate?.(href);
      onOpen();
    } else if (row.kind === 'entry') setUnfolded(new Set(unfolded).symmetricDifference(new Set([row.key])));
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
          <TreeTable
            label={texts.table}
            columns={columns}
            roots={roots}
            getRowKey={keyOf}
            getChildren={childrenOf}
            expandedKeys={unfolded}
            onExpandedChange={setUnfolded}
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
