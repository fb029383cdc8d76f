import type { PlanDetailsConfiguration } from '@crt/api-client/types-main';
import { ConnectedManufacturingInformation } from '@crt/domain-widgets/ConnectedManufacturingInformation';
import { ConnectedPlanData } from '@crt/domain-widgets/ConnectedPlanData';
import { ConnectedRequestInformation } from '@crt/domain-widgets/ConnectedRequestInformation';
import { ConnectedShipment } from '@crt/domain-widgets/ConnectedShipment';
import { Stack } from '@crt/ui/Stack';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { useSessionState } from '../../app/sign-in/SessionProvider.tsx';
import { paths } from '../../routes/paths.ts';

const planHref = (id: string) => paths.planDetails(id);

export interface PlanFactsProps {
  readonly planId: number;
  readonly configuration: PlanDetailsConfiguration;
}

/** The panels on the left that this plan has (F3, F4, F61). */
export const PlanFacts = ({ planId, configuration }: PlanFactsProps) => {
  const scheduleHref = useScheduleHref();
  return (
    <Stack gap={4}>
      <ConnectedRequestInformation planId={planId} planHref={planHref} />
      <ConnectedShipment planId={planId} canManageFulfilmentPlan={configuration.canManageFulfilmentPlan} />
      <ConnectedPlanData planId={planId} scheduleHref={scheduleHref} />
      {configuration.showManufacturingInformation && <ConnectedManufacturingInformation planId={planId} />}
    </Stack>
  );
};

/** Schedules are open to those who manage sessions, and to designers their own (F7). */
function useScheduleHref(): (designerId: string, requestId: string) => string | undefined {
  const mayOpenAll = useMay(['CanManageDesignSessions']);
  const isDesigner = useMay(['IsDesigner']);
  const session = useSessionState();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  return (designerId, requestId) => {
    if (mayOpenAll) return paths.scheduleOf(designerId, requestId);
    return isDesigner && designerId === userId ? paths.mySchedule(requestId) : undefined;
  };
}
