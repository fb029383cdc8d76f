export { PlanFilterBar } from '../src/plan/PlanFilterBar/PlanFilterBar.tsx';
export type { PlanFilterBarProps } from '../src/plan/PlanFilterBar/PlanFilterBar.tsx';
