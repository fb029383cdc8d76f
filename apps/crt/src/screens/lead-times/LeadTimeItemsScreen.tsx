import { ConnectedLeadTimeItems } from '@crt/domain-widgets/ConnectedLeadTimeItems';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { usePathId } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

/** /MilestoneLeadTime/{id}: the lead times of a group (T18 to T21). */
const LeadTimeItemsScreen = () => {
  const id = usePathId();
  if (id === undefined) return <PageNotFound />;
  return <ConnectedLeadTimeItems key={id} groupId={id} backHref={paths.leadTimeGroups()} />;
};

export default LeadTimeItemsScreen;
