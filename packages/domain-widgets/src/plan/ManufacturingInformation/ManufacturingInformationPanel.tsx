import type { ManufacturingInformation } from '@crt/api-client/types-main';
import { planStatus } from '@crt/domain/plan-status';
import { Button } from '@crt/ui/Button';
import { ProgressBar } from '@crt/ui/ProgressBar';
import { Property } from '@crt/ui/PropertyList';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { manufacturingTexts as texts } from './manufacturing.texts.ts';
import { lockedReason } from '../panel/plan-field.ts';
import { PlanFieldInPlace, PlanFieldProperty } from '../panel/PlanField.tsx';
import type { SaveField } from '../../shared/record/FieldProperty.tsx';
import * as styles from '../panel/panel.css.ts';
import { OneWayCheck } from '../../shared/record/OneWayCheck.tsx';
import { RecordPanel } from '../../shared/record/RecordPanel.tsx';
import {
  manufacturingFacts,
  manufacturingFields,
  type ManufacturingFieldName,
} from './manufacturing-fields.ts';

export interface ManufacturingInformationPanelProps {
  readonly info: ManufacturingInformation;
  readonly onSave: SaveField<ManufacturingInformation>;
  /** Puts the plan on hold, or resumes it (F22). */
  readonly onHoldOrResume: () => void;
  /** Plans the pending manufacturing milestones anew (F29). */
  readonly onReschedule: () => void;
  /** Marks the required data as available, for good (F27). */
  readonly onDataAvailable: () => void;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
}

/** How a plan is manufactured (F22 to F29). */
export const ManufacturingInformationPanel = (props: ManufacturingInformationPanelProps) => {
  const { info } = props;
  const facts = manufacturingFacts(info);
  const field = (name: ManufacturingFieldName) => (
    <PlanFieldProperty {...props} facts={facts} field={manufacturingFields[name]} />
  );
  const { position } = manufacturingFields;
  return (
    <RecordPanel title={texts.title} actions={info.canManageFulfilmentPlan && <Actions {...props} />}>
      <Property label={texts.status}>{info.statusDescription}</Property>
      <Property label={texts.progress}>
        <span className={styles.progress}>
          <ProgressBar label={texts.progress} value={info.manufacturingProgress} isLabelHidden />
          <span aria-hidden>{`${info.manufacturingProgress}%`}</span>
        </span>
      </Property>
      {field('dataRevision')}
      <Property label={texts.dataAvailability}>
        <DataAvailability {...props} />
      </Property>
      {field('sides')}
      <Property label={texts.treatmentSide}>
        {info.treatmentSide === null ? null : texts.treatmentSides[info.treatmentSide]}
      </Property>
      {field('customBlank')}
      {field('location')}
      {info.manufacturingPosition !== null && (
        <Property label={position.label}>
          <PlanFieldInPlace
            {...props}
            facts={facts}
            field={position}
            display={texts.ofCapacity(info.manufacturingPosition, info.manufacturingCapacity ?? 0)}
          />
        </Property>
      )}
    </RecordPanel>
  );
};

/** Can be checked once and never unchecked (F27); what is closed for good says why. */
const DataAvailability = ({ info, isLocked, onDataAvailable }: ManufacturingInformationPanelProps) => (
  <OneWayCheck
    label={texts.dataAvailability}
    isChecked={info.manufacturingDataAvailable}
    mayEdit={info.canManageFulfilmentPlan}
    isLocked={isLocked}
    closed={
      info.manufacturingDataAvailable
        ? texts.dataIsAvailable
        : lockedReason('manufacturingDataAvailable', manufacturingFacts(info))
    }
    onCheck={onDataAvailable}
  />
);

const Actions = ({ info, isLocked, onHoldOrResume, onReschedule }: ManufacturingInformationPanelProps) => {
  const facts = manufacturingFacts(info);
  const isHeld = facts.status === planStatus.onHold;
  const reason = (isPossible: boolean, otherwise: string) => {
    if (isLocked) return editTexts.locked;
    return isPossible ? undefined : otherwise;
  };
  const hold = lockedReason('onHold', facts) ?? texts.cannotHold;
  return (
    <>
      <Button
        variant="ghost"
        disabledReason={reason(info.canRescheduleManufacturingCycle, texts.cannotReschedule)}
        onPress={onReschedule}
      >
        {texts.reschedule}
      </Button>
      <Button variant="ghost" disabledReason={reason(info.canSetOnHoldResume, hold)} onPress={onHoldOrResume}>
        {isHeld ? texts.resume : texts.hold}
      </Button>
    </>
  );
};
