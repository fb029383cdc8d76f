export { PlanChangesTable } from '../src/plan/PlanChanges/PlanChangesTable.tsx';
export type { PlanChangesTableProps } from '../src/plan/PlanChanges/PlanChangesTable.tsx';
