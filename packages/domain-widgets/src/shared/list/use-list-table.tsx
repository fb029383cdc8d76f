import { none } from '@crt/ui/none';
import type { ListDefinition } from './define-list.ts';
import { ListColumnActions } from './ListColumnActions.tsx';
import type { ListTableProps } from './ListTable.tsx';
import { useListLayout, type LayoutSources } from './use-list-layout.ts';
import type { ListRows } from './use-list-rows.ts';

type Facts = Pick<ListDefinition<never, never, never>, 'columns' | 'nameColumn' | 'columnDefaults'>;

/** Of a `ListTable` its rows, and its columns as a person keeps them. */
export type KeptTable<Row> = ListRows<Row> &
  Pick<
    ListTableProps<Row>,
    'columnLayout' | 'onColumnLayoutChange' | 'onColumnLayoutReset' | 'columnActions'
  >;

/**
 * The rows of a list in columns as they were left (E24). While nobody knows which columns were chosen, there are no rows:
 * an empty table rather than soon another one.
 */
export function useListTable<Row>(list: Facts, source: ListRows<Row>, sources: LayoutSources) {
  const layout = useListLayout(list, sources);
  const { isKnown } = layout;
  const table: KeptTable<Row> = {
    ...source,
    rows: isKnown ? source.rows : none,
    isLoading: source.isLoading === true || !isKnown,
    columnLayout: layout.layout,
    onColumnLayoutChange: layout.setLayout,
    ...(layout.reset && { onColumnLayoutReset: layout.reset }),
    columnActions: list.columnDefaults && <ListColumnActions calls={list.columnDefaults} columns={layout} />,
  };
  return { table, isKnown };
}
