import { useRead } from '@crt/api-client/hooks';
import { rescheduleManufacturingMilestones } from '@crt/api-client/main/manufacturing-cycle';
import {
  editPlanManufacturingDataRevision,
  getManufacturingInformation,
  getRequestInformation,
  setPlanOnHoldOrResume,
} from '@crt/api-client/main/plan';
import type { ManufacturingInformation } from '@crt/api-client/types-main';
import { manufacturingTexts as texts } from './manufacturing.texts.ts';
import { RecordSection } from '../../shared/record/RecordPanel.tsx';
import { useRecordAction } from '../../shared/record/use-record-action.ts';
import { useSaveField } from '../../shared/record/use-save-field.ts';
import { ManufacturingInformationPanel } from './ManufacturingInformationPanel.tsx';

/** The manufacturing information of a plan, read and edited (F22 to F29). */
export const ConnectedManufacturingInformation = ({ planId }: { readonly planId: number }) => {
  const read = useRead(getManufacturingInformation, { id: planId });
  return (
    <RecordSection title={texts.title} read={read} failed={texts.failed} lines={8}>
      {(info) => <LoadedManufacturingInformation info={info} />}
    </RecordSection>
  );
};

const LoadedManufacturingInformation = ({ info }: { info: ManufacturingInformation }) => {
  const { isLocked, save } = useSaveField(info);
  const act = useRecordAction();
  const cycleId = useCycleId(info.id);
  const { id, timestampBase64: stamp, requiredManufacturingDataRevision: newValue } = info;
  return (
    <ManufacturingInformationPanel
      info={{
        ...info,
        canRescheduleManufacturingCycle: info.canRescheduleManufacturingCycle && cycleId !== null,
      }}
      onSave={save}
      isLocked={isLocked}
      onHoldOrResume={() =>
        void act({
          operation: setPlanOnHoldOrResume,
          input: { body: { id } },
          stamp,
        })
      }
      onDataAvailable={() =>
        void act({
          question: texts.dataAvailabilityQuestion,
          operation: editPlanManufacturingDataRevision,
          input: { body: { id, newValue } },
          stamp,
        })
      }
      onReschedule={() =>
        cycleId !== null &&
        void act({
          question: texts.rescheduleQuestion,
          operation: rescheduleManufacturingMilestones,
          input: { id: cycleId },
        })
      }
    />
  );
};

/** The call of rescheduling belongs to the cycle, which the request information names. */
function useCycleId(planId: number): number | null {
  const { data } = useRead(getRequestInformation, { id: planId });
  return data?.manufacturingCycleId ?? data?.prototypeManufacturingCycleId ?? null;
}
