export { ConnectedExternalPlan } from '../src/session/external-plan/ConnectedExternalPlan.tsx';
export type { ConnectedExternalPlanProps } from '../src/session/external-plan/ConnectedExternalPlan.tsx';
