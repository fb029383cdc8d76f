import { listColumns } from '../list/list-column.ts';

/** Where a parcel is, with its number on the wire (Z1). */
export const trackingStatus = { labelCreated: 0, inTransit: 1, arrived: 2, stuck: 3 } as const;
/** Number of the status of a parcel on the wire. */
export type TrackingStatus = (typeof trackingStatus)[keyof typeof trackingStatus];

/** The name shown for each status of a parcel. */
export const trackingStatusName: Readonly<Record<TrackingStatus, string>> = {
  0: 'Label created',
  1: 'In transit',
  2: 'Arrived',
  3: 'Stuck',
};

/** All statuses of parcels, on their way forward. */
export const allTrackingStatuses: readonly TrackingStatus[] = [0, 1, 2, 3];

const labels = {
  requestId: 'Request Id',
  date: 'Date',
  trackingNumber: 'Tracking Number',
  status: 'Status',
  additionalInformation: 'Additional Information',
  arrivalDate: 'Arrival Date',
  carrier: 'Carrier',
};

/** A column of the tracking information. */
export type TrackingColumnId = keyof typeof labels;

/** The columns of the tracking information in their order (Z1). */
export const trackingColumns = listColumns(labels, {
  date: { kind: 'instant' },
  arrivalDate: { kind: 'instant' },
  additionalInformation: { isSortable: false },
});
