import type { PlanStatus } from '@crt/domain/plan-status';
import { isWebAddress } from '@crt/domain/web-address';
import { Icon } from '@crt/ui/Icon';
import { ButtonLink } from '@crt/ui/Link';
import { Property } from '@crt/ui/PropertyList';
import { Tooltip } from '@crt/ui/Tooltip';
import { ExternalLink } from 'lucide-react';
import { shipmentTexts as texts } from './shipment.texts.ts';
import { PlanFieldInPlace, PlanFieldProperty } from '../panel/PlanField.tsx';
import type { SaveField } from '../../shared/record/FieldProperty.tsx';
import { RecordPanel } from '../../shared/record/RecordPanel.tsx';
import { shipmentFields, type ShipmentInfo } from './shipment-fields.ts';

export interface ShipmentPanelProps {
  readonly info: ShipmentInfo;
  readonly onSave: SaveField<ShipmentInfo>;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
  /** The shipment alone does not tell it; a terminated plan is closed. */
  readonly status?: PlanStatus | undefined;
}

/** How a plan travels: number and page of the carrier (F36, F37). */
export const ShipmentPanel = (props: ShipmentPanelProps) => {
  const facts = props.status === undefined ? undefined : { status: props.status };
  return (
    <RecordPanel title={texts.title}>
      <PlanFieldProperty {...props} facts={facts} field={shipmentFields.trackingNumber} />
      <Property label={shipmentFields.trackingUrl.label}>
        <PlanFieldInPlace {...props} facts={facts} field={shipmentFields.trackingUrl} />
        <TrackingLink address={props.info.trackingUrl} />
      </Property>
    </RecordPanel>
  );
};

/** Opens the carrier's page beside the product; what may be no web page, or not the one that is read, stays text. */
const TrackingLink = ({ address }: { address: string | null }) => {
  if (address === null || !isWebAddress(address)) return null;
  return (
    <Tooltip content={texts.openTracking}>
      <ButtonLink
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.openTracking}
        tone="accent"
        variant="ghost"
        size="small"
      >
        <Icon>
          <ExternalLink />
        </Icon>
      </ButtonLink>
    </Tooltip>
  );
};
