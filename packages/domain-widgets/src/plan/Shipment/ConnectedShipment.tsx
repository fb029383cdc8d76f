import { skipToken, useRead } from '@crt/api-client/hooks';
import { getShipmentInformation, getShowShipmentInformation } from '@crt/api-client/main/plan';
import { shipmentTexts as texts } from './shipment.texts.ts';
import { RecordSection } from '../../shared/record/RecordPanel.tsx';
import { usePlanStatus } from '../panel/use-plan-status.ts';
import { useSaveField } from '../../shared/record/use-save-field.ts';
import type { ShipmentInfo } from './shipment-fields.ts';
import { ShipmentPanel } from './ShipmentPanel.tsx';

export interface ConnectedShipmentProps {
  readonly planId: number;
  /** Whether this person may edit this plan (F9). */
  readonly canManageFulfilmentPlan: boolean;
}

/** The shipment of a plan, only where the server says that there is one (F3, F36, F37). */
export const ConnectedShipment = ({ planId, canManageFulfilmentPlan }: ConnectedShipmentProps) => {
  const question = useRead(getShowShipmentInformation, { id: planId });
  const isShown = question.data === true;
  const shipment = useRead(getShipmentInformation, isShown ? { id: planId } : skipToken);
  if (question.data === false) return null;
  // Until it is known that there is a shipment nothing is drawn, so that nothing flickers (F68).
  if (!isShown && !question.error) return null;
  return (
    <RecordSection
      title={texts.title}
      read={isShown ? shipment : { ...question, data: undefined }}
      failed={texts.failed}
      lines={2}
    >
      {(data) => <LoadedShipment info={{ ...data, canManageFulfilmentPlan }} />}
    </RecordSection>
  );
};

const LoadedShipment = ({ info }: { info: ShipmentInfo }) => {
  const { isLocked, save } = useSaveField(info);
  return <ShipmentPanel info={info} onSave={save} isLocked={isLocked} status={usePlanStatus(info.id)} />;
};
