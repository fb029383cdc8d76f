import { ConnectedLeadTimeGroups } from '@crt/domain-widgets/ConnectedLeadTimeGroups';
import { paths } from '../../routes/paths.ts';

const groupHref = ({ id }: { readonly id: number }) => paths.leadTimesOfGroup(id);

/** /MilestoneLeadTime: the groups of lead times (T17). */
const LeadTimeGroupsScreen = () => <ConnectedLeadTimeGroups groupHref={groupHref} />;

export default LeadTimeGroupsScreen;
