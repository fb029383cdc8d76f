export { PlanSummary } from '../src/plan/PlanSummary/PlanSummary.tsx';
export type { PlanSummaryProps } from '../src/plan/PlanSummary/PlanSummary.tsx';
