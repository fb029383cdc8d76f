export { PlanCounts } from '../src/plan/PlanCounts/PlanCounts.tsx';
export type { PlanCountName, PlanCountsProps } from '../src/plan/PlanCounts/PlanCounts.tsx';
