import {
  ConnectedDesignerSchedule,
  scheduleTexts as texts,
} from '@crt/domain-widgets/ConnectedDesignerSchedule';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { useSessionState } from '../../app/sign-in/SessionProvider.tsx';
import { planRights } from '../../nav/sections.ts';
import { usePathName, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

/** /Designer/Schedule and /Designer/Schedule/:id: the own schedule, or that of another designer (N1 to N20). */
const DesignerScheduleScreen = () => {
  const session = useSessionState();
  const ownId = session.status === 'signed-in' ? session.user.id : undefined;
  const named = usePathName();
  const designerId = named ?? ownId;
  const [query, setQuery] = useQuery();
  const mayManage = useMay(['CanManageDesignSessions']);
  const seesPlans = useMay(planRights);
  const closeRequest = () => {
    const rest = new URLSearchParams(query);
    rest.delete('requestId');
    setQuery(rest, { isReplacing: true });
  };
  return (
    <Page header={<PageHeader title={named === undefined ? texts.title : texts.titleOf} />}>
      {designerId !== undefined && (
        <ConnectedDesignerSchedule
          // Another designer begins anew: nothing that is open here belongs to them.
          key={designerId}
          designerId={designerId}
          mayManage={mayManage}
          requestId={query.get('requestId') ?? undefined}
          onRequestClosed={closeRequest}
          planHref={seesPlans ? paths.planDetails : undefined}
        />
      )}
    </Page>
  );
};

export default DesignerScheduleScreen;
