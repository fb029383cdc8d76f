import type { PlanDetailsConfiguration } from '@crt/api-client/types-main';
import { ConnectedManufacturingInformation } from '@crt/domain-widgets/ConnectedManufacturingInformation';
import { ConnectedPlanData } from '@crt/domain-widgets/ConnectedPlanData';
import { ConnectedRequestInformation } from '@crt/domain-widgets/ConnectedRequestInformation';
import { ConnectedShipment } from '@crt/domain-widgets/ConnectedShipment';
import { Stack } from '@crt/ui/Stack';
import { usePermissions } from '../../app/permissions/RightsProvider.tsx';
import { useSessionState } from '../../app/sign-in/SessionProvider.tsx';
import { paths } from '../../routes/paths.ts';
import { scheduleHrefFor } from './schedule-href.ts';

const planHref = (id: string) => paths.planDetails(id);

export interface PlanFactsProps {
  readonly planId: number;
  readonly configuration: PlanDetailsConfiguration;
}

/** The panels on the left that this plan has (F3, F4, F61). */
export const PlanFacts = ({ planId, configuration }: PlanFactsProps) => {
  const permissions = usePermissions();
  const session = useSessionState();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  return (
    <Stack gap={4}>
      <ConnectedRequestInformation planId={planId} planHref={planHref} />
      <ConnectedShipment planId={planId} canManageFulfilmentPlan={configuration.canManageFulfilmentPlan} />
      <ConnectedPlanData
        planId={planId}
        scheduleHref={(designerId, requestId) =>
          scheduleHrefFor({ permissions, userId }, designerId, requestId)
        }
      />
      {configuration.showManufacturingInformation && <ConnectedManufacturingInformation planId={planId} />}
    </Stack>
  );
};
