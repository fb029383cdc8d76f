export { ConnectedPlanData } from '../src/plan/PlanData/ConnectedPlanData.tsx';
export type { ConnectedPlanDataProps } from '../src/plan/PlanData/ConnectedPlanData.tsx';
