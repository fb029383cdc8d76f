export { ConnectedMilestones } from '../src/plan/Milestones/ConnectedMilestones.tsx';
