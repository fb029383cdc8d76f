export { ConnectedSessionPlanner } from '../src/session/planner/ConnectedSessionPlanner.tsx';
export type {
  ChosenSlot,
  ConnectedSessionPlannerProps,
} from '../src/session/planner/ConnectedSessionPlanner.tsx';
export type { PlannerDraft } from '../src/session/planner/planner-draft.ts';
export { sessionPlannerTexts } from '../src/session/planner/session-planner.texts.ts';
