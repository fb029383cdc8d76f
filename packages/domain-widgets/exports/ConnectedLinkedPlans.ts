export { ConnectedLinkedPlans } from '../src/plan/LinkedPlans/ConnectedLinkedPlans.tsx';
export type { ConnectedLinkedPlansProps } from '../src/plan/LinkedPlans/ConnectedLinkedPlans.tsx';
