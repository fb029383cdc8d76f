export { ConnectedPlanCounts } from '../src/plan/PlanCounts/ConnectedPlanCounts.tsx';
export type { ConnectedPlanCountsProps } from '../src/plan/PlanCounts/ConnectedPlanCounts.tsx';
