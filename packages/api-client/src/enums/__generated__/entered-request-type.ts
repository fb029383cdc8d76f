/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Category of a plan that a planner enters; external plans come from the session planner (C23). */
export const enteredRequestType = {
  eRequest: 1,
  reOrder: 2,
  prototype: 3,
  designOnly: 4,
} as const;
/** Category of a plan that a planner enters; external plans come from the session planner (C23). Its number on the wire. */
export type EnteredRequestType = (typeof enteredRequestType)[keyof typeof enteredRequestType];
/** How people read each EnteredRequestType. */
export const enteredRequestTypeLabels: Readonly<Record<EnteredRequestType, string>> = {
  1: 'eRequest',
  2: 'Re Order',
  3: 'Prototype',
  4: 'Design Only',
};
