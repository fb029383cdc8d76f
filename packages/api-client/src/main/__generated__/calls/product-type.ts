/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List product types
 * All product types by name, with the plants that the form offers; inactive ones are disabled.
 *
 * `GET /ProductType/GetRecords` (any of CanManageProductTypes)
 */
export const listProductTypes: Read<object, operations['listProductTypes']['responses'][200]['content']['application/json']> = {
  id: 'listProductTypes',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ProductType/GetRecords',
  tag: 'product-type',
};

/**
 * Add a product type
 * Adds a product type. A name or a code that exists already is refused with Error.
 *
 * `POST /ProductType/Add` (any of CanManageProductTypes)
 */
export const addProductType: Write<{ body: operations['addProductType']['requestBody']['content']['application/json'] }, operations['addProductType']['responses'][200]['content']['application/json']> = {
  id: 'addProductType',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ProductType/Add',
  tag: 'product-type',
  refetches: ['product', 'plan-option', 'manufacturing-option', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change a product type
 * Replaces what was entered for a product type.
 *
 * `PUT /ProductType/Edit/{id}` (any of CanManageProductTypes)
 */
export const updateProductType: Write<operations['updateProductType']['parameters']['path'] & NonNullable<operations['updateProductType']['parameters']['query']> & { body: operations['updateProductType']['requestBody']['content']['application/json'] }, operations['updateProductType']['responses'][200]['content']['application/json']> = {
  id: 'updateProductType',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/ProductType/Edit/{id}',
  tag: 'product-type',
  refetches: ['product', 'plan-option', 'manufacturing-option', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};
