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
import type { ListRows } from './use-list-rows.ts';

export interface ListTableProps<Row>
  extends
    ListRows<Row>,
    Pick<
      DataTableProps<Row>,
      'onRowFocus' | 'columnLayout' | 'onColumnLayoutChange' | 'onColumnLayoutReset' | 'columnActions'
    > {
  readonly list: Pick<ListDefinition<never, never, never>, 'texts'>;
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

const getRowKey = ({ id }: { readonly id: number }) => String(id);

/** The records of a list as a table: sorted and paged by the server (E4, E5, E42, V7). */
export const ListTable = <Row extends { readonly id: number }>(props: ListTableProps<Row>) => {
  const { list, selectedId, place, isFiltered, ...table } = props;
  return (
    <DataTable
      label={list.texts.table}
      getRowKey={getRowKey}
      pageSizes={pageSizes}
      currentRowKey={selectedId === undefined ? undefined : String(selectedId)}
      empty={{ reason: isFiltered ? 'nothingMatches' : 'nothingYet' }}
      {...place}
      {...table}
    />
  );
};
