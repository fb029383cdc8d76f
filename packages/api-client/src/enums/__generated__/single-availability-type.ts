/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** 1 Single or 3 Absence. */
export const singleAvailabilityType = {
  single: 1,
  absence: 3,
} as const;
/** 1 Single or 3 Absence. Its number on the wire. */
export type SingleAvailabilityType = (typeof singleAvailabilityType)[keyof typeof singleAvailabilityType];
/** How people read each SingleAvailabilityType. */
export const singleAvailabilityTypeLabels: Readonly<Record<SingleAvailabilityType, string>> = {
  1: 'Single',
  3: 'Absence',
};
