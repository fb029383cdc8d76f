import { skipToken, useRead } from '@crt/api-client/hooks';
import { getPlanDetailsConfiguration } from '@crt/api-client/main/plan';
import { getPlanContext } from '@crt/api-client/main/plan-list';
import { EditLockProvider } from '@crt/domain-widgets/EditLock';
import { FailedRead } from '@crt/domain-widgets/FailedRead';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import { ButtonLink } from '@crt/ui/Link';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { RecordNavigation } from '@crt/ui/RecordNavigation';
import { SkeletonText } from '@crt/ui/Skeleton';
import { SplitView } from '@crt/ui/SplitView';
import { Stack } from '@crt/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { cycleRights } from '../../nav/sections.ts';
import { useGoTo, usePathParameter, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { knownPlace } from './known-place.ts';
import { PlanFacts } from './PlanFacts.tsx';
import { PlanTabs } from './PlanTabs.tsx';

// The timeline stands below everything else and waits for its data anyway.
const Timeline = lazy(async () => {
  const { ConnectedPlanTimeline } = await import('@crt/domain-widgets/ConnectedPlanTimeline');
  return { default: ConnectedPlanTimeline };
});

const texts = planTexts.details;

/** /FulfilmentPlan/Details/{id}: header with the way back, facts on the left, tabs on the right. */
const PlanDetailsScreen = () => {
  const id = usePathParameter('id');
  return /^[1-9]\d{0,8}$/.test(id) ? <PlanDetails key={id} planId={Number(id)} /> : <PageNotFound />;
};

export default PlanDetailsScreen;

const PlanDetails = ({ planId }: { planId: number }) => {
  // The configuration decides what exists before anything of it is drawn, so that nothing flickers (F68).
  const configuration = useRead(getPlanDetailsConfiguration, { id: planId });
  const { error } = configuration;
  if (error?.status === 404) return <PageNotFound />;
  // A failed reload leaves what is on screen, with everything that is typed in it.
  if (error && !configuration.data) {
    return (
      <Page header={<PlanHeader planId={planId} manufacturingUrl={null} />}>
        <FailedRead
          error={error}
          failed={texts.failed}
          onRetry={configuration.refetch}
          isRetrying={configuration.isFetching}
        />
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
        {configuration.data && (
          <SplitView
            asideWidth="large"
            aside={<PlanFacts planId={planId} configuration={configuration.data} />}
          >
            <Stack gap={6}>
              <PlanTabs
                planId={planId}
                designSessionOnly={configuration.data.designSessionOnly}
                canManageFulfilmentPlan={configuration.data.canManageFulfilmentPlan}
              />
              {!configuration.data.designSessionOnly && (
                <Suspense fallback={<SkeletonText lines={6} />}>
                  <Timeline planId={planId} />
                </Suspense>
              )}
            </Stack>
          </SplitView>
        )}
      </Page>
    </EditLockProvider>
  );
};

/** Title, 'N of M' through the list that one came from, and the links out (F1, F2). */
const PlanHeader = ({ planId, manufacturingUrl }: { planId: number; manufacturingUrl: string | null }) => {
  const [query] = useQuery();
  const goTo = useGoTo();
  const mayOpenCycle = useMay(cycleRights);
  const hasContext = query.get('useContext') === 'true';
  const client = useQueryClient();
  const { data } = useRead(getPlanContext, hasContext ? { id: planId } : skipToken);
  const context = data ?? (hasContext ? knownPlace(client, planId) : undefined);
  const position = context?.recordIndexNumber ?? null;
  const go = (id: number | null) => id !== null && goTo(paths.planDetails(id, true));
  const list = context
    ? paths.planList({
        selectedRecordId: planId,
        ...(position !== null && { index: position }),
        recordsPerPage: context.displayedRecordsNumber,
      })
    : paths.planList();
  return (
    <PageHeader
      title={texts.title}
      back={{ label: texts.toList, href: list }}
      navigation={
        // Who has edited a plan out of the list that he came from goes on to its neighbours all the same.
        context &&
        [position, context.prevRecordId, context.nextRecordId].some((place) => place !== null) && (
          <RecordNavigation
            label={planTexts.list.table}
            position={position}
            count={context.recordsNumber}
            hasPrevious={context.prevRecordId !== null}
            hasNext={context.nextRecordId !== null}
            onPrevious={() => go(context.prevRecordId)}
            onNext={() => go(context.nextRecordId)}
          />
        )
      }
      actions={
        manufacturingUrl !== null &&
        mayOpenCycle && <ButtonLink href={manufacturingUrl}>{texts.toManufacturing}</ButtonLink>
      }
    />
  );
};
