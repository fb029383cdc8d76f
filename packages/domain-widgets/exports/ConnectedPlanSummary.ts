export { ConnectedPlanSummary } from '../src/plan/PlanSummary/ConnectedPlanSummary.tsx';
