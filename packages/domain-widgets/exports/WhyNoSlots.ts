export { WhyNoSlots } from '../src/session/planner/WhyNoSlots.tsx';
export type { WhyNoSlotsProps } from '../src/session/planner/WhyNoSlots.tsx';
