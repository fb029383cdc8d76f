import { useMemo } from 'react';
import { searchRecords } from './record-values.ts';
import { cellReader, type PlainColumn } from './resource-columns.tsx';

/** The records that the search of their list finds: what its table shows, and its screen counts. */
export function useFoundRecords<Row extends object>(
  records: readonly Row[],
  columns: readonly PlainColumn[],
  lists: object,
  search: string,
): readonly Row[] {
  const cells = useMemo(() => columns.map((column) => cellReader(column, lists)), [columns, lists]);
  return useMemo(() => searchRecords(records, cells, search), [records, cells, search]);
}
