/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Where a parcel is. */
export const trackingStatus = {
  labelCreated: 0,
  inTransit: 1,
  arrived: 2,
  stuck: 3,
} as const;
/** Where a parcel is. Its number on the wire. */
export type TrackingStatus = (typeof trackingStatus)[keyof typeof trackingStatus];
/** How people read each TrackingStatus. */
export const trackingStatusLabels: Readonly<Record<TrackingStatus, string>> = {
  0: 'Label Created',
  1: 'In Transit',
  2: 'Arrived',
  3: 'Stuck',
};
