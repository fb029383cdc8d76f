import type { ChangeHistoryRow } from '@crt/api-client/types-main';
import { DataTable, defineColumns, useClientRows } from '@crt/ui/DataTable';
import { useMemo } from 'react';
import { planTexts } from '../plan.texts.ts';

const texts = planTexts.changes;

/** A change with an identity: the wire gives none, but the list is append-only, newest first. */
interface KeyedChange extends ChangeHistoryRow {
  readonly key: string;
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant among the values as a date, which the table shows in the viewer's zone; everything else is shown as it is. */
function shownValue(value: string | null): string | Date | null {
  return value !== null && isoInstant.test(value) ? new Date(value) : value;
}

const columns = defineColumns<KeyedChange>([
  { id: 'field', header: texts.field, kind: 'text', value: (row) => row.field, width: 180 },
  {
    id: 'oldValue',
    header: texts.oldValue,
    kind: 'text',
    value: (row) => shownValue(row.oldValue),
    isFlexible: true,
  },
  {
    id: 'newValue',
    header: texts.newValue,
    kind: 'text',
    value: (row) => shownValue(row.newValue),
    isFlexible: true,
  },
  {
    id: 'time',
    header: texts.time,
    kind: 'date',
    dateStyle: 'dateTime',
    value: (row) => row.time,
    width: 164,
  },
  {
    id: 'user',
    header: texts.user,
    kind: 'custom',
    // The symbol, with the name behind it on hover (F70).
    cell: (row) => <span title={row.userName ?? texts.system}>{row.userSymbol ?? texts.system}</span>,
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

function keyed(changes: readonly ChangeHistoryRow[]): readonly KeyedChange[] {
  return changes.map((change, index) => ({ ...change, key: `${changes.length - index}` }));
}

/** What was changed on a plan, by whom and when (F46, F70). */
export const PlanChangesTable = ({ changes, ...state }: PlanChangesTableProps) => {
  const rows = useMemo(() => keyed(changes), [changes]);
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
