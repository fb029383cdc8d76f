import {
  ConnectedSessionPlanner,
  sessionPlannerTexts as texts,
} from '@crt/domain-widgets/ConnectedSessionPlanner';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useMay } from '../../app/permissions/RightsProvider.tsx';

/** /Designer/SessionPlanner: when a session of a plan or product type can be held (N28 to N32, N40, N41). */
const SessionPlannerScreen = () => (
  <Page header={<PageHeader title={texts.title} />}>
    <ConnectedSessionPlanner mayManage={useMay(['CanManageDesignSessions'])} />
  </Page>
);

export default SessionPlannerScreen;
