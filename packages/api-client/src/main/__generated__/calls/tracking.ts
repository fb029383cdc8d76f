/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List parcels
 * One page of the parcels that match (Z1 to Z4).
 *
 * `GET /TrackingInformation/GetTrackingInformation` (any of CanManageImportSettings)
 */
export const listTracking: Read<NonNullable<operations['listTracking']['parameters']['query']>, operations['listTracking']['responses'][200]['content']['application/json']> = {
  id: 'listTracking',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/TrackingInformation/GetTrackingInformation',
  tag: 'tracking',
};

/**
 * List the statuses of parcels
 * For the status filter (Z2).
 *
 * `GET /TrackingInformation/GetStatuses` (any of CanManageImportSettings)
 */
export const listTrackingStatuses: Read<object, operations['listTrackingStatuses']['responses'][200]['content']['application/json']['data']> = {
  id: 'listTrackingStatuses',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/TrackingInformation/GetStatuses',
  tag: 'tracking',
  answer: 'result',
};

/**
 * Find request ids of parcels by a part of them
 * At most 20, the newest first.
 *
 * `GET /TrackingInformation/GetRequestIds` (any of CanManageImportSettings)
 */
export const findTrackedRequests: Read<operations['findTrackedRequests']['parameters']['query'], operations['findTrackedRequests']['responses'][200]['content']['application/json']['data']> = {
  id: 'findTrackedRequests',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/TrackingInformation/GetRequestIds',
  tag: 'tracking',
  answer: 'result',
};
