export { ConnectedPlanComments } from '../src/plan/PlanComments/ConnectedPlanComments.tsx';
export type { ConnectedPlanCommentsProps } from '../src/plan/PlanComments/ConnectedPlanComments.tsx';
