/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the links of a plan
 * Both directions, each described as seen from this plan (F62, F63).
 *
 * `GET /FulfilmentPlan/GetLinkedPlans/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const listLinkedPlans: Read<operations['listLinkedPlans']['parameters']['path'], operations['listLinkedPlans']['responses'][200]['content']['application/json']> = {
  id: 'listLinkedPlans',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetLinkedPlans/{id}',
  tag: 'plan-link',
};

/**
 * Link a plan with another one
 * A link to itself, a second one of the same kind and an unknown request are refused with Error (F50).
 *
 * `POST /FulfilmentPlan/SaveLink` (any of CanManageFulfilmentPlan)
 */
export const savePlanLink: Write<{ body: operations['savePlanLink']['requestBody']['content']['application/json'] }, operations['savePlanLink']['responses'][200]['content']['application/json']> = {
  id: 'savePlanLink',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/SaveLink',
  tag: 'plan-link',
  refetches: ['plan', 'plan-list', 'change'],
  answer: 'result',
};

/**
 * Remove a link of a plan
 * A link of type 2 with id 0 cannot be removed (F51).
 *
 * `POST /FulfilmentPlan/DeleteLink` (any of CanManageFulfilmentPlan)
 */
export const deletePlanLink: Write<{ body: operations['deletePlanLink']['requestBody']['content']['application/json'] }, operations['deletePlanLink']['responses'][200]['content']['application/json']> = {
  id: 'deletePlanLink',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/DeleteLink',
  tag: 'plan-link',
  refetches: ['plan', 'plan-list', 'change'],
  answer: 'result',
};
