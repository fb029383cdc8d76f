import { useRead } from '@crt/api-client/hooks';
import { listImports } from '@crt/api-client/main/request-import';
import type { RequestImport } from '@crt/api-client/types-main';
import { defineColumns, type Column } from '@crt/ui/DataTable';
import { none } from '@crt/ui/none';
import { useMemo } from 'react';
import type { ImportLinks } from './import-declaration.ts';
import { importTexts } from './import.texts.ts';
import { ImportsTable, type ShownImports } from './ImportsTable.tsx';
import { requestImportTexts as texts } from './request-import.texts.ts';
import { pollMs } from './use-import-users.ts';

export interface ConnectedRequestImportsProps extends ShownImports {
  readonly importHref: ImportLinks['importHref'];
}

const yesNo = (is: boolean) => (is ? texts.yes : texts.no);
/** A dry run that has ended imported nothing. */
const imported = ({ isImported, isDryRun }: RequestImport) =>
  isImported && isDryRun ? importTexts.dryRunMark : yesNo(isImported);

const columnsOf = (importHref: ImportLinks['importHref']): readonly Column<RequestImport>[] =>
  defineColumns<RequestImport>([
    {
      id: 'importDate',
      header: texts.columns.importDate,
      kind: 'date',
      value: ({ importDate }) => importDate,
      dateStyle: 'dateTime',
      width: 190,
      isSortable: false,
    },
    plain('updatePlans', 120, ({ shouldUpdateExistingPlans }) => yesNo(shouldUpdateExistingPlans)),
    plain('isStaged', 104, ({ isStaged }) => yesNo(isStaged)),
    plain('isImported', 112, imported),
    plain('user', 88, ({ userSymbol }) => userSymbol),
    {
      id: 'view',
      header: texts.columns.view,
      kind: 'link',
      value: () => texts.columns.view,
      href: ({ id }) => importHref(id),
      width: 80,
      isSortable: false,
    },
  ]);

const plain = (
  id: keyof typeof texts.columns,
  width: number,
  value: (row: RequestImport) => string,
): Column<RequestImport> => ({
  id,
  header: texts.columns[id],
  kind: 'text',
  value,
  width,
  isSortable: false,
});

/** The imports of requests, newest first, each with a way to what became of it (R13, R20). */
export const ConnectedRequestImports = ({ importHref, page, onPageChange }: ConnectedRequestImportsProps) => {
  const body = { limit: page.size, page: page.index + 1 };
  const read = useRead(
    listImports,
    { body },
    {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ isImported }) => !isImported) === true ? pollMs : false,
    },
  );
  const columns = useMemo(() => columnsOf(importHref), [importHref]);
  return (
    <ImportsTable
      label={texts.titles.list}
      columns={columns}
      rows={read.data?.items ?? none}
      count={read.data?.count}
      read={read}
      page={page}
      onPageChange={onPageChange}
    />
  );
};
