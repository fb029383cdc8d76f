import { addRework, rescheduleManufacturingMilestones } from '@crt/api-client/main/manufacturing-cycle';
import type { ManufacturingCycleDetails } from '@crt/api-client/types-main';
import { useState } from 'react';
import { editTexts } from '../shared/edit/edit.texts.ts';
import { useEditLock } from '../shared/edit/EditLock.tsx';
import { useRecordAction, type RecordAction } from '../shared/record/use-record-action.ts';
import { finalizeCall, jobCall, reworkCall, type ActedJob, type StepAction } from './cycle-operations.ts';
import { cycleFactsTexts, jobCardTexts } from './job.texts.ts';
import type { BusyAction } from './JobCard/JobCard.tsx';
import type { ReworkAction } from './JobCard/ReworkSection.tsx';
import { openSteps } from './job-view.ts';
import type { ReworkDraft } from './ReworkDialog/ReworkDialog.tsx';

/** Everything that can be done to a cycle and its jobs. */
export interface CycleActions {
  /** Why nothing can be done at this moment (F10). */
  readonly lockedReason: string | undefined;
  /** What is on its way on a job. */
  readonly busyOf: (jobId: number) => BusyAction | undefined;
  readonly act: (job: ActedJob, action: StepAction) => void;
  readonly actOnRework: (jobId: number, reworkId: number, action: ReworkAction) => void;
  /** Answers false when the dialog has to stay. */
  readonly addRework: (jobId: number, draft: ReworkDraft) => Promise<boolean>;
  readonly finalize: () => void;
  readonly reschedule: () => void;
}

/** The actions on a cycle, on the one road of edits (H5 to H12, H16, H20): what they changed is read again before they count as done. */
export function useCycleActions(cycle: ManufacturingCycleDetails): CycleActions {
  const { isLocked } = useEditLock();
  const run = useRecordAction();
  const [busy, setBusy] = useState<BusyAction & { readonly jobId: number }>();
  const runOn = async (jobId: number, action: BusyAction, call: RecordAction) => {
    setBusy({ ...action, jobId });
    try {
      return await run(call);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    lockedReason: isLocked ? editTexts.locked : undefined,
    busyOf: (jobId) => (busy?.jobId === jobId ? busy : undefined),
    act: (job, action) =>
      void runOn(
        job.id,
        { action },
        {
          ...jobCall(cycle, job, action),
          ...(action === 'restart' && { question: jobCardTexts.restartQuestion }),
        },
      ),
    actOnRework: (jobId, reworkId, action) =>
      void runOn(jobId, { action, reworkId }, reworkCall(cycle, reworkId, action)),
    addRework: (manufacturingJobId, { startJobStepId, name }) =>
      run({
        operation: addRework,
        input: { body: { manufacturingCycleId: cycle.id, manufacturingJobId, startJobStepId, name } },
        stamp: cycle.timestamp,
        overtaken: cycleFactsTexts.overtaken,
      }),
    finalize: () =>
      void run({
        ...finalizeCall(cycle),
        question: cycleFactsTexts.finalizeQuestion(openSteps(cycle)),
        isFinal: true,
      }),
    reschedule: () =>
      void run({
        question: cycleFactsTexts.rescheduleQuestion,
        operation: rescheduleManufacturingMilestones,
        input: { id: cycle.id },
      }),
  };
}
