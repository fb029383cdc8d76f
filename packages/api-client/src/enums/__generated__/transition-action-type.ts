/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** What is done with a step (S1 §3, J10). */
export const transitionActionType = {
  undo: 1,
  inProgress: 2,
  done: 3,
} as const;
/** What is done with a step (S1 §3, J10). Its number on the wire. */
export type TransitionActionType = (typeof transitionActionType)[keyof typeof transitionActionType];
/** How people read each TransitionActionType. */
export const transitionActionTypeLabels: Readonly<Record<TransitionActionType, string>> = {
  1: 'Undo',
  2: 'In Progress',
  3: 'Done',
};
