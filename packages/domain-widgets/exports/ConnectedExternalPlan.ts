export { ConnectedExternalPlan } from '../src/external-plan/ConnectedExternalPlan.tsx';
export type { ConnectedExternalPlanProps } from '../src/external-plan/ConnectedExternalPlan.tsx';
