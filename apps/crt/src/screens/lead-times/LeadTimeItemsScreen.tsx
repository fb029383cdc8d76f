import { ConnectedLeadTimeItems } from '@crt/domain-widgets/ConnectedLeadTimeItems';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { usePathId, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { readMissing } from './question-address.ts';

/** /MilestoneLeadTime/{id}: the lead times of a group (T18 to T21), one that is missing on its way in (§3.2). */
const LeadTimeItemsScreen = () => {
  const id = usePathId();
  const [query, setQuery] = useQuery();
  if (id === undefined) return <PageNotFound />;
  return (
    <ConnectedLeadTimeItems
      key={id}
      groupId={id}
      backHref={paths.leadTimeGroups()}
      toAdd={readMissing(query)}
      onAdded={() => setQuery(new URLSearchParams(), { isReplacing: true })}
    />
  );
};

export default LeadTimeItemsScreen;
