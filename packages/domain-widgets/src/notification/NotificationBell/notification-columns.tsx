import type { Notification, NotificationMember } from '@crt/api-client/types-main';
import { IconButton } from '@crt/ui/Button';
import { defineColumns, type Column } from '@crt/ui/DataTable';
import { formatDate } from '@crt/ui/format-date';
import { Check } from 'lucide-react';
import type { BellRow } from './bell-rows.ts';
import { notificationTableTexts as texts } from './notification-table.texts.ts';
import * as styles from './NotificationTable.css.ts';

/** Where a row leads to: an entry to what all of it is about, if that is one plan. */
export const addressOf = (row: BellRow, hrefOf: ColumnNeeds['hrefOf']) =>
  row.kind === 'more' || (row.kind === 'entry' && row.notification.planCount > 1)
    ? undefined
    : hrefOf(row.notification);

/** Plain elements, for there may be a thousand; the whole of a longer one is in its tip. */
const messageCell = (words: string, href: string | undefined, base: string) =>
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

/** What the columns of the bell need to know. */
export interface ColumnNeeds {
  /** What one is about, as an address; undefined where the person may open neither plan nor cycle (D18). */
  readonly hrefOf: (notification: NotificationMember) => string | undefined;
  readonly onAcknowledge: (notification: Notification) => void;
  readonly isBusy: boolean;
  /** What stands before a path of the application. */
  readonly base: string;
  /** IANA name of the reader's zone. */
  readonly ownZone: string;
}

const fixed = { isSortable: false, isResizable: false } as const;

/** One column of words, whole where they stand, so that the button beside them is in sight; a row leads to its plan. */
export const narrowColumnsOf = (needs: ColumnNeeds): readonly Column<BellRow>[] =>
  defineColumns<BellRow>([
    {
      ...fixed,
      id: 'notificationMessage',
      header: texts.message,
      kind: 'text',
      lines: 3,
      value: ({ time, words }) =>
        [time === null ? [] : formatDate(time, 'isoDate', needs.ownZone), words].flat().join(' '),
      width: 120,
      isFlexible: true,
    },
    { ...actionsColumn(needs), width: 72 },
  ]);

export function columnsOf(needs: ColumnNeeds): readonly Column<BellRow>[] {
  const { hrefOf, base } = needs;
  return defineColumns<BellRow>([
    {
      ...fixed,
      id: 'time',
      header: texts.time,
      kind: 'date',
      value: ({ time }) => time,
      dateStyle: 'isoDate',
      // With the mark that unfolds an entry, and the room before what belongs to it.
      width: 192,
    },
    {
      ...fixed,
      id: 'notificationMessage',
      header: texts.message,
      kind: 'custom',
      value: ({ words }) => words,
      cell: (row) => messageCell(row.words, addressOf(row, hrefOf), base),
      // What the sheet leaves: the specified 500 px (D16), less in a window that has no room for them.
      width: 240,
      isFlexible: true,
    },
    actionsColumn(needs),
  ]);
}

/** What belongs to an entry is acknowledged with it. */
const actionsColumn = ({ onAcknowledge, isBusy }: ColumnNeeds): Column<BellRow> => ({
  ...fixed,
  id: 'actions',
  header: texts.actions,
  kind: 'custom',
  align: 'end',
  width: 98,
  cell: (row) =>
    (row.kind === 'single' || row.kind === 'entry') && (
      <IconButton
        size="small"
        excludeFromTabOrder
        label={texts.acknowledge(row.words)}
        icon={<Check />}
        isDisabled={isBusy}
        onPress={() => onAcknowledge(row.notification)}
      />
    ),
});
