export { ConnectedPlanFilterBar } from '../src/plan/PlanFilterBar/ConnectedPlanFilterBar.tsx';
export type { ConnectedPlanFilterBarProps } from '../src/plan/PlanFilterBar/ConnectedPlanFilterBar.tsx';
