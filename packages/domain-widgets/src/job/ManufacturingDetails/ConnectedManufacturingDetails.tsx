import { editManufacturingDataRevision } from '@crt/api-client/main/manufacturing-cycle';
import type { ManufacturingCycleDetails } from '@crt/api-client/types-main';
import { ErrorState } from '@crt/ui/ErrorState';
import { SplitView } from '@crt/ui/SplitView';
import { Skeleton, SkeletonText } from '@crt/ui/Skeleton';
import { Stack } from '@crt/ui/Stack';
import type { ReactNode } from 'react';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { useRecordAction } from '../../shared/record/use-record-action.ts';
import { useSaveField } from '../../shared/record/use-save-field.ts';
import { cycleFactsTexts, jobTexts as texts } from '../job.texts.ts';
import { infoOf } from '../ManufacturingFacts/cycle-fields.ts';
import { ManufacturingFactsPanel } from '../ManufacturingFacts/ManufacturingFactsPanel.tsx';
import { useCycleDetails, type CycleQuestion } from '../use-cycle-details.ts';
import { useCycleActions, type CycleActions } from '../use-cycle-actions.ts';
import { CycleJobs, type CycleJobsProps } from './CycleJobs.tsx';
import { CycleTabs, type CycleTabsProps } from './CycleTabs.tsx';

/** Parts of the plan behind a cycle, drawn by its own widgets. */
export interface PlanParts {
  /** The request information, read-only here (H27). */
  readonly information: ReactNode;
  readonly milestones: ReactNode;
  readonly changes: ReactNode;
}

export interface ConnectedManufacturingDetailsProps
  extends
    CycleQuestion,
    Pick<CycleJobsProps, 'combinedOrderHref' | 'wizard'>,
    Pick<CycleTabsProps, 'userId' | 'tab' | 'onTab'> {
  readonly partsOf: (planId: number) => PlanParts;
}

/** Everything about a cycle and its jobs, the same on its page and in the dialog of the list (H1 to H29, I1 to I9). */
export const ConnectedManufacturingDetails = (props: ConnectedManufacturingDetailsProps) => {
  const read = useCycleDetails(props);
  // A cycle that does not exist does not come by asking again; any other failed reload leaves what is on screen.
  if (read.error?.status === 404) return <ErrorState title={read.error.message} />;
  if (read.data) return <LoadedDetails {...props} details={read.data} />;
  if (read.isError)
    return (
      <FailedRead
        error={read.error}
        failed={texts.failed}
        onRetry={read.refetch}
        isRetrying={read.isFetching}
      />
    );
  return (
    <SplitView asideWidth="medium" stacked="asideLast" aside={<SkeletonText lines={12} />}>
      <Skeleton height={320} />
    </SplitView>
  );
};

type LoadedProps = ConnectedManufacturingDetailsProps & { readonly details: ManufacturingCycleDetails };

const LoadedDetails = ({ details, partsOf, combinedOrderHref, wizard, ...tabs }: LoadedProps) => {
  const actions = useCycleActions(details);
  const { information, milestones, changes } = partsOf(details.fulfilmentPlanId);
  return (
    <SplitView
      asideWidth="medium"
      stacked="asideLast"
      aside={
        <Stack gap={4}>
          <Facts details={details} actions={actions} />
          {information}
        </Stack>
      }
    >
      <Stack gap={6}>
        <CycleJobs
          details={details}
          actions={actions}
          combinedOrderHref={combinedOrderHref}
          wizard={wizard}
        />
        <CycleTabs {...tabs} details={details} milestones={milestones} changes={changes} />
      </Stack>
    </SplitView>
  );
};

interface FactsProps {
  readonly details: ManufacturingCycleDetails;
  readonly actions: CycleActions;
}

const Facts = ({ details, actions }: FactsProps) => {
  const info = infoOf(details);
  const { isLocked, save } = useSaveField(info);
  const run = useRecordAction();
  const { id, requiredManufacturingDataRevision: value, timestamp } = details;
  return (
    <ManufacturingFactsPanel
      info={info}
      isLocked={isLocked}
      onSave={save}
      onReschedule={actions.reschedule}
      onFinalize={actions.finalize}
      onDataAvailable={() =>
        void run({
          question: cycleFactsTexts.dataAvailabilityQuestion,
          operation: editManufacturingDataRevision,
          input: { body: { id, value, timestamp } },
          overtaken: cycleFactsTexts.overtaken,
        })
      }
    />
  );
};
