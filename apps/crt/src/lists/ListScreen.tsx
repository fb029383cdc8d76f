import {
  useListCount,
  type ListDefinition,
  type ListFilterNeeds,
  type ListRowsNeeds,
  type ListState,
} from '@crt/domain-widgets/use-list';
import type { FilterBarHandle } from '@crt/ui/FilterBar';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useRef, type ReactNode } from 'react';
import { LaterListKeys } from './LaterListKeys.tsx';
import { useWayBack } from './use-way-back.ts';

interface ListScreenProps<Filters, Wire, Row> {
  readonly list: ListDefinition<Filters, Wire, Row>;
  /** What `useListAddress` gives for the list. */
  readonly state: ListState<Filters>;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  readonly filterBar: (needs: ListFilterNeeds<Filters>) => ReactNode;
  readonly rows: (needs: ListRowsNeeds<Filters>) => ReactNode;
  /** What stands around filters and rows, such as tabs that narrow them. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

const asItIs = (content: ReactNode) => content;

/** The screen of a list: its title with the number of rows, its filters, its rows, its keys and the way back to it. */
export function ListScreen<Filters, Wire, Row>(props: ListScreenProps<Filters, Wire, Row>) {
  const { list, state, actions, filterBar, rows, frame = asItIs } = props;
  const { query, filters, selectedRecordId, setFilters, setSort, setPage } = state;
  const place = useWayBack();
  const handle = useRef<FilterBarHandle>(null);
  const count = useListCount(list, query);
  return (
    <Page height="fill" header={<PageHeader title={list.texts.title} count={count} actions={actions} />}>
      {frame(
        <>
          {filterBar({ filters, onChange: setFilters, handle })}
          <LaterListKeys rows={place.handle} filters={handle} />
          {query &&
            rows({
              query,
              onSortChange: setSort,
              onPageChange: setPage,
              selectedId: selectedRecordId,
              place,
            })}
        </>,
      )}
    </Page>
  );
}
