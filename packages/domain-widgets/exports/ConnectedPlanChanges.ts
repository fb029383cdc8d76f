export { ConnectedPlanChanges } from '../src/plan/PlanChanges/ConnectedPlanChanges.tsx';
