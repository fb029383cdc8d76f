import {
  editMilestoneActualDate,
  editMilestonePlannedDate,
  editPlanManufacturingStartDate,
  recalculateManufacturingStarts,
} from '@crt/api-client/main/plan';
import type { Milestone, MilestoneModel } from '@crt/api-client/types-main';
import { milestoneType } from '@crt/domain/milestone-type';
import { formatWithZone } from '@crt/ui/format-date';
import { useEditLock } from '../../shared/edit/EditLock.tsx';
import type { FieldValue } from '../../shared/edit/run-edit.ts';
import { useEdit } from '../../shared/edit/use-edit.ts';
import { useSendEdit } from '../../shared/edit/use-send-edit.ts';
import { recordTexts } from '../../shared/record/record.texts.ts';
import { milestonesTexts as texts } from './milestones.texts.ts';
import { useRecordAction } from '../../shared/record/use-record-action.ts';
import type { DatePart, MilestonesTableProps } from './MilestonesTable.tsx';

const parts = {
  planned: { operation: editMilestonePlannedDate, label: texts.dueDateOf },
  actual: { operation: editMilestoneActualDate, label: texts.actualDateOf },
} as const;

/** Minutes east of UTC of this computer's clock, as the calls want it (F40). */
const timeZoneOffset = () => -new Date().getTimezoneOffset();

const shown = (value: FieldValue, zone: string) =>
  typeof value === 'string' && value !== '' ? formatWithZone(value, 'dateTime', zone) : recordTexts.none;

/** Saves a date of a milestone; the start of manufacturing in capacity scope takes its own road (F40, F42). */
export function useSaveMilestoneDate(model: MilestoneModel): MilestonesTableProps['onSaveDate'] {
  const { run } = useEdit();
  const { askOnConflict } = useEditLock();
  const send = useSendEdit();
  const setStart = useSetStart(model);
  return async (milestone, part, newValue, stamp) => {
    if (isCapacityStart(model, milestone, part) && newValue !== null) return setStart(newValue);
    const { operation, label } = parts[part];
    const body = {
      id: model.fulfilmentPlanId,
      milestoneId: milestone.id,
      newValue,
      timeZoneOffset: timeZoneOffset(),
    };
    const result = await run({
      stamp,
      send: ({ ignoreWarning, stamp: timestampBase64 }) =>
        send(operation, { body: { ...body, timestampBase64, ignoreWarning } }),
      chooseOnConflict: ({ base, theirs, user, isYou, time }) =>
        askOnConflict({
          label: label(milestone.name),
          base: shown(base, milestone.timezone),
          mine: shown(newValue, milestone.timezone),
          theirs: shown(theirs, milestone.timezone),
          userName: user.name,
          isYou,
          time,
        }),
    });
    return result === 'closed';
  };
}

const isCapacityStart = (model: MilestoneModel, { typeId }: Milestone, part: DatePart) =>
  model.isInCBSScope && part === 'planned' && typeId === milestoneType.manufacturingStarted;

/** Sets the start, then plans all starts of the product type anew: two calls, one question, one message (F42). */
function useSetStart({ fulfilmentPlanId: id, productTypeCode }: MilestoneModel) {
  const act = useRecordAction();
  return (newValue: string): Promise<boolean> =>
    act({
      question: texts.startQuestion,
      operation: editPlanManufacturingStartDate,
      input: { body: { id, newValue, timeZoneOffset: timeZoneOffset() } },
      next: {
        operation: recalculateManufacturingStarts,
        input: { body: { id, newValue: productTypeCode } },
      },
    });
}
