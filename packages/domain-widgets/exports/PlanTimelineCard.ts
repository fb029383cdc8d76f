export { PlanTimelineCard } from '../src/plan/PlanTimeline/PlanTimelineCard.tsx';
export type { PlanTimelineCardProps } from '../src/plan/PlanTimeline/PlanTimelineCard.tsx';
