/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the kinds of combined orders
 * For the menu, the filter and the dialog (B9).
 *
 * `GET /CombinedOrder/GetCombinedOrderDefinitions` (open)
 */
export const listCombinedOrderDefinitions: Read<object, operations['listCombinedOrderDefinitions']['responses'][200]['content']['application/json']['data']> = {
  id: 'listCombinedOrderDefinitions',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/CombinedOrder/GetCombinedOrderDefinitions',
  tag: 'combined-order-option',
  answer: 'result',
};

/**
 * List the statuses of combined orders
 * For the filter (L19).
 *
 * `GET /CombinedOrder/GetCombinedOrderStatuses` (open)
 */
export const listCombinedOrderStatuses: Read<object, operations['listCombinedOrderStatuses']['responses'][200]['content']['application/json']['data']> = {
  id: 'listCombinedOrderStatuses',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/CombinedOrder/GetCombinedOrderStatuses',
  tag: 'combined-order-option',
  answer: 'result',
};
