import type { ChangeHistoryRow } from '@crt/api-client/types-main';
import { DataTable, defineColumns, useClientRows, type Sort } from '@crt/ui/DataTable';
import { DateTime } from '@crt/ui/DateTime';
import { formatWithZone } from '@crt/ui/format-date';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Tooltip, TooltipAnchor } from '@crt/ui/Tooltip';
import { useMemo } from 'react';
import * as styles from './PlanChangesTable.css.ts';
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
  /** It is the head of an action that made so many changes: it says when, by whom and how. */
  readonly count?: number;
  /** It stands below the head of its action: only what came about in another way is said again. */
  readonly head?: ChangeHistoryRow;
}

const lookOf = ({ count, head }: KeyedChange) =>
  count === undefined ? (head ? styles.ofAction : styles.single) : styles.head;

const nameOf = (row: KeyedChange) => (row.count === undefined ? row.field : texts.action(row.count));

/** All times are the reader's, so that the head says the zone once and each time stays on its line. */
const columnsIn = (timeZone: string) =>
  defineColumns<KeyedChange>([
    {
      id: 'field',
      header: texts.field,
      kind: 'custom',
      cell: (row) => <span className={lookOf(row)}>{nameOf(row)}</span>,
      value: nameOf,
      width: 122,
      isFlexible: true,
    },
    {
      id: 'oldValue',
      header: texts.oldValue,
      kind: 'text',
      value: (row) => row.oldValue,
      lines: 3,
      width: 148,
      isFlexible: true,
    },
    {
      id: 'newValue',
      header: texts.newValue,
      kind: 'text',
      value: (row) => row.newValue,
      lines: 3,
      width: 148,
      isFlexible: true,
    },
    {
      id: 'time',
      header: texts.time(cityOf(timeZone)),
      kind: 'custom',
      cell: (row) =>
        row.head ? null : (
          <span className={styles.time}>
            <DateTime value={row.time} isZoneHidden />
          </span>
        ),
      value: (row) => new Date(row.time),
      width: 150,
    },
    {
      id: 'user',
      header: texts.user,
      kind: 'custom',
      cell: (row) => (row.head ? null : <UserSymbol userSymbol={row.userSymbol} userName={row.userName} />),
      value: (row) => row.userSymbol,
      width: 80,
    },
    {
      id: 'source',
      header: texts.source,
      kind: 'text',
      value: (row) => (row.head?.source === row.source ? null : texts.sources[row.source]),
      width: 104,
    },
  ]);

/** `Europe/Warsaw` is the time of Warsaw, in summer and in winter. */
const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

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

/** Changes of one action stand below a head of their own; a change that was an action by itself says all of it. */
function inActions(rows: readonly KeyedChange[]): readonly KeyedChange[] {
  const actions: KeyedChange[][] = [];
  for (const row of rows) {
    const action = actions.at(-1);
    if (action?.[0]?.batchId === row.batchId) action.push(row);
    else actions.push([row]);
  }
  return actions.flatMap((action): readonly KeyedChange[] => {
    const [cause, ...followed] = action;
    if (!cause || followed.length === 0) return action;
    const head = {
      ...cause,
      oldValue: null,
      newValue: null,
      key: `action ${cause.key}`,
      count: action.length,
    };
    return [head, ...action.map((row) => ({ ...row, head }))];
  });
}

/** Ordered by what was changed, each change stands for itself. */
const isByTime = (sort: Sort = []) => sort.every(({ columnId }) => columnId === 'time');

/** What was changed on a plan, by whom, when and how; what one action changed stands together (F46, F70). */
export const PlanChangesTable = ({ changes, ...state }: PlanChangesTableProps) => {
  const timeZone = useTimeZone();
  const rows = useMemo(() => shownChanges(changes, timeZone), [changes, timeZone]);
  const columns = useMemo(() => columnsIn(timeZone), [timeZone]);
  const source = useClientRows(rows, columns);
  const isGrouped = isByTime(source.sort);
  const shown = useMemo(() => (isGrouped ? inActions(source.rows) : source.rows), [isGrouped, source.rows]);
  return (
    <DataTable
      label={texts.table}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      empty={{ reason: 'nothingYet', title: texts.none }}
      {...source}
      rows={shown}
      allRows={shown}
      totalCount={shown.length}
      {...state}
    />
  );
};
