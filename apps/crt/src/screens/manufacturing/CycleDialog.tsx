import {
  ConnectedManufacturingDialog,
  type ConnectedManufacturingDialogProps,
} from '@crt/domain-widgets/ConnectedManufacturingDialog';
import { useCycleParts } from './use-cycle-parts.tsx';

type CycleDialogProps = Pick<ConnectedManufacturingDialogProps, 'cycleId' | 'list' | 'onShow' | 'onClose'>;

/** A cycle over the list: all that its page can (G4, G5, G25, H29). */
const CycleDialog = (props: CycleDialogProps) => (
  <ConnectedManufacturingDialog {...props} {...useCycleParts()} />
);

export default CycleDialog;
