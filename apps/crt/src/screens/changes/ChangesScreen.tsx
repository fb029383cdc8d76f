import { ConnectedChangesFilterBar } from '@crt/domain-widgets/ConnectedChangesFilterBar';
import { ConnectedChangesSavedFilters } from '@crt/domain-widgets/ConnectedChangesSavedFilters';
import { ConnectedChangesTable, useChangesCount } from '@crt/domain-widgets/ConnectedChangesTable';
import { changesTexts } from '@crt/domain-widgets/changes-query';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useGoTo } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { useChangesAddress, type ChangesState } from './use-changes-address.ts';

const planHref = (id: number) => paths.planDetails(id);

/** /Changes: the change log over all plans, all of it in the address (V). */
const ChangesScreen = () => {
  const state = useChangesAddress();
  const { query, filters, setFilters, setSort, setPage } = state;
  const header = (
    <PageHeader
      title={changesTexts.title}
      count={useChangesCount(query)}
      actions={<ChangesSavedFilters state={state} />}
    />
  );
  return (
    <Page height="fill" header={header}>
      <ConnectedChangesFilterBar filters={filters} onChange={setFilters} />
      {query && (
        <ConnectedChangesTable
          query={query}
          onSortChange={setSort}
          onPageChange={setPage}
          planHref={planHref}
        />
      )}
    </Page>
  );
};

export default ChangesScreen;

const ChangesSavedFilters = ({ state }: { state: ChangesState }) => {
  const { filters, sort, saved, setSaved } = state;
  const goTo = useGoTo();
  return (
    <ConnectedChangesSavedFilters
      query={{ filters, sort }}
      activeId={saved?.id}
      isModified={saved?.isModified === true}
      onApply={(id) => goTo(paths.changes(id))}
      onReset={() => goTo(paths.changes(saved?.id))}
      onSaved={setSaved}
    />
  );
};
