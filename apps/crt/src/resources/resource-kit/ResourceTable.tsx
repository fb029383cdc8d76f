import { Button } from '@crt/ui/Button';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import { SearchField } from '@crt/ui/SearchField';
import { useMemo, useState } from 'react';
import { searchRecords, textOf } from './record-values.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { searchBox } from './ResourceTable.css.ts';
import { RowActions } from './RowActions.tsx';

/** A record, as far as the table needs to know it. */
export interface TableRecord {
  readonly id: number;
  readonly canBeDeleted?: boolean;
}

export interface ResourceTableProps<Row extends TableRecord> {
  /** The name of the list, read aloud. */
  readonly label: string;
  /** The first one names the record. */
  readonly columns: readonly { readonly key: string; readonly header: string }[];
  readonly records: readonly Row[];
  readonly isLoading: boolean;
  /** What went wrong, in a sentence. */
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** Absent without the right to change records, with those of `onRemove` and `addButton`. */
  readonly onEdit?: ((record: Row) => void) | undefined;
  readonly onRemove?: ((record: Row) => void) | undefined;
}

const getRowKey = ({ id }: TableRecord) => String(id);
const noKeys: readonly string[] = [];

/** Reference data as a table: searched and sorted in the browser, with edit and delete in each row (T1). */
export function ResourceTable<Row extends TableRecord>(props: ResourceTableProps<Row>) {
  const { label, columns: facts, records, onEdit, onRemove, ...state } = props;
  const [search, setSearch] = useState('');
  const columns = useMemo(() => columnsOf(facts, onEdit, onRemove), [facts, onEdit, onRemove]);
  const found = useMemo(
    () => searchRecords(records, search === '' ? noKeys : facts.map(({ key }) => key), search),
    [records, facts, search],
  );
  const { allRows: _, ...source } = useClientRows(found, columns);
  return (
    <DataTable
      label={label}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      toolbar={
        <div className={searchBox}>
          <SearchField label={texts.search(label)} value={search} onChange={setSearch} />
        </div>
      }
      empty={
        search === ''
          ? { reason: 'nothingYet' }
          : {
              reason: 'nothingMatches',
              action: <Button onPress={() => setSearch('')}>{texts.clearSearch}</Button>,
            }
      }
      {...(onEdit && { onRowAction: onEdit })}
      {...source}
      {...state}
    />
  );
}

function columnsOf<Row extends TableRecord>(
  facts: ResourceTableProps<Row>['columns'],
  onEdit: ResourceTableProps<Row>['onEdit'],
  onRemove: ResourceTableProps<Row>['onRemove'],
): readonly Column<Row>[] {
  const nameKey = facts[0]?.key ?? '';
  return defineColumns<Row>([
    ...facts.map(({ key, header }): Column<Row> => ({
      id: key,
      header,
      kind: 'text',
      value: (row) => textOf(row, key),
      width: 150,
      isFlexible: true,
    })),
    ...(onEdit ? [actionColumn(nameKey, onEdit, onRemove)] : []),
  ]);
}

function actionColumn<Row extends TableRecord>(
  nameKey: string,
  onEdit: (record: Row) => void,
  onRemove: ((record: Row) => void) | undefined,
): Column<Row> {
  return {
    id: 'actions',
    header: texts.actions,
    kind: 'custom',
    align: 'end',
    width: 96,
    isSortable: false,
    isResizable: false,
    cell: (row) => (
      <RowActions
        name={textOf(row, nameKey)}
        onEdit={() => onEdit(row)}
        onRemove={onRemove && (() => onRemove(row))}
        isInUse={row.canBeDeleted === false}
      />
    ),
  };
}
