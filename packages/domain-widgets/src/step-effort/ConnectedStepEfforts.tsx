import { newerStamp } from '@crt/api-client/api-error';
import { skipToken, useRead, useWrite } from '@crt/api-client/hooks';
import { listActiveLocations } from '@crt/api-client/main/manufacturing-location';
import { listWorkflowStepEfforts, updateWorkflowStepEffort } from '@crt/api-client/main/workflow-step-effort';
import type { ListedStepEffort } from '@crt/api-client/types-main';
import { EmptyState } from '@crt/ui/EmptyState';
import { Skeleton } from '@crt/ui/Skeleton';
import { toast } from '@crt/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { FailedRead } from '../shared/read/FailedRead.tsx';
import { stepEffortTexts as texts } from './step-effort.texts.ts';
import { StepEfforts, type StepEffortsProps } from './StepEfforts.tsx';

// Its fields come when somebody opens it.
const StepEffortDialog = lazy(async () => ({
  default: (await import('./StepEffortDialog.tsx')).StepEffortDialog,
}));

export interface ConnectedStepEffortsProps extends Pick<StepEffortsProps, 'onLocation' | 'groupActions'> {
  /** The chosen location; the first active one when it is left out or does not exist. */
  readonly locationId: number | undefined;
}

/** The efforts of workflow steps at a location, and their dialog (T22 to T24). */
export const ConnectedStepEfforts = ({ locationId, ...rest }: ConnectedStepEffortsProps) => {
  const locations = useRead(listActiveLocations, {});
  const location = locations.data?.find(({ id }) => id === locationId) ?? locations.data?.[0];
  const efforts = useRead(
    listWorkflowStepEfforts,
    location ? { manufacturingLocationId: location.id } : skipToken,
  );
  const [open, setOpen] = useState<ListedStepEffort>();
  const failed = [locations, efforts].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <FailedRead
        error={failed.error}
        failed={texts.failed}
        onRetry={failed.refetch}
        isRetrying={failed.isFetching}
      />
    );
  if (locations.data && !location) return <EmptyState reason="nothingYet" title={texts.noLocations} />;
  if (!locations.data || !location || !efforts.data) return <Skeleton height="40rem" />;
  const { workDayDuration } = efforts.data;
  return (
    <>
      <StepEfforts
        locations={locations.data}
        locationId={location.id}
        efforts={efforts.data.efforts}
        workDayDuration={workDayDuration}
        onEdit={setOpen}
        {...rest}
      />
      {open && (
        <Suspense>
          <OpenGroup group={open} workDayDuration={workDayDuration} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};

interface OpenGroupProps {
  /** As it was read when the dialog opened: a reload must not move values under the hand. */
  readonly group: ListedStepEffort;
  readonly workDayDuration: number;
  readonly onClose: () => void;
}

const OpenGroup = ({ group, workDayDuration, onClose }: OpenGroupProps) => {
  const { mutateAsync } = useWrite(updateWorkflowStepEffort);
  const [stamp, setStamp] = useState(group.timestampBase64);
  const { id, name } = group;
  return (
    <StepEffortDialog
      group={group}
      workDayDuration={workDayDuration}
      onClose={onClose}
      onSubmit={async (items) => {
        try {
          const { message } = await mutateAsync({ timestampBase64: stamp, body: { id, name, items } });
          toast({ message: message ?? '' });
          return true;
        } catch (reason) {
          // Who was told of a newer version and saves again overwrites that one.
          setStamp(newerStamp(reason) ?? stamp);
          toast({ message: reason instanceof Error ? reason.message : String(reason), tone: 'critical' });
          return false;
        }
      }}
    />
  );
};
