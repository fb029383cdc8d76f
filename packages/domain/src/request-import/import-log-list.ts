import { listColumns } from '../list/list-column.ts';

/** What became of a request of an import, with its number on the wire (R15). */
export const importStatus = { imported: 0, updated: 1, skipped: 2, staged: 3 } as const;
/** Number of what became of a request on the wire. */
export type ImportStatus = (typeof importStatus)[keyof typeof importStatus];

/** The name shown for each. */
export const importStatusName: Readonly<Record<ImportStatus, string>> = {
  0: 'Imported',
  1: 'Updated',
  2: 'Skipped',
  3: 'Staged',
};

/** All of them in the order of their numbers. */
export const allImportStatuses: readonly ImportStatus[] = [0, 1, 2, 3];

const labels = {
  id: 'Id',
  date: 'Date',
  requestId: 'Request Id',
  status: 'Status',
  skipReason: 'Skip Reason',
  additionalInfo: 'Additional Info',
  updatedFields: 'Updated Fields',
};

/** A column of the import log. */
export type ImportLogColumnId = keyof typeof labels;

/** The columns of the import log in their order (R15). */
export const importLogColumns = listColumns(labels, {
  id: { isSortable: false },
  date: { kind: 'instant' },
  skipReason: { isSortable: false },
  additionalInfo: { isSortable: false },
  updatedFields: { isSortable: false },
});
