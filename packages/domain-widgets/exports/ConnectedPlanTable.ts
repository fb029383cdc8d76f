export { ConnectedPlanTable, usePlanCount } from '../src/plan/PlanTable/ConnectedPlanTable.tsx';
export type { ConnectedPlanTableProps } from '../src/plan/PlanTable/ConnectedPlanTable.tsx';
export type { SessionColumns } from '../src/plan/PlanTable/use-plan-layout.ts';
