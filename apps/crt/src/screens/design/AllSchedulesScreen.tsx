import { ConnectedAllSchedules, allSchedulesTexts as texts } from '@crt/domain-widgets/ConnectedAllSchedules';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useQuery } from '../../routes/location.ts';
import { readAllSchedulesFilter, writeAllSchedulesFilter } from './all-schedules-address.ts';

/** /Designer/AllSchedules and /Designer/Composite: the schedules of all designers (A11, N23, N24, N36). */
const AllSchedulesScreen = () => {
  const [query, setQuery] = useQuery();
  return (
    <Page header={<PageHeader title={texts.title} />}>
      <ConnectedAllSchedules
        filter={readAllSchedulesFilter(query)}
        onFilter={(filter) => setQuery(writeAllSchedulesFilter(filter), { isReplacing: true })}
      />
    </Page>
  );
};

export default AllSchedulesScreen;
