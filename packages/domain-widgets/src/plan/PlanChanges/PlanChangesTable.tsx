import type { ChangeHistoryRow } from '@crt/api-client/types-main';
import { DataTable, defineColumns, useClientRows } from '@crt/ui/DataTable';
import { formatWithZone } from '@crt/ui/format-date';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Tooltip, TooltipAnchor } from '@crt/ui/Tooltip';
import { useMemo } from 'react';
import { DateOverTime } from '../../shared/time/DateOverTime.tsx';
import { planChangesTexts as texts } from './plan-changes.texts.ts';

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
  /** It stands below another change of the same action, which says when, by whom and how; those are not said again. */
  readonly isFurther?: boolean;
}

const columns = defineColumns<KeyedChange>([
  {
    id: 'field',
    header: texts.field,
    kind: 'text',
    value: (row) => row.field,
    lines: 3,
    width: 130,
    isFlexible: true,
  },
  {
    id: 'oldValue',
    header: texts.oldValue,
    kind: 'text',
    value: (row) => row.oldValue,
    lines: 3,
    width: 124,
    isFlexible: true,
  },
  {
    id: 'newValue',
    header: texts.newValue,
    kind: 'text',
    value: (row) => row.newValue,
    lines: 3,
    width: 124,
    isFlexible: true,
  },
  {
    id: 'time',
    header: texts.time,
    kind: 'custom',
    cell: (row) => (row.isFurther ? null : <DateOverTime instant={row.time} />),
    value: (row) => new Date(row.time),
    width: 150,
  },
  {
    id: 'user',
    header: texts.user,
    kind: 'custom',
    cell: (row) => (row.isFurther ? null : <UserSymbol {...row} />),
    value: (row) => row.userSymbol,
    width: 80,
  },
  {
    id: 'source',
    header: texts.source,
    kind: 'text',
    value: (row) => texts.sources[row.source],
    width: 104,
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

/** Instants among the values are told in the viewer's zone, with its name; all else comes as shown. */
function shownValue(value: string | null, timeZone: string): string | null {
  return value !== null && instant.test(value) ? formatWithZone(value, 'dateTime', timeZone) : value;
}

function shownChanges(changes: readonly ChangeHistoryRow[], timeZone: string): readonly KeyedChange[] {
  return changes.map((change, index) => ({
    ...change,
    oldValue: shownValue(change.oldValue, timeZone),
    newValue: shownValue(change.newValue, timeZone),
    key: `${changes.length - index}`,
  }));
}

/** Changes of one action that stand together say once when it was, and by whom, in whichever order they are. */
function inActions(rows: readonly KeyedChange[]): readonly KeyedChange[] {
  return rows.map((row, place) => {
    const above = rows[place - 1];
    const isFurther = above?.batchId === row.batchId && above.time === row.time;
    return isFurther ? { ...row, isFurther } : row;
  });
}

/** What was changed on a plan, by whom, when and how; what one action changed stands together (F46, F70). */
export const PlanChangesTable = ({ changes, ...state }: PlanChangesTableProps) => {
  const timeZone = useTimeZone();
  const rows = useMemo(() => shownChanges(changes, timeZone), [changes, timeZone]);
  const source = useClientRows(rows, columns);
  const shown = useMemo(() => inActions(source.rows), [source.rows]);
  return (
    <DataTable
      label={texts.table}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      empty={{ reason: 'nothingYet', title: texts.none }}
      {...source}
      rows={shown}
      {...state}
    />
  );
};
