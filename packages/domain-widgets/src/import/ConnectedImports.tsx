import { useRead } from '@crt/api-client/hooks';
import { defineColumns, type Column } from '@crt/ui/DataTable';
import { none } from '@crt/ui/none';
import { useMemo } from 'react';
import {
  isUnfinished,
  type ImportDeclaration,
  type ImportItem,
  type ImportLinks,
  type ImportRowFacts,
} from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';
import { ImportStateMark } from './ImportStateMark.tsx';
import { ImportsTable, type ShownImports } from './ImportsTable.tsx';
import { pollMs, useImportUsers } from './use-import-users.ts';

export interface ConnectedImportsProps<Row extends ImportRowFacts> extends ShownImports {
  readonly kind: Pick<ImportDeclaration<Row>, 'titles' | 'calls'>;
  readonly importHref: ImportLinks['importHref'];
}

const columnsOf = (
  nameOf: (userId: string) => string,
  importHref: ImportLinks['importHref'],
): readonly Column<ImportItem>[] =>
  defineColumns<ImportItem>([
    {
      id: 'date',
      header: texts.columns.date,
      kind: 'date',
      value: ({ importDate }) => importDate,
      dateStyle: 'dateTime',
      // With its zone, which is never cut.
      width: 190,
      isSortable: false,
    },
    {
      id: 'user',
      header: texts.columns.user,
      kind: 'text',
      value: ({ userId }) => nameOf(userId),
      isSortable: false,
    },
    {
      id: 'details',
      header: texts.columns.details,
      kind: 'text',
      value: ({ details }) => details,
      lines: 2,
      isFlexible: true,
      isSortable: false,
    },
    {
      id: 'state',
      header: texts.columns.state,
      kind: 'custom',
      value: ({ state }) => texts.states[state],
      cell: (item) => <ImportStateMark {...item} />,
      isSortable: false,
    },
    count('created'),
    count('updated'),
    count('ignored'),
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

const count = (outcome: keyof ImportItem['summary']): Column<ImportItem> => ({
  id: outcome,
  header: texts.columns[outcome],
  kind: 'number',
  value: ({ summary }) => summary[outcome],
  width: 96,
  isSortable: false,
});

/** The imports of a kind, newest first, each with a way to what became of it (R2, R4, R20). */
export const ConnectedImports = <Row extends ImportRowFacts>({
  kind,
  importHref,
  page,
  onPageChange,
}: ConnectedImportsProps<Row>) => {
  const asked = { limit: page.size, page: page.index + 1 };
  const read = useRead(kind.calls.list, asked, {
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnfinished) ? pollMs : false),
  });
  const nameOf = useImportUsers();
  const columns = useMemo(() => columnsOf(nameOf, importHref), [nameOf, importHref]);
  return (
    <ImportsTable
      label={kind.titles.list}
      columns={columns}
      rows={read.data?.data ?? none}
      count={read.data?.count}
      read={read}
      page={page}
      onPageChange={onPageChange}
    />
  );
};
