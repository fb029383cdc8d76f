import { Button } from '@crt/ui/Button';
import { DateTime } from '@crt/ui/DateTime';
import { Property } from '@crt/ui/PropertyList';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { FieldProperty, type SaveField } from '../../shared/record/FieldProperty.tsx';
import { OneWayCheck } from '../../shared/record/OneWayCheck.tsx';
import { RecordPanel } from '../../shared/record/RecordPanel.tsx';
import { recordTexts } from '../../shared/record/record.texts.ts';
import { cycleFactsTexts as texts } from '../job.texts.ts';
import { cycleFields, type CycleInfo } from './cycle-fields.ts';

export interface ManufacturingFactsPanelProps {
  readonly info: CycleInfo;
  readonly onSave: SaveField<CycleInfo>;
  /** States that the required data are there, for good (H18). */
  readonly onDataAvailable: () => void;
  /** Plans the pending milestones anew (H20). */
  readonly onReschedule: () => void;
  /** Skips every step that is left (H16). */
  readonly onFinalize: () => void;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
}

/** What is made, by when, and whether it can begin; order number and data revision are edited in place (H14, H16 to H22). */
export const ManufacturingFactsPanel = (props: ManufacturingFactsPanelProps) => {
  const { info, isLocked } = props;
  const mayEdit = info.canManageManufacturingCycles;
  const shared = { info, isLocked, mayEdit, onSave: props.onSave, locked: undefined };
  return (
    <RecordPanel title={texts.title} actions={<Actions {...props} />}>
      <Property label={texts.requestId} copyText={info.requestId}>
        {info.requestIdWithManufacturingRevision}
      </Property>
      <Property label={texts.dueDate}>
        {info.dueDate !== null && (
          <span>
            <DateTime value={info.dueDate} timeZone={info.manufacturingLocationTimezone} />
            {info.schedulingStrategyShortName !== null && ` (${info.schedulingStrategyShortName})`}
          </span>
        )}
      </Property>
      <Property label={texts.approvalState}>{info.approvalState}</Property>
      <FieldProperty {...shared} field={cycleFields.dataRevision} />
      <Property label={texts.dataAvailability}>
        <OneWayCheck
          label={texts.dataAvailability}
          isChecked={info.manufacturingDataAvailable}
          mayEdit={mayEdit}
          isLocked={isLocked}
          closed={info.manufacturingDataAvailable ? texts.dataIsAvailable : undefined}
          onCheck={props.onDataAvailable}
        />
      </Property>
      <FieldProperty {...shared} field={cycleFields.orderNumber} />
      <Property label={texts.productType}>{info.productType}</Property>
      <Property
        label={texts.productNumber}
        {...(info.productNumber !== null && { copyText: info.productNumber })}
      >
        {info.productNumber}
      </Property>
      <Property label={texts.quantity}>{info.quantity}</Property>
      <Property label={texts.isMSDProduct}>{yesOrNo(info.isMSDProduct)}</Property>
      <Property label={texts.isCustomPrototype}>{yesOrNo(info.isCustomPrototype)}</Property>
    </RecordPanel>
  );
};

const yesOrNo = (value: boolean) => (value ? recordTexts.yes : recordTexts.no);

const Actions = ({ info, isLocked, onReschedule, onFinalize }: ManufacturingFactsPanelProps) => {
  const disabledReason = isLocked ? editTexts.locked : undefined;
  const mayReschedule = info.canManageFulfilmentPlan || info.canManageManufacturingCycles;
  return (
    <>
      {mayReschedule && (
        <Button variant="ghost" disabledReason={disabledReason} onPress={onReschedule}>
          {texts.reschedule}
        </Button>
      )}
      {info.showSkipButton && info.canManageManufacturingCycles && (
        <Button variant="ghost" disabledReason={disabledReason} onPress={onFinalize}>
          {texts.finalize}
        </Button>
      )}
    </>
  );
};
