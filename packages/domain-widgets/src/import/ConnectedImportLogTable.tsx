import type { ImportLogRow } from '@crt/api-client/types-main';
import { importLogColumns, type ImportLogColumnId } from '@crt/domain/import-log-list';
import { useMemo } from 'react';
import { columnsOf, type ColumnCell } from '../shared/list/list-columns.ts';
import { ListTable, type ListRowsNeeds } from '../shared/list/ListTable.tsx';
import { useListRows } from '../shared/list/use-list-rows.ts';
import { importLogList, type ImportLogFilters } from './import-log-list.ts';
import { statusMark } from './request-status.ts';
import { updatedFieldsText } from './updated-fields-text.ts';

export interface ConnectedImportLogTableProps extends ListRowsNeeds<ImportLogFilters> {
  readonly planHref: (id: number) => string;
}

/** What became of every request that was imported; sorted and paged by the server, whose refusals stand in the table (R15, R16). */
export const ConnectedImportLogTable = ({ query, planHref, ...handlers }: ConnectedImportLogTableProps) => {
  const { source } = useListRows(importLogList, query);
  const columns = useMemo(() => {
    const cells = cellsOf(planHref);
    return columnsOf(importLogColumns, importLogList.nameColumn, (id) => cells[id]);
  }, [planHref]);
  return <ListTable list={importLogList} columns={columns} {...source} {...handlers} />;
};

const said = (value: (row: ImportLogRow) => string | null) =>
  ({ kind: 'text', value, lines: 3, width: 210, isFlexible: true }) as const;

const cellsOf = (
  planHref: (id: number) => string,
): Readonly<Record<ImportLogColumnId, ColumnCell<ImportLogRow>>> => ({
  id: { kind: 'number', value: ({ id }) => id, width: 88 },
  date: { kind: 'date', value: ({ date }) => date, dateStyle: 'dateTime', width: 180 },
  requestId: {
    kind: 'link',
    value: ({ requestId }) => requestId,
    href: ({ fulfilmentPlanId }) => (fulfilmentPlanId === null ? undefined : planHref(fulfilmentPlanId)),
    width: 112,
  },
  status: { kind: 'badge', value: statusMark, width: 112 },
  skipReason: said(({ skipReason }) => skipReason),
  additionalInfo: said(({ additionalInfo }) => additionalInfo),
  updatedFields: said(({ updatedFields }) => updatedFieldsText(updatedFields)),
});
