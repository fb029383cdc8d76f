/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Kind of an availability (S2 §3.1). */
export const availabilityType = {
  single: 1,
  recurring: 2,
  absence: 3,
} as const;
/** Kind of an availability (S2 §3.1). Its number on the wire. */
export type AvailabilityType = (typeof availabilityType)[keyof typeof availabilityType];
/** How people read each AvailabilityType. */
export const availabilityTypeLabels: Readonly<Record<AvailabilityType, string>> = {
  1: 'Single',
  2: 'Recurring',
  3: 'Absence',
};
