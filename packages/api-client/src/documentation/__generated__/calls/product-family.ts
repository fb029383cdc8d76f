/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the product families for configuration
 * All product families by name, to be edited (S1).
 *
 * `GET /Configuration/ProductFamily` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredProductFamilies: Read<object, operations['listConfiguredProductFamilies']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredProductFamilies',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/ProductFamily',
  tag: 'product-family',
};

/**
 * Change a product family
 * A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
 *
 * `PUT /Configuration/ProductFamily` (any of CanManageEDocSystemConfiguration)
 */
export const updateProductFamily: Write<NonNullable<operations['updateProductFamily']['parameters']['query']> & { body: operations['updateProductFamily']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateProductFamily',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/ProductFamily',
  tag: 'product-family',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a product family
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/ProductFamily` (any of CanManageEDocSystemConfiguration)
 */
export const addProductFamily: Write<{ body: operations['addProductFamily']['requestBody']['content']['application/json'] }, operations['addProductFamily']['responses'][200]['content']['application/json']> = {
  id: 'addProductFamily',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/ProductFamily',
  tag: 'product-family',
  refetches: ['dictionary'],
};

/**
 * Delete a product family
 * Refused with 409 and the reason while something uses it (S5).
 *
 * `DELETE /Configuration/ProductFamily/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteProductFamily: Write<operations['deleteProductFamily']['parameters']['path'], undefined> = {
  id: 'deleteProductFamily',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/ProductFamily/{id}',
  tag: 'product-family',
  refetches: ['dictionary'],
  answer: 'nothing',
};
