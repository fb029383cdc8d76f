import { Button } from '@crt/ui/Button';
import { DataTable, useClientRows } from '@crt/ui/DataTable';
import { SearchField } from '@crt/ui/SearchField';
import { useMemo, useState, type ReactNode } from 'react';
import type { RecordRow } from './define-resource.ts';
import { cellReader, resourceColumns, type PlainColumn } from './resource-columns.tsx';
import { searchRecords } from './record-values.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { bar, searchBox } from './ResourceTable.css.ts';
import type { RowActs } from './RowActions.tsx';

export interface ResourceTableProps<Row extends RecordRow> extends RowActs<Row> {
  /** The name of the list, read aloud. */
  readonly label: string;
  /** The first one names the record. */
  readonly columns: readonly PlainColumn[];
  readonly records: readonly Row[];
  /** The lists that ids in the columns are read from. */
  readonly lists: object;
  readonly isLoading: boolean;
  /** What went wrong, in a sentence. */
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** More to narrow the list by, beside the search. */
  readonly filters?: ReactNode;
  /** Takes all filters back; present while any is set. */
  readonly onClearFilters?: (() => void) | undefined;
  /** What an opened row shows. */
  readonly renderDetail?: ((record: Row) => ReactNode) | undefined;
  /** Offers to save what is shown under this name. */
  readonly exportName?: string | undefined;
}

const getRowKey = ({ id }: RecordRow) => String(id);

/** Reference data as a table: searched, filtered and sorted in the browser, with its acts in each row (T1). */
export function ResourceTable<Row extends RecordRow>(props: ResourceTableProps<Row>) {
  const {
    label,
    columns: facts,
    records,
    lists,
    onEdit,
    onRemove,
    onHistory,
    filters,
    onClearFilters,
    renderDetail,
    exportName,
    ...rest
  } = props;
  const [search, setSearch] = useState('');
  const columns = useMemo(
    () => resourceColumns(facts, { lists, records }, { onEdit, onRemove, onHistory }),
    [facts, lists, records, onEdit, onRemove, onHistory],
  );
  const cells = useMemo(() => facts.map((fact) => cellReader(fact, lists)), [facts, lists]);
  const found = useMemo(() => searchRecords(records, cells, search), [records, cells, search]);
  const source = useClientRows(found, columns);
  const isNarrowed = search !== '' || onClearFilters !== undefined;
  const clear = () => {
    setSearch('');
    onClearFilters?.();
  };
  return (
    <DataTable
      label={label}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      toolbar={
        <div className={bar}>
          <div className={searchBox}>
            <SearchField label={texts.search(label)} value={search} onChange={setSearch} />
          </div>
          {filters}
        </div>
      }
      empty={
        isNarrowed
          ? { reason: 'nothingMatches', action: <Button onPress={clear}>{texts.clearSearch}</Button> }
          : { reason: 'nothingYet' }
      }
      {...(onEdit && { onRowAction: onEdit })}
      {...(renderDetail && { renderDetail })}
      {...(exportName !== undefined && { exportName })}
      {...source}
      {...rest}
    />
  );
}
