import { Button } from '@crt/ui/Button';
import { DataTable, useClientRows } from '@crt/ui/DataTable';
import { SearchField } from '@crt/ui/SearchField';
import { useMemo, type ReactNode } from 'react';
import type { RecordRow } from './define-resource.ts';
import { resourceColumns, type PlainColumn } from './resource-columns.tsx';
import { resourceTexts as texts } from './resource.texts.ts';
import { bar, searchBox } from './ResourceTable.css.ts';
import type { RowActs } from './RowActions.tsx';
import { longestSearch, type RecordQuery } from './use-record-query.ts';

export interface ResourceTableProps<Row extends RecordRow> extends RowActs<Row> {
  /** The name of the list, read aloud. */
  readonly label: string;
  /** The first one names the record. */
  readonly columns: readonly PlainColumn[];
  /** All of them, whatever is searched for: the widths of the columns follow them. */
  readonly records: readonly Row[];
  /** Those of them that the search finds. */
  readonly found: readonly Row[];
  /** The lists that ids in the columns are read from. */
  readonly lists: object;
  readonly isLoading: boolean;
  /** What went wrong, in a sentence. */
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly query: Pick<RecordQuery, 'search' | 'setSearch' | 'onClear'>;
  /** More to narrow the list by, beside the search. */
  readonly filters?: ReactNode;
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
    found,
    lists,
    onEdit,
    onRemove,
    onHistory,
    query: { search, setSearch, onClear },
    filters,
    renderDetail,
    exportName,
    ...rest
  } = props;
  const columns = useMemo(
    () => resourceColumns(facts, { lists, records }, { onEdit, onRemove, onHistory }),
    [facts, lists, records, onEdit, onRemove, onHistory],
  );
  const source = useClientRows(found, columns);
  return (
    <DataTable
      label={label}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      toolbar={
        <div className={bar}>
          <div className={searchBox}>
            <SearchField
              label={texts.search(label)}
              value={search}
              onChange={setSearch}
              maxLength={longestSearch}
            />
          </div>
          {filters}
        </div>
      }
      empty={
        onClear
          ? { reason: 'nothingMatches', action: <Button onPress={onClear}>{texts.clearSearch}</Button> }
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
