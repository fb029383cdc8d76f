/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List products
 * All products by number, with what the form offers.
 *
 * `GET /Product/GetRecords` (any of CanManageProductTypes)
 */
export const listProducts: Read<object, operations['listProducts']['responses'][200]['content']['application/json']> = {
  id: 'listProducts',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Product/GetRecords',
  tag: 'product',
};

/**
 * Add a product
 * Adds a product. A number that exists already, a hidden product type and an inactive plant are refused with Error.
 *
 * `POST /Product/Add` (any of CanManageProductTypes)
 */
export const addProduct: Write<{ body: operations['addProduct']['requestBody']['content']['application/json'] }, operations['addProduct']['responses'][200]['content']['application/json']> = {
  id: 'addProduct',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/Product/Add',
  tag: 'product',
  refetches: ['plan-option', 'manufacturing-option'],
  answer: 'result',
};

/**
 * Change a product
 * Replaces what was entered for a product.
 *
 * `PUT /Product/Edit/{id}` (any of CanManageProductTypes)
 */
export const updateProduct: Write<operations['updateProduct']['parameters']['path'] & NonNullable<operations['updateProduct']['parameters']['query']> & { body: operations['updateProduct']['requestBody']['content']['application/json'] }, operations['updateProduct']['responses'][200]['content']['application/json']> = {
  id: 'updateProduct',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/Product/Edit/{id}',
  tag: 'product',
  refetches: ['plan-option', 'manufacturing-option', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};
