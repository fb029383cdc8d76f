import { useRead } from '@crt/api-client/hooks';
import { getPlanDetailsConfiguration, getRequestInformation } from '@crt/api-client/main/plan';
import { ConnectedPlanSummary } from '@crt/domain-widgets/ConnectedPlanSummary';
import { EditLockProvider } from '@crt/domain-widgets/EditLock';
import { FailedRead } from '@crt/domain-widgets/FailedRead';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import { ErrorState } from '@crt/ui/ErrorState';
import { Page } from '@crt/ui/Page';
import { SkeletonText } from '@crt/ui/Skeleton';
import { SplitView } from '@crt/ui/SplitView';
import { Stack } from '@crt/ui/Stack';
import { lazy } from 'react';
import { LaterPanel } from '../../app/LaterPanel.tsx';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { EditKey } from '../../lists/EditKey.tsx';
import { usePathId } from '../../routes/location.ts';
import { useScreenSubject } from '../../routes/screen-subject.ts';
import * as styles from './PlanDetailsScreen.css.ts';
import { PlanFacts, type PlanFactsProps } from './PlanFacts.tsx';
import { PlanHeader } from './PlanHeader.tsx';
import { PlanTabs } from './PlanTabs.tsx';

// The timeline stands below everything else and waits for its data anyway.
const Timeline = lazy(async () => {
  const { ConnectedPlanTimeline } = await import('@crt/domain-widgets/ConnectedPlanTimeline');
  return { default: ConnectedPlanTimeline };
});

const texts = planTexts.details;

/** /FulfilmentPlan/Details/{id}: header with the way back, facts on the left, tabs on the right. */
const PlanDetailsScreen = () => {
  const id = usePathId();
  return id === undefined ? <PageNotFound /> : <PlanDetails key={id} planId={id} />;
};

export default PlanDetailsScreen;

/** Two columns that promise nothing but that something comes (F68). */
const notYetKnown = (
  <SplitView asideWidth="large" stacked="asideLast" aside={<SkeletonText lines={15} />}>
    <SkeletonText lines={10} />
  </SplitView>
);

const PlanDetails = ({ planId }: { planId: number }) => {
  // The configuration decides what exists before anything of it is drawn, so that nothing flickers (F68).
  const configuration = useRead(getPlanDetailsConfiguration, { id: planId });
  const { error } = configuration;
  const plan = useRead(getRequestInformation, { id: planId }, { select: ({ requestId }) => requestId });
  useScreenSubject(plan.data);
  const isGone = error?.status === 404;
  // A failed reload leaves what is on screen, with everything that is typed in it.
  if (error && (isGone || !configuration.data)) {
    return (
      <Page header={<PlanHeader planId={planId} manufacturingUrl={null} />}>
        {isGone ? (
          // A plan that does not exist does not come by asking again.
          <ErrorState title={error.message} />
        ) : (
          <FailedRead
            error={error}
            failed={texts.failed}
            onRetry={configuration.refetch}
            isRetrying={configuration.isFetching}
          />
        )}
      </Page>
    );
  }
  return (
    <EditLockProvider>
      <Page
        header={
          <PlanHeader planId={planId} manufacturingUrl={configuration.data?.manufacturingUrl ?? null} />
        }
      >
        <EditKey>
          <ConnectedPlanSummary planId={planId} />
          <div className={styles.content}>
            {configuration.data ? (
              <PlanParts planId={planId} configuration={configuration.data} />
            ) : (
              notYetKnown
            )}
          </div>
        </EditKey>
      </Page>
    </EditLockProvider>
  );
};

/** Facts beside the tabs; where there is no room for both, one came for the milestones. */
const PlanParts = ({ planId, configuration }: PlanFactsProps) => (
  <SplitView
    asideWidth="large"
    stacked="asideLast"
    aside={<PlanFacts planId={planId} configuration={configuration} />}
  >
    <Stack gap={6}>
      <PlanTabs
        planId={planId}
        designSessionOnly={configuration.designSessionOnly}
        canManageFulfilmentPlan={configuration.canManageFulfilmentPlan}
      />
      {!configuration.designSessionOnly && (
        <LaterPanel fallback={<SkeletonText lines={6} />}>
          <Timeline planId={planId} />
        </LaterPanel>
      )}
    </Stack>
  </SplitView>
);
