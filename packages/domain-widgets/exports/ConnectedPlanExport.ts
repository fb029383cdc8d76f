export { ConnectedPlanExport } from '../src/plan/PlanExport/ConnectedPlanExport.tsx';
export type { ConnectedPlanExportProps } from '../src/plan/PlanExport/ConnectedPlanExport.tsx';
