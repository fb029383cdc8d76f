export { ConnectedNewPlan } from '../src/plan/NewPlan/ConnectedNewPlan.tsx';
export type { ConnectedNewPlanProps } from '../src/plan/NewPlan/ConnectedNewPlan.tsx';
