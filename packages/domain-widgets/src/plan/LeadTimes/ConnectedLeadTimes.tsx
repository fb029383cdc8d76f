import { useRead } from '@crt/api-client/hooks';
import { listPlanLeadTimeModifications, updatePlanLeadTimeModifications } from '@crt/api-client/main/plan';
import { SkeletonText } from '@crt/ui/Skeleton';
import { readAnew } from '../../shared/edit/read-anew.ts';
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
  // All rows are replaced: those that nobody touches here are sent as they stand, also when somebody changes them meanwhile.
  const read = useRead(listPlanLeadTimeModifications, { id: planId }, readAnew);
  const act = useRecordAction();
  return (
    <LeadTimesDialog
      modifications={read.data}
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
