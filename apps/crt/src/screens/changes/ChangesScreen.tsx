import { changesList } from '@crt/domain-widgets/changes-list';
import { ConnectedChangesFilterBar } from '@crt/domain-widgets/ConnectedChangesFilterBar';
import { ConnectedChangesSavedFilters } from '@crt/domain-widgets/ConnectedChangesSavedFilters';
import { ConnectedChangesTable } from '@crt/domain-widgets/ConnectedChangesTable';
import { useListCount } from '@crt/domain-widgets/use-list';
import type { FilterBarHandle } from '@crt/ui/FilterBar';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useRef } from 'react';
import { LaterListKeys } from '../../lists/LaterListKeys.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useWayBack } from '../../lists/use-way-back.ts';
import { useGoTo } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

const planHref = (id: number) => paths.planDetails(id);

/** /Changes: the change log over all plans, all of it in the address (V). */
const ChangesScreen = () => {
  const state = useListAddress(changesList);
  const { query, filters, sort, saved, selectedRecordId } = state;
  const goTo = useGoTo();
  const place = useWayBack();
  const filterBar = useRef<FilterBarHandle>(null);
  const savedFilters = (
    <ConnectedChangesSavedFilters
      query={{ filters, sort }}
      activeId={saved?.id}
      isModified={saved?.isModified === true}
      onApply={(id) => goTo(paths.changes(id))}
      onReset={() => goTo(paths.changes(saved?.id))}
      onSaved={state.setSaved}
    />
  );
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={changesList.texts.title}
          count={useListCount(changesList, query)}
          actions={savedFilters}
        />
      }
    >
      <ConnectedChangesFilterBar filters={filters} onChange={state.setFilters} handle={filterBar} />
      <LaterListKeys rows={place.handle} filters={filterBar} />
      {query && (
        <ConnectedChangesTable
          query={query}
          onSortChange={state.setSort}
          onPageChange={state.setPage}
          selectedId={selectedRecordId}
          place={place}
          planHref={planHref}
        />
      )}
    </Page>
  );
};

export default ChangesScreen;
