import { pageSizes } from '@crt/domain/list-page';
import {
  DataTable,
  type Column,
  type DataTableHandle,
  type DataTableProps,
  type TableReturn,
} from '@crt/ui/DataTable';
import type { RefObject } from 'react';
import type { ListDefinition } from './define-list.ts';
import type { ListQuery } from './list-query.ts';
import type { ListRows } from './use-list-rows.ts';

export interface ListTableProps<Row>
  extends
    ListRows<Row>,
    Pick<
      DataTableProps<Row>,
      | 'onRowFocus'
      | 'getRowTone'
      | 'columnLayout'
      | 'onColumnLayoutChange'
      | 'onColumnLayoutReset'
      | 'columnActions'
    > {
  readonly list: Pick<ListDefinition<never, never, never>, 'texts'> & {
    readonly sort: Pick<ListDefinition<never, never, never>['sort'], 'first' | 'most'>;
  };
  readonly columns: readonly Column<Row>[];
  /** The record from which somebody came back; its row is grey (E4). */
  readonly selectedId?: number | undefined;
  /** Where somebody comes back to, and what tells how the list is left (E4). */
  readonly place?: ListPlace | undefined;
}

/** The place of a list in the way of a person: how it is come back to, and how it is left. */
export interface ListPlace {
  readonly comesBack: TableReturn;
  readonly handle: RefObject<DataTableHandle | null>;
}

/** What the rows of a list need from its screen: which to show, and what to do when somebody wants others. */
export interface ListRowsNeeds<Filters> extends Pick<ListTableProps<never>, 'selectedId' | 'place'> {
  readonly query: ListQuery<Filters>;
  readonly onSortChange: (sort: ListQuery<Filters>['sort']) => void;
  readonly onPageChange: (page: ListQuery<Filters>['page']) => void;
}

const getRowKey = ({ id }: { readonly id: number }) => String(id);

/** The records of a list as a table: sorted and paged by the server (E4, E5, E42, V7). */
export const ListTable = <Row extends { readonly id: number }>(props: ListTableProps<Row>) => {
  const { list, selectedId, place, isFiltered, ...table } = props;
  return (
    <DataTable
      label={list.texts.table}
      getRowKey={getRowKey}
      pageSizes={pageSizes}
      defaultSort={list.sort.first}
      maxSorted={list.sort.most}
      currentRowKey={selectedId === undefined ? undefined : String(selectedId)}
      empty={{ reason: isFiltered ? 'nothingMatches' : 'nothingYet' }}
      {...place}
      {...table}
    />
  );
};
