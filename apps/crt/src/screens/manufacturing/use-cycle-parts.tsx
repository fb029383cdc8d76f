import type { ConnectedManufacturingDetailsProps } from '@crt/domain-widgets/ConnectedManufacturingDetails';
import { SkeletonText } from '@crt/ui/Skeleton';
import { lazy, type ReactNode } from 'react';
import { LaterPanel } from '../../app/LaterPanel.tsx';
import { useSessionState } from '../../app/sign-in/SessionProvider.tsx';
import { paths } from '../../routes/paths.ts';

// The jobs are what one came for: what stands beside and below them comes after.
const Information = lazy(async () => {
  const { ConnectedRequestInformation } = await import('@crt/domain-widgets/ConnectedRequestInformation');
  return { default: ConnectedRequestInformation };
});
const Milestones = lazy(async () => {
  const { ConnectedMilestones } = await import('@crt/domain-widgets/ConnectedMilestones');
  return { default: ConnectedMilestones };
});
const Changes = lazy(async () => {
  const { ConnectedPlanChanges } = await import('@crt/domain-widgets/ConnectedPlanChanges');
  return { default: ConnectedPlanChanges };
});
const Wizard = lazy(async () => {
  const { ConnectedWorkflowWizard } = await import('@crt/domain-widgets/ConnectedWorkflowWizard');
  return { default: ConnectedWorkflowWizard };
});

type CycleParts = Pick<
  ConnectedManufacturingDetailsProps,
  'userId' | 'combinedOrderHref' | 'wizard' | 'partsOf'
>;

const planHref = (id: string) => paths.planDetails(id);

/** What the details of a cycle show that is not theirs: the parts of the plan, and the editor of workflows (H3, H27, I4). */
export function useCycleParts(): CycleParts {
  const session = useSessionState();
  return {
    userId: session.status === 'signed-in' ? session.user.id : undefined,
    combinedOrderHref: paths.combinedOrder,
    wizard: (opened) => <Wizard {...opened} />,
    partsOf: (planId) => ({
      information: later(<Information planId={planId} planHref={planHref} isReadOnly />, 16),
      milestones: later(<Milestones planId={planId} />, 6),
      changes: later(<Changes planId={planId} />, 6),
    }),
  };
}

const later = (part: ReactNode, lines: number) => (
  <LaterPanel fallback={<SkeletonText lines={lines} />}>{part}</LaterPanel>
);
