import { ConnectedAllSchedules, allSchedulesTexts as texts } from '@crt/domain-widgets/ConnectedAllSchedules';
import { Button } from '@crt/ui/Button';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { useQuery } from '../../routes/location.ts';
import { readAllSchedulesFilter, writeAllSchedulesFilter } from './all-schedules-address.ts';

const SessionDialog = lazy(() => import('./SessionDialog.tsx'));

/** /Designer/AllSchedules and /Designer/Composite: the schedules of all designers (A11, N23, N24, N25, N36). */
const AllSchedulesScreen = () => {
  const [query, setQuery] = useQuery();
  const [isCreating, setCreating] = useState(false);
  const ownZone = useTimeZone();
  const filter = readAllSchedulesFilter(query);
  const mayManage = useMay(['CanManageDesignSessions']);
  const create = (
    <Button tone="accent" variant="solid" icon={<Plus />} onPress={() => setCreating(true)}>
      {texts.createSession}
    </Button>
  );
  return (
    <Page header={<PageHeader title={texts.title} {...(mayManage && { actions: create })} />}>
      <ConnectedAllSchedules
        filter={filter}
        onFilter={(next) => setQuery(writeAllSchedulesFilter(next), { isReplacing: true })}
      />
      <Suspense>
        {isCreating && (
          <SessionDialog
            zone={filter.zone ?? ownZone}
            hourCycle={filter.hourCycle}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </Page>
  );
};

export default AllSchedulesScreen;
