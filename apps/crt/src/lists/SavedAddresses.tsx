import { firstRowsPerPage, writeListAddress } from '@crt/domain-widgets/list-address';
import type { ListDefinition, ListState } from '@crt/domain-widgets/use-list';
import { lazy, Suspense } from 'react';
import { useQuery } from '../routes/location.ts';

// The lists of the main system keep their filters in another way, and never need it.
const ConnectedSavedAddresses = lazy(async () => {
  const loaded = await import('@crt/domain-widgets/ConnectedSavedAddresses');
  return { default: loaded.ConnectedSavedAddresses };
});

interface SavedAddressesProps<Filters, Wire, Row> {
  readonly list: ListDefinition<Filters, Wire, Row>;
  readonly calls: NonNullable<ListDefinition<Filters, Wire, Row>['savedAddresses']>;
  readonly state: ListState<Filters>;
}

/** The saved filters of a list whose definition keeps addresses (O1, O27, P2). */
export function SavedAddresses<Filters, Wire, Row>(props: SavedAddressesProps<Filters, Wire, Row>) {
  const { list, calls, state } = props;
  const { filters, sort, saved, setSaved } = state;
  const [, setQuery] = useQuery();
  const first = { index: 0, size: firstRowsPerPage(list) };
  return (
    <Suspense>
      <ConnectedSavedAddresses
        calls={calls}
        address={writeListAddress(list, { filters, sort, page: first }).toString()}
        activeId={saved?.id}
        isModified={saved?.isModified === true}
        onOpen={setQuery}
        onSaved={setSaved}
      />
    </Suspense>
  );
}
