/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read what the filters of the change log offer
 * Products by type, change types and distribution centres.
 *
 * `GET /Changes/LoadFilters` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getChangesFilterOptions: Read<object, operations['getChangesFilterOptions']['responses'][200]['content']['application/json']> = {
  id: 'getChangesFilterOptions',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Changes/LoadFilters',
  tag: 'change',
};

/**
 * List the changes of a record of reference data or of design sessions
 * What was added, changed and removed on one record, newest first, with the values as they were read at the time; only for who may maintain records of that kind. Plans, external ones too, tell theirs in their Changes tab.
 *
 * `GET /Changes/GetRecordChanges` (any of CanManageMappings, CanManageWorkflows, CanManageReportDefinitions, CanManageSurgeonPreferences, CanManageProductTypes, CanManageMilestoneLeadTimes, CanManageEDocSystemConfiguration, CanManageDesignSessions, CanManageLocalCalendar, CanFulfilmentPlanAdministrate, CanManageWorkflowStepEfforts)
 */
export const listRecordChanges: Read<operations['listRecordChanges']['parameters']['query'], operations['listRecordChanges']['responses'][200]['content']['application/json']['data']> = {
  id: 'listRecordChanges',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Changes/GetRecordChanges',
  tag: 'change',
  answer: 'result',
};

/**
 * List changes
 * One page of the changes that match; newest first unless sorted otherwise (V7, V9).
 *
 * `POST /Changes/GetFulfilmentPlanChanges` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const listChanges: Read<{ body: operations['listChanges']['requestBody']['content']['application/json'] }, operations['listChanges']['responses'][200]['content']['application/json']> = {
  id: 'listChanges',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/Changes/GetFulfilmentPlanChanges',
  tag: 'change',
};

/**
 * Read how the values of a change type are filtered
 * After a change type was chosen (V4).
 *
 * `GET /Changes/GetChangeTypeFilterDetails` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getChangeTypeSettings: Read<operations['getChangeTypeSettings']['parameters']['query'], operations['getChangeTypeSettings']['responses'][200]['content']['application/json']['data']> = {
  id: 'getChangeTypeSettings',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Changes/GetChangeTypeFilterDetails',
  tag: 'change',
  answer: 'result',
};

/**
 * Find request ids with changes by a part of them
 * At most 20, the newest first.
 *
 * `GET /Changes/GetRequestIds` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const findChangedRequests: Read<operations['findChangedRequests']['parameters']['query'], operations['findChangedRequests']['responses'][200]['content']['application/json']['data']> = {
  id: 'findChangedRequests',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Changes/GetRequestIds',
  tag: 'change',
  answer: 'result',
};

/**
 * Find users with changes by a part of their name
 * Name or symbol contains the text, or it is the person's id, as a filter carries it; at most 20.
 *
 * `GET /Changes/GetUsers` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const findChangingUsers: Read<operations['findChangingUsers']['parameters']['query'], operations['findChangingUsers']['responses'][200]['content']['application/json']['data']> = {
  id: 'findChangingUsers',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Changes/GetUsers',
  tag: 'change',
  answer: 'result',
};
