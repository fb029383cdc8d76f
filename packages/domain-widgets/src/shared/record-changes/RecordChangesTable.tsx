import type { ChangeRecord, DocumentationUser } from '@crt/api-client/types-documentation';
import { fullName } from '@crt/domain/full-name';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import { useMemo } from 'react';
import { recordChangesTexts as texts } from './record-changes.texts.ts';

/** A change with an identity: the wire gives none, but the list only grows, the newest first. */
interface KeyedChange extends ChangeRecord {
  readonly key: string;
  /** Who made it, and by which file where it was imported. */
  readonly maker: string;
}

const words = texts.columns;

const columns: readonly Column<KeyedChange>[] = defineColumns<KeyedChange>([
  { id: 'changeType', header: words.changeType, kind: 'text', value: (row) => row.changeType, width: 168 },
  {
    id: 'additionalInfo',
    header: words.additionalInfo,
    kind: 'text',
    value: (row) => row.additionalInfo,
    width: 150,
  },
  {
    id: 'oldValue',
    header: words.oldValue,
    kind: 'text',
    value: (row) => row.oldValue,
    lines: 2,
    width: 180,
    isFlexible: true,
  },
  {
    id: 'newValue',
    header: words.newValue,
    kind: 'text',
    value: (row) => row.newValue,
    lines: 2,
    width: 180,
    isFlexible: true,
  },
  {
    id: 'time',
    header: words.time,
    kind: 'date',
    value: (row) => row.time,
    dateStyle: 'dateTime',
    width: 180,
  },
  { id: 'user', header: words.user, kind: 'text', value: (row) => row.maker, lines: 2, width: 150 },
]);

const getRowKey = ({ key }: KeyedChange) => key;

/** Rows of a page of changes: a record may have thousands. */
const rowsPerPage = 20;

export interface RecordChangesTableProps {
  /** The newest first. */
  readonly changes: readonly ChangeRecord[];
  /** Those whose names are known. */
  readonly users: readonly DocumentationUser[];
}

/** What was changed of a record, when and by whom, with first and last name (O22). */
export const RecordChangesTable = ({ changes, users }: RecordChangesTableProps) => {
  const rows = useMemo(() => {
    const names = new Map(users.map((user) => [user.id, fullName(user)]));
    return changes.map((change, index) => ({
      ...change,
      key: String(changes.length - index),
      maker: texts.maker(names.get(change.userId) ?? change.userId, change.importFile),
    }));
  }, [changes, users]);
  return (
    <DataTable
      label={texts.table}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      height="content"
      empty={{ reason: 'nothingYet', title: texts.none }}
      {...useClientRows(rows, columns, { initialPageSize: rowsPerPage })}
    />
  );
};
