import type { ImportOutcome } from '@crt/api-client/types-documentation';
import { DataTable, defineColumns, type Column } from '@crt/ui/DataTable';
import { none } from '@crt/ui/none';
import { Tabs } from '@crt/ui/Tabs';
import { useMemo } from 'react';
import type {
  ImportColumn,
  ImportDeclaration,
  ImportItem,
  ImportLinks,
  ImportRowFacts,
} from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';

/** Which rows are on show. */
export interface ShownRows {
  readonly page: { readonly index: number; readonly size: number };
  readonly outcome: ImportOutcome | null;
}

export interface ImportRowsProps<Row extends ImportRowFacts> {
  readonly kind: Pick<ImportDeclaration<Row>, 'record' | 'columns'>;
  readonly recordHref: ImportLinks['recordHref'];
  readonly summary: ImportItem['summary'];
  readonly rows: readonly Row[];
  readonly count: number;
  readonly shown: ShownRows;
  readonly onShow: (shown: ShownRows) => void;
  readonly isReloading?: boolean;
}

const getRowKey = ({ rowNumber }: ImportRowFacts) => String(rowNumber);

/** The changed fields of a row, only where its status ends with Updated (R3). */
const changesOf = ({ status, updatedFields }: ImportRowFacts): string =>
  status.endsWith('Updated')
    ? updatedFields
        .map(({ column, oldValue, newValue }) =>
          texts.change(column, oldValue ?? texts.nothing, newValue ?? texts.nothing),
        )
        .join('; ')
    : texts.notApplicable;

/** A column of a kind's own. */
const columnOf = <Row extends ImportRowFacts>(column: ImportColumn<Row>): Column<Row> => ({
  id: column.id,
  header: column.header,
  kind: 'text',
  value: (row) => column.of(row),
  lines: 3,
  ...(column.width === undefined ? { isFlexible: true } : { width: column.width }),
  isSortable: false,
});

const columnsOf = <Row extends ImportRowFacts>(
  { record, columns: more = none }: ImportRowsProps<Row>['kind'],
  recordHref: ImportLinks['recordHref'],
): readonly Column<Row>[] =>
  defineColumns<Row>([
    {
      id: 'row',
      header: texts.columns.row,
      kind: 'number',
      value: ({ rowNumber }) => rowNumber,
      width: 72,
      isSortable: false,
    },
    {
      id: 'record',
      header: record.column,
      kind: 'link',
      value: (row) => record.of(row).text,
      href: (row) => {
        const { id } = record.of(row);
        return id === null ? undefined : recordHref?.(id);
      },
      isSortable: false,
    },
    {
      id: 'status',
      header: texts.columns.status,
      kind: 'text',
      value: ({ status }) => status,
      width: 104,
      isSortable: false,
    },
    {
      id: 'updatedFields',
      header: texts.columns.updatedFields,
      kind: 'text',
      value: changesOf,
      lines: 3,
      isFlexible: true,
      isSortable: false,
    },
    {
      id: 'details',
      header: texts.columns.details,
      kind: 'text',
      value: ({ details }) => details,
      lines: 3,
      isFlexible: true,
      isSortable: false,
    },
    ...more.map(columnOf),
  ]);

const toneOf = ({ isChangedSinceDryRun }: ImportRowFacts) =>
  isChangedSinceDryRun ? ({ tone: 'caution', label: texts.changedSinceDryRun } as const) : undefined;

/** What became of the rows of a file, one page of them (R2, R3, R19). */
export const ImportRows = <Row extends ImportRowFacts>(props: ImportRowsProps<Row>) => {
  const { kind, recordHref, rows, count, shown, onShow, isReloading = false } = props;
  const { created, updated, ignored } = props.summary;
  const columns = useMemo(() => columnsOf(kind, recordHref), [kind, recordHref]);
  const table = (
    <DataTable
      label={texts.table}
      columns={columns}
      getRowKey={getRowKey}
      getRowTone={toneOf}
      hasColumnChooser={false}
      height="content"
      rows={rows}
      totalCount={count}
      page={shown.page}
      onPageChange={(page) => onShow({ ...shown, page })}
      isReloading={isReloading}
      empty={
        shown.outcome === null ? { reason: 'nothingYet', title: texts.noRows } : { reason: 'nothingMatches' }
      }
    />
  );
  return (
    <Tabs
      label={texts.outcomes}
      items={[
        { id: 'all', title: texts.allOutcomes, count: created + updated + ignored },
        { id: 'created', title: texts.columns.created, count: created },
        { id: 'updated', title: texts.columns.updated, count: updated },
        { id: 'ignored', title: texts.columns.ignored, count: ignored },
      ]}
      selected={shown.outcome ?? 'all'}
      onSelect={(id) => onShow({ page: { ...shown.page, index: 0 }, outcome: id === 'all' ? null : id })}
    >
      {table}
    </Tabs>
  );
};
