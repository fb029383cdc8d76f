/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the slots for a session
 * Every 15 minutes at which at least one designer can take it (N31). Either requestId, or productTypeId and priority (N40).
 *
 * `GET /sessionTimes` (any of CanViewDesignSessions, CanManageDesignSessions)
 */
export const listSessionTimes: Read<operations['listSessionTimes']['parameters']['query'], operations['listSessionTimes']['responses'][200]['content']['application/json']> = {
  id: 'listSessionTimes',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/sessionTimes',
  tag: 'session-time',
};
