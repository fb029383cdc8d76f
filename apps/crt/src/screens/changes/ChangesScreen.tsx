import { changesList } from '@crt/domain-widgets/changes-list';
import { ConnectedChangesFilterBar } from '@crt/domain-widgets/ConnectedChangesFilterBar';
import { ConnectedChangesSavedFilters } from '@crt/domain-widgets/ConnectedChangesSavedFilters';
import { ConnectedChangesTable } from '@crt/domain-widgets/ConnectedChangesTable';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useGoTo } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

const planHref = (id: number) => paths.planDetails(id);

/** /Changes: the change log over all plans, all of it in the address (V). */
const ChangesScreen = () => {
  const state = useListAddress(changesList);
  const { filters, sort, saved } = state;
  const goTo = useGoTo();
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
    <ListScreen
      list={changesList}
      state={state}
      actions={savedFilters}
      filterBar={(needs) => <ConnectedChangesFilterBar {...needs} />}
      rows={(needs) => <ConnectedChangesTable {...needs} planHref={planHref} />}
    />
  );
};

export default ChangesScreen;
