export { ConnectedPlanPeek } from '../src/plan/PlanPeek/ConnectedPlanPeek.tsx';
export type { ConnectedPlanPeekProps } from '../src/plan/PlanPeek/ConnectedPlanPeek.tsx';
