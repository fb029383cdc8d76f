export { ConnectedSessionPlanner } from '../src/session/planner/ConnectedSessionPlanner.tsx';
export type {
  ChosenSlot,
  ConnectedSessionPlannerProps,
} from '../src/session/planner/ConnectedSessionPlanner.tsx';
export { sessionOfSlot } from '../src/session/planner/session-of-slot.ts';
export type { PlannerDraft } from '../src/session/planner/planner-draft.ts';
export { sessionPlannerTexts } from '../src/session/planner/session-planner.texts.ts';
