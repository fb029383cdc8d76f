import type { ListRowsNeeds } from '../../shared/list/ListTable.tsx';
import { useListRows } from '../../shared/list/use-list-rows.ts';
import { changesList, showsPoNumber, type ChangesFilters } from '../changes-list.ts';
import { ChangesTable, type ChangesTableProps } from './ChangesTable.tsx';

export interface ConnectedChangesTableProps
  extends ListRowsNeeds<ChangesFilters>, Pick<ChangesTableProps, 'planHref'> {}

/** The change log of a query. */
export const ConnectedChangesTable = ({ query, ...handlers }: ConnectedChangesTableProps) => {
  const { source } = useListRows(changesList, query);
  return <ChangesTable {...source} {...handlers} hasPoNumber={showsPoNumber(query.filters)} />;
};
