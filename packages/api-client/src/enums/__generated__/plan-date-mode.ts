/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Which kind of date filter is in use; the fields of the other kinds are ignored (E37). */
export const planDateMode = {
  none: 0,
  singleDate: 1,
  range: 2,
  relativeRange: 3,
} as const;
/** Which kind of date filter is in use; the fields of the other kinds are ignored (E37). Its number on the wire. */
export type PlanDateMode = (typeof planDateMode)[keyof typeof planDateMode];
/** How people read each PlanDateMode. */
export const planDateModeLabels: Readonly<Record<PlanDateMode, string>> = {
  0: 'None',
  1: 'Single Date',
  2: 'Range',
  3: 'Relative Range',
};
