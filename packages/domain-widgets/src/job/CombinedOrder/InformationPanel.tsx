import type { CombinedOrder, CombinedOrderDefinition } from '@crt/api-client/types-main';
import { Badge } from '@crt/ui/Badge';
import { ProgressBar } from '@crt/ui/ProgressBar';
import { Property } from '@crt/ui/PropertyList';
import { Inline } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { FieldProperty, type SaveField } from '../../shared/record/FieldProperty.tsx';
import { RecordPanel } from '../../shared/record/RecordPanel.tsx';
import { combinedOrderFields } from './combined-order-fields.ts';
import { combinedOrderTexts } from './combined-order.texts.ts';
import { statusBadge } from './status-badge.ts';

const texts = combinedOrderTexts.details;

export interface InformationPanelProps {
  readonly order: CombinedOrder;
  readonly keyType: CombinedOrderDefinition['keyType'];
  /** Without it there is nothing but to read (L21). */
  readonly mayAct: boolean;
  /** Another edit of the page runs. */
  readonly isLocked: boolean;
  readonly onSave: SaveField<CombinedOrder>;
}

/** What an order is, and how far; identifier and order number are edited in place (L7 to L9, L22). */
export const InformationPanel = ({ order, keyType, mayAct, isLocked, onSave }: InformationPanelProps) => {
  const fields = combinedOrderFields(keyType);
  const shared = { info: order, mayEdit: mayAct, isLocked, onSave, locked: undefined };
  const { text, tone } = statusBadge(order.status);
  return (
    <RecordPanel title={texts.information}>
      <Property label={texts.definition}>{order.combinedOrderDefinitionName}</Property>
      <FieldProperty {...shared} field={fields.identifier} />
      <FieldProperty {...shared} field={fields.orderNumber} />
      <Property label={texts.status}>
        <Badge tone={tone}>{text}</Badge>
      </Property>
      <Property label={texts.progress}>
        <Inline gap={2} isWrapping={false}>
          <ProgressBar label={texts.progress} isLabelHidden value={order.manufacturingProgress} />
          <Text isNumeric>{`${order.manufacturingProgress}%`}</Text>
        </Inline>
      </Property>
    </RecordPanel>
  );
};
