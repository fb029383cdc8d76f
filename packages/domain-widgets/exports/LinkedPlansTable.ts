export { LinkedPlansTable } from '../src/plan/LinkedPlans/LinkedPlansTable.tsx';
export type { LinkedPlansTableProps, LinkRow } from '../src/plan/LinkedPlans/LinkedPlansTable.tsx';
