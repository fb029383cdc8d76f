import {
  ConnectedSessionPlanner,
  sessionOfSlot,
  sessionPlannerTexts as texts,
  type ChosenSlot,
} from '@crt/domain-widgets/ConnectedSessionPlanner';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';

const SessionDialog = lazy(() => import('./SessionDialog.tsx'));

/** /Designer/SessionPlanner: when a session of a plan or product type can be held, and its booking (N28 to N32, N40, N41). */
const SessionPlannerScreen = () => {
  const [chosen, setChosen] = useState<ChosenSlot>();
  const zone = useTimeZone();
  return (
    <Page header={<PageHeader title={texts.title} />}>
      <ConnectedSessionPlanner mayManage={useMay(['CanManageDesignSessions'])} onSlot={setChosen} />
      <Suspense>
        {chosen && (
          <SessionDialog
            known={sessionOfSlot(chosen, zone)}
            zone={zone}
            onSaved={(_id, requestId) => chosen.onBooked(requestId)}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </Page>
  );
};

export default SessionPlannerScreen;
