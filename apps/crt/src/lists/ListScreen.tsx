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
import { Suspense, useRef, type ReactNode } from 'react';
import { LaterListKeys } from './LaterListKeys.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { usePeek, type Peek } from './use-peek.ts';
import { useWayBack } from './use-way-back.ts';

/** Which record is looked at beside the rows, and how one stops looking. */
export interface PeekNeeds {
  readonly id: number;
  readonly onClose: () => void;
}

interface ListScreenProps<Filters, Wire, Row> {
  readonly list: ListDefinition<Filters, Wire, Row>;
  /** What `useListAddress` gives for the list. */
  readonly state: ListState<Filters>;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  /** Between title and filters. */
  readonly above?: ReactNode;
  readonly filterBar: (needs: ListFilterNeeds<Filters>) => ReactNode;
  readonly rows: (needs: ListRowsNeeds<Filters> & { readonly onRowFocus?: Peek['follow'] }) => ReactNode;
  /** What stands around filters and rows, such as tabs that narrow them. */
  readonly frame?: (content: ReactNode) => ReactNode;
  /** Shows the record of a row beside the list; without it there is no key for that. */
  readonly peek?: (needs: PeekNeeds) => ReactNode;
}

const asItIs = (content: ReactNode) => content;

/** The screen of a list: its title with the number of rows, its filters, its rows, its keys and the way back to it. */
export function ListScreen<Filters, Wire, Row>(props: ListScreenProps<Filters, Wire, Row>) {
  const { list, state, actions, above, filterBar, rows, frame = asItIs, peek } = props;
  const { query, filters, selectedRecordId, setFilters, setSort, setPage } = state;
  const place = useWayBack();
  const handle = useRef<FilterBarHandle>(null);
  const count = useListCount(list, query);
  const { id, toggle, close, follow } = usePeek(place.handle);
  const { savedAddresses } = list;
  const allActions = savedAddresses ? (
    <>
      <SavedAddresses list={list} calls={savedAddresses} state={state} />
      {actions}
    </>
  ) : (
    actions
  );
  return (
    <Page height="fill" header={<PageHeader title={list.texts.title} count={count} actions={allActions} />}>
      {above}
      {frame(
        <>
          {filterBar({ filters, onChange: setFilters, handle })}
          <LaterListKeys rows={place.handle} filters={handle} onPeek={peek && toggle} />
          {query &&
            rows({
              query,
              onSortChange: setSort,
              onPageChange: setPage,
              selectedId: selectedRecordId,
              place,
              ...(peek && { onRowFocus: follow }),
            })}
        </>,
      )}
      {peek && id !== undefined && <Suspense>{peek({ id, onClose: close })}</Suspense>}
    </Page>
  );
}
