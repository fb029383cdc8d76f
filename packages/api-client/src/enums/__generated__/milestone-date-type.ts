/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Which date of a milestone is meant; the numbers follow the criteria of cycle milestones. */
export const milestoneDateType = {
  actual: 0,
  planned: 1,
} as const;
/** Which date of a milestone is meant; the numbers follow the criteria of cycle milestones. Its number on the wire. */
export type MilestoneDateType = (typeof milestoneDateType)[keyof typeof milestoneDateType];
/** How people read each MilestoneDateType. */
export const milestoneDateTypeLabels: Readonly<Record<MilestoneDateType, string>> = {
  0: 'Actual',
  1: 'Planned',
};
