import { ConnectedGlobalNotices } from '@crt/domain-widgets/ConnectedGlobalNotices';
import { useCycleDetails } from '@crt/domain-widgets/ConnectedManufacturingDetails';
import {
  ConnectedManufacturingDialog,
  type ConnectedManufacturingDialogProps,
} from '@crt/domain-widgets/ConnectedManufacturingDialog';
import { useCycleParts } from './use-cycle-parts.tsx';

type CycleDialogProps = Pick<ConnectedManufacturingDialogProps, 'cycleId' | 'list' | 'onShow' | 'onClose'>;

/**
 * A cycle over the list: every action on it that its page has, and its global notices when it is opened (G4, G5, G25, H4,
 * H29). What is printed and scanned is for whoever stands at the machine, with the page open.
 */
const CycleDialog = (props: CycleDialogProps) => {
  const { cycleId, list } = props;
  const { data } = useCycleDetails({ cycleId, useContext: true, list });
  return (
    <>
      <ConnectedManufacturingDialog {...props} {...useCycleParts()} />
      {data && <ConnectedGlobalNotices key={cycleId} requestId={data.requestId} />}
    </>
  );
};

export default CycleDialog;
