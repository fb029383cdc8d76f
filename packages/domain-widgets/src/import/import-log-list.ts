import { listImportLog } from '@crt/api-client/main/request-import';
import type { InputOf } from '@crt/api-client/operation';
import { allImportStatuses, importLogColumns } from '@crt/domain/import-log-list';
import { defineList, rowsByQuery } from '../shared/list/define-list.ts';
import { codes, text, type FiltersOf } from '../shared/list/list-filter.ts';
import { byOneColumn } from '../shared/list/list-sort.ts';

/** A request id has so many letters at most (the contract's limit). */
export const longestImportedId = 30;

const filters = {
  chosenRequestId: text({ label: 'Plan Id', wire: 'chosenRequestId', maxLength: longestImportedId }),
  chosenStatuses: codes({ label: 'Status', wire: 'chosenStatuses', known: allImportStatuses }),
};

/** What narrows the import log (R15). */
export type ImportLogFilters = FiltersOf<typeof filters>;

/** What became of every request that was imported, newest first (R15). */
export const importLogList = defineList({
  name: 'import-log',
  texts: { title: 'Import Log', table: 'Imported requests', failed: 'The import log could not be loaded.' },
  columns: importLogColumns,
  nameColumn: 'requestId',
  filters,
  sort: byOneColumn<InputOf<typeof listImportLog>>([{ columnId: 'date', direction: 'descending' }]),
  rows: rowsByQuery(listImportLog, ({ data, count }) => ({ rows: data, total: count })),
});
