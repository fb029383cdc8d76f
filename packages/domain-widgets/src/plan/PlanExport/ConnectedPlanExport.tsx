import { exportPlans } from '@crt/api-client/main/plan-list';
import { ListExport, type ListExportProps } from '../../shared/list/ListExport.tsx';
import { planTexts } from '../plan.texts.ts';

export type ConnectedPlanExportProps = Pick<ListExportProps, 'onPrepare'>;

/** The plan list as a spreadsheet (E7, E36); for whoever may. */
export const ConnectedPlanExport = ({ onPrepare }: ConnectedPlanExportProps) => (
  <ListExport call={exportPlans} failed={planTexts.list.exportFailed} onPrepare={onPrepare} />
);
