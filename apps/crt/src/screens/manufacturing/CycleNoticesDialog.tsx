import { cyclesList, type CycleQuery } from '@crt/domain-widgets/cycle-list';
import { ConnectedNoticesOfPage } from '@crt/domain-widgets/ConnectedNoticesOfPage';

export interface CycleNoticesDialogProps {
  /** What the list shows. */
  readonly query: CycleQuery;
  /** The request whose notices somebody wants to read. */
  readonly requestId: string | undefined;
  /** Keep it stable. */
  readonly onClose: () => void;
}

/** The notices behind the warning signs of the cycle list (G3, G24). */
const CycleNoticesDialog = (props: CycleNoticesDialogProps) => (
  <ConnectedNoticesOfPage list={cyclesList} {...props} />
);

export default CycleNoticesDialog;
