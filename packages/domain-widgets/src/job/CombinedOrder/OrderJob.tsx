import {
  completeCombinedOrderStep,
  startCombinedOrderStep,
  undoCombinedOrderStep,
} from '@crt/api-client/main/combined-order';
import type { WorkOrderJob } from '@crt/api-client/types-main';
import { useState } from 'react';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { useEditLock } from '../../shared/edit/EditLock.tsx';
import { useRecordAction } from '../../shared/record/use-record-action.ts';
import { CombinedJobCard, type CombinedAction } from './CombinedJobCard.tsx';

const calls = { start: startCombinedOrderStep, complete: completeCombinedOrderStep };

export interface OrderJobProps {
  readonly orderId: number;
  readonly job: WorkOrderJob;
  readonly mayAct: boolean;
}

/** The job of an order with its actions; what they changed is read again before they count as done (L10, L18). */
export const OrderJob = ({ orderId: id, job, mayAct }: OrderJobProps) => {
  const run = useRecordAction();
  const { isLocked } = useEditLock();
  const [busy, setBusy] = useState<CombinedAction>();
  // What was seen is said: of two who press the same button one wins, and the other sees what happened.
  const { jobState } = job;
  const act = async (action: CombinedAction) => {
    setBusy(action);
    try {
      await run(
        action === 'undo'
          ? {
              operation: undoCombinedOrderStep,
              input: { id, jobState, body: { workflowId: job.workflowId } },
            }
          : { operation: calls[action], input: { id, jobState } },
      );
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <CombinedJobCard
      job={job}
      mayAct={mayAct}
      onAct={(action) => void act(action)}
      lockedReason={isLocked ? editTexts.locked : undefined}
      busy={busy}
    />
  );
};
