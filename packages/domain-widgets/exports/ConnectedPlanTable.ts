export { ConnectedPlanTable } from '../src/plan/PlanTable/ConnectedPlanTable.tsx';
export type { ConnectedPlanTableProps, PlanListLinks } from '../src/plan/PlanTable/ConnectedPlanTable.tsx';
