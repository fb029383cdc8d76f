import { ConnectedLeadTimeGroups, leadTimeTexts as texts } from '@crt/domain-widgets/ConnectedLeadTimeGroups';
import type { ConnectedMissingLeadTimesProps } from '@crt/domain-widgets/ConnectedMissingLeadTimes';
import { ButtonLink } from '@crt/ui/Link';
import { lazy, Suspense } from 'react';
import { useGoTo, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { readQuestion, writeQuestion } from './question-address.ts';

// Each comes when somebody asks for it.
const ConnectedApplyingLeadTimes = lazy(async () => ({
  default: (await import('@crt/domain-widgets/ConnectedApplyingLeadTimes')).ConnectedApplyingLeadTimes,
}));
const ConnectedMissingLeadTimes = lazy(async () => ({
  default: (await import('@crt/domain-widgets/ConnectedMissingLeadTimes')).ConnectedMissingLeadTimes,
}));

const groupHref = ({ id }: { readonly id: number }) => paths.leadTimesOfGroup(id);
// Where the product type has no group, somebody chooses one.
const mendHref: ConnectedMissingLeadTimesProps['mendHref'] = (missing) =>
  missing.leadTimeGroupId === null
    ? paths.leadTimeGroups()
    : paths.leadTimesOfGroup(missing.leadTimeGroupId, {
        type: missing.productTypeId,
        category: missing.requestTypeId,
        leadTime: missing.orderItemId,
      });

/** /MilestoneLeadTime: the groups of lead times, and beside them which ones count and which are missing (T17, §3.2). */
const LeadTimeGroupsScreen = () => {
  const [query, setQuery] = useQuery();
  const goTo = useGoTo();
  const back = { backHref: paths.leadTimeGroups() };
  switch (query.get('shown')) {
    case 'applying':
      return (
        <Suspense>
          <ConnectedApplyingLeadTimes
            question={readQuestion(query)}
            onQuestion={(question) => setQuery(writeQuestion(question), { isReplacing: true })}
            groupHref={groupHref}
            {...back}
          />
        </Suspense>
      );
    case 'missing':
      return (
        <Suspense>
          <ConnectedMissingLeadTimes mendHref={mendHref} {...back} />
        </Suspense>
      );
    default:
      return (
        <ConnectedLeadTimeGroups
          groupHref={groupHref}
          onOpen={(group) => goTo(groupHref(group))}
          actions={
            <>
              <ButtonLink href={paths.leadTimeGroups('applying')}>{texts.applying.title}</ButtonLink>
              <ButtonLink href={paths.leadTimeGroups('missing')}>{texts.missing.title}</ButtonLink>
            </>
          }
        />
      );
  }
};

export default LeadTimeGroupsScreen;
