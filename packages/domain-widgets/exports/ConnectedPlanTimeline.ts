export { ConnectedPlanTimeline } from '../src/plan/PlanTimeline/ConnectedPlanTimeline.tsx';
