export { PlanTable } from '../src/plan/PlanTable/PlanTable.tsx';
export type { PlanTableProps } from '../src/plan/PlanTable/PlanTable.tsx';
export type { PlanLinks } from '../src/plan/PlanTable/plan-columns.tsx';
