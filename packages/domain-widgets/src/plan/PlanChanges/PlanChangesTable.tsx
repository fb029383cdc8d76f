import type { ChangeHistoryRow } from '@crt/api-client/types-main';
import { DataTable, defineColumns, useClientRows } from '@crt/ui/DataTable';
import { formatDate } from '@crt/ui/format-date';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Tooltip, TooltipAnchor } from '@crt/ui/Tooltip';
import { useMemo } from 'react';
import { planChangesTexts as texts } from '../details.texts.ts';

/** The symbol; the name behind it shows on hover, and when the arrow keys come to it (F70). */
const UserSymbol = ({ userSymbol, userName }: Pick<ChangeHistoryRow, 'userSymbol' | 'userName'>) =>
  userSymbol === null || userName === null ? (
    (userSymbol ?? texts.system)
  ) : (
    <Tooltip content={userName} placement="start" delay={200}>
      <TooltipAnchor excludeFromTabOrder>{userSymbol}</TooltipAnchor>
    </Tooltip>
  );

/** A change with an identity: the wire gives none, but the list is append-only, newest first. */
interface KeyedChange extends ChangeHistoryRow {
  readonly key: string;
}

const columns = defineColumns<KeyedChange>([
  {
    id: 'field',
    header: texts.field,
    kind: 'text',
    value: (row) => row.field,
    lines: 2,
    width: 150,
    isFlexible: true,
  },
  {
    id: 'oldValue',
    header: texts.oldValue,
    kind: 'text',
    value: (row) => row.oldValue,
    lines: 2,
    width: 124,
    isFlexible: true,
  },
  {
    id: 'newValue',
    header: texts.newValue,
    kind: 'text',
    value: (row) => row.newValue,
    lines: 2,
    width: 124,
    isFlexible: true,
  },
  {
    id: 'time',
    header: texts.time,
    kind: 'date',
    dateStyle: 'dateTime',
    value: (row) => row.time,
    // 14 more than specified: with less the minute is cut off.
    width: 164,
  },
  {
    id: 'user',
    header: texts.user,
    kind: 'custom',
    cell: (row) => <UserSymbol {...row} />,
    value: (row) => row.userSymbol,
    width: 80,
  },
]);

const getRowKey = (row: KeyedChange) => row.key;

export interface PlanChangesTableProps {
  /** Newest first. */
  readonly changes: readonly ChangeHistoryRow[];
  readonly isLoading?: boolean;
  readonly isReloading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Instants among the values are shown like the date of the change, in the viewer's zone; all else comes as shown. */
function shownValue(value: string | null, timeZone: string): string | null {
  return value !== null && instant.test(value) ? formatDate(value, 'dateTime', timeZone) : value;
}

function shownChanges(changes: readonly ChangeHistoryRow[], timeZone: string): readonly KeyedChange[] {
  return changes.map((change, index) => ({
    ...change,
    oldValue: shownValue(change.oldValue, timeZone),
    newValue: shownValue(change.newValue, timeZone),
    key: `${changes.length - index}`,
  }));
}

/** What was changed on a plan, by whom and when (F46, F70). */
export const PlanChangesTable = ({ changes, ...state }: PlanChangesTableProps) => {
  const timeZone = useTimeZone();
  const rows = useMemo(() => shownChanges(changes, timeZone), [changes, timeZone]);
  const source = useClientRows(rows, columns);
  return (
    <DataTable
      label={texts.table}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      empty={{ reason: 'nothingYet', title: texts.none }}
      {...source}
      {...state}
    />
  );
};
