import { useRead } from '@crt/api-client/hooks';
import { listPlanLeadTimeModifications, updatePlanLeadTimeModifications } from '@crt/api-client/main/plan';
import { SkeletonText } from '@crt/ui/Skeleton';
import { useState } from 'react';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { leadTimesTexts as texts } from './lead-times.texts.ts';
import { useRecordAction } from '../../shared/record/use-record-action.ts';
import { LeadTimesDialog } from './LeadTimesDialog.tsx';

export interface ConnectedLeadTimesProps {
  readonly planId: number;
  readonly onClose: () => void;
}

/** The lead-time modifications of a plan, read and replaced as a whole, without a stamp (F38, F39). */
export const ConnectedLeadTimes = ({ planId, onClose }: ConnectedLeadTimesProps) => {
  const read = useRead(listPlanLeadTimeModifications, { id: planId });
  const act = useRecordAction();
  // What was read when the dialog opened: a reload must not move numbers under the hand.
  const [rows, setRows] = useState(read.data);
  if (rows === undefined && read.data) setRows(read.data);
  return (
    <LeadTimesDialog
      modifications={rows}
      onClose={onClose}
      onApply={async (modifications) => {
        const isDone = await act({
          operation: updatePlanLeadTimeModifications,
          input: {
            id: planId,
            body: modifications.map(({ id, milestoneId, additionalDays }) => ({
              id,
              milestoneId,
              additionalDays,
            })),
          },
        });
        if (isDone) onClose();
      }}
      state={
        read.isError ? (
          <FailedRead
            error={read.error}
            failed={texts.failed}
            onRetry={read.refetch}
            isRetrying={read.isFetching}
          />
        ) : (
          <SkeletonText lines={6} />
        )
      }
    />
  );
};
