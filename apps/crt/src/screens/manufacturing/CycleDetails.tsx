import { ConnectedGlobalNotices } from '@crt/domain-widgets/ConnectedGlobalNotices';
import {
  ConnectedManufacturingDetails,
  useCycleDetails,
} from '@crt/domain-widgets/ConnectedManufacturingDetails';
import { EditLockProvider } from '@crt/domain-widgets/EditLock';
import { Page } from '@crt/ui/Page';
import { EditKey } from '../../lists/EditKey.tsx';
import { readListId } from '../../lists/opened-lists.ts';
import { useQuery } from '../../routes/location.ts';
import { useScreenSubject } from '../../routes/screen-subject.ts';
import { CycleHeader } from './CycleHeader.tsx';
import { useCycleParts } from './use-cycle-parts.tsx';
import { useCycleTab } from './use-cycle-tab.ts';

export interface CycleDetailsProps {
  readonly cycleId: number;
  readonly isPrototype?: boolean;
}

/** The page of a cycle: header with the way back, facts on the left, jobs and tabs on the right (H1). */
export const CycleDetails = ({ cycleId, isPrototype = false }: CycleDetailsProps) => {
  const [query] = useQuery();
  const useContext = query.get('useContext') === 'true';
  const list = readListId(query.get('list'));
  const { data } = useCycleDetails({ cycleId, isPrototype, useContext, list });
  useScreenSubject(data?.requestIdWithManufacturingRevision);
  return (
    <EditLockProvider>
      <Page header={<CycleHeader cycleId={cycleId} details={data} />}>
        <EditKey>
          {data && <ConnectedGlobalNotices requestId={data.requestId} />}
          <ConnectedManufacturingDetails
            cycleId={cycleId}
            isPrototype={isPrototype}
            useContext={useContext}
            list={list}
            {...useCycleParts()}
            {...useCycleTab()}
          />
        </EditKey>
      </Page>
    </EditLockProvider>
  );
};
