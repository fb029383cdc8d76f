import {
  ConnectedNoticesOfPage,
  type ConnectedNoticesOfPageProps,
} from '@crt/domain-widgets/ConnectedNoticesOfPage';
import { cyclesList, type CycleQuery } from '@crt/domain-widgets/cycle-list';
import { useListRows } from '@crt/domain-widgets/use-list';

interface CycleNoticesDialogProps extends Omit<ConnectedNoticesOfPageProps, 'rows'> {
  readonly query: CycleQuery;
}

/** The notices behind the warning signs of the cycle list (G3, G24). */
const CycleNoticesDialog = ({ query, ...wanted }: CycleNoticesDialogProps) => (
  <ConnectedNoticesOfPage {...wanted} rows={useListRows(cyclesList, query).source.rows} />
);

export default CycleNoticesDialog;
