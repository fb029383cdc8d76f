import { useRead } from '@crt/api-client/hooks';
import { DataTable, defineColumns, type Column } from '@crt/ui/DataTable';
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
import { pollMs, useImportUsers } from './use-import-users.ts';

export interface ConnectedImportsProps<Row extends ImportRowFacts> {
  readonly kind: Pick<ImportDeclaration<Row>, 'titles' | 'calls'>;
  readonly importHref: ImportLinks['importHref'];
  /** The page of the list; it may stand in the address. */
  readonly page: { readonly index: number; readonly size: number };
  readonly onPageChange: (page: ConnectedImportsProps<Row>['page']) => void;
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

const getRowKey = ({ id }: ImportItem) => String(id);

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
    <DataTable
      label={kind.titles.list}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      rows={read.data?.data ?? none}
      totalCount={read.data?.count}
      page={page}
      onPageChange={onPageChange}
      isLoading={read.isPending}
      isReloading={read.isPlaceholderData}
      error={read.error ? read.error.message || texts.listFailed : undefined}
      onRetry={() => void read.refetch()}
      empty={{ reason: 'nothingYet', title: texts.none }}
    />
  );
};
