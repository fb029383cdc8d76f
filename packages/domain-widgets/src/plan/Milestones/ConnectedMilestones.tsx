import { useRead } from '@crt/api-client/hooks';
import {
  getPlanMilestones,
  recalculateManufacturingStarts,
  unlockMilestones,
} from '@crt/api-client/main/plan';
import type { MilestoneModel } from '@crt/api-client/types-main';
import { planStatus } from '@crt/domain/plan-status';
import { SkeletonText } from '@crt/ui/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useEditLock } from '../../shared/edit/EditLock.tsx';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { milestonesTexts as texts } from './milestones.texts.ts';
import { useRecordAction } from '../../shared/record/use-record-action.ts';
import { usePlanStatus } from '../panel/use-plan-status.ts';
import { MilestonesTable } from './MilestonesTable.tsx';
import { useSaveMilestoneDate } from './use-save-milestone-date.ts';

// The dialog comes when somebody opens it.
const LeadTimes = lazy(async () => {
  const { ConnectedLeadTimes } = await import('../LeadTimes/ConnectedLeadTimes.tsx');
  return { default: ConnectedLeadTimes };
});

/** The milestones of a plan, read and edited (F38 to F44). */
export const ConnectedMilestones = ({ planId }: { readonly planId: number }) => {
  const read = useRead(getPlanMilestones, { id: planId });
  if (read.data) return <LoadedMilestones model={read.data} />;
  if (!read.isError) return <SkeletonText lines={10} />;
  return (
    <FailedRead
      error={read.error}
      failed={texts.failed}
      onRetry={read.refetch}
      isRetrying={read.isFetching}
    />
  );
};

const LoadedMilestones = ({ model }: { model: MilestoneModel }) => {
  const { isLocked } = useEditLock();
  const act = useRecordAction();
  const saveDate = useSaveMilestoneDate(model);
  const [isLeadTimesOpen, setIsLeadTimesOpen] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const { fulfilmentPlanId: id, productTypeCode: newValue } = model;
  // A terminated plan keeps its dates.
  const status = usePlanStatus(id);
  return (
    <>
      <MilestonesTable
        model={model}
        now={now}
        isLocked={isLocked}
        closedReason={status === planStatus.terminated ? texts.terminated : undefined}
        onSaveDate={saveDate}
        onUnlock={() =>
          void act({
            question: texts.unlockQuestion,
            operation: unlockMilestones,
            input: { id },
          })
        }
        onRescheduleAll={() =>
          void act({
            question: texts.rescheduleAllQuestion,
            operation: recalculateManufacturingStarts,
            input: { body: { id, newValue } },
          })
        }
        onLeadTimes={() => setIsLeadTimesOpen(true)}
      />
      <Suspense>
        {isLeadTimesOpen && <LeadTimes planId={id} onClose={() => setIsLeadTimesOpen(false)} />}
      </Suspense>
    </>
  );
};
