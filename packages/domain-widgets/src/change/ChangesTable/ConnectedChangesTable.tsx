import { useListRows } from '../../shared/list/use-list-rows.ts';
import { changesList, showsPoNumber, type ChangesQuery } from '../changes-list.ts';
import { ChangesTable, type ChangesTableProps } from './ChangesTable.tsx';

export interface ConnectedChangesTableProps extends Pick<ChangesTableProps, 'selectedId' | 'place'> {
  readonly query: ChangesQuery;
  readonly onSortChange: (sort: ChangesQuery['sort']) => void;
  readonly onPageChange: (page: ChangesQuery['page']) => void;
  readonly planHref: (id: number) => string;
}

/** The change log of a query. */
export const ConnectedChangesTable = ({ query, ...handlers }: ConnectedChangesTableProps) => {
  const { source } = useListRows(changesList, query);
  return <ChangesTable {...source} {...handlers} hasPoNumber={showsPoNumber(query.filters)} />;
};
