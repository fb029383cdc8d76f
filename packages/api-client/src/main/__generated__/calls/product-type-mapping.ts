/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the mapping that applies to a request
 * Null when none applies.
 *
 * `GET /ProductTypeMapping/GetProductTypeMappingByRequestId` (any of CanManageMappings, ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const getProductTypeMappingOfRequest: Read<operations['getProductTypeMappingOfRequest']['parameters']['query'], operations['getProductTypeMappingOfRequest']['responses'][200]['content']['application/json']['data']> = {
  id: 'getProductTypeMappingOfRequest',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ProductTypeMapping/GetProductTypeMappingByRequestId',
  tag: 'product-type-mapping',
  answer: 'result',
};

/**
 * List product type mappings
 * All mappings by product name, with what the form offers.
 *
 * `GET /ProductTypeMapping/GetRecords` (any of CanManageMappings)
 */
export const listProductTypeMappings: Read<object, operations['listProductTypeMappings']['responses'][200]['content']['application/json']> = {
  id: 'listProductTypeMappings',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ProductTypeMapping/GetRecords',
  tag: 'product-type-mapping',
};

/**
 * Add a product type mapping
 * Adds a product type mapping. A name and key that are mapped already are refused with Error.
 *
 * `POST /ProductTypeMapping/Add` (any of CanManageMappings)
 */
export const addProductTypeMapping: Write<{ body: operations['addProductTypeMapping']['requestBody']['content']['application/json'] }, operations['addProductTypeMapping']['responses'][200]['content']['application/json']> = {
  id: 'addProductTypeMapping',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ProductTypeMapping/Add',
  tag: 'product-type-mapping',
  answer: 'result',
};

/**
 * Change a product type mapping
 * Replaces what was entered for a product type mapping.
 *
 * `PUT /ProductTypeMapping/Edit/{id}` (any of CanManageMappings)
 */
export const updateProductTypeMapping: Write<operations['updateProductTypeMapping']['parameters']['path'] & NonNullable<operations['updateProductTypeMapping']['parameters']['query']> & { body: operations['updateProductTypeMapping']['requestBody']['content']['application/json'] }, operations['updateProductTypeMapping']['responses'][200]['content']['application/json']> = {
  id: 'updateProductTypeMapping',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/ProductTypeMapping/Edit/{id}',
  tag: 'product-type-mapping',
  answer: 'result',
};

/**
 * Delete a product type mapping
 * Deletes a product type mapping. Requests that were imported keep what they got.
 *
 * `DELETE /ProductTypeMapping/Remove/{id}` (any of CanManageMappings)
 */
export const removeProductTypeMapping: Write<operations['removeProductTypeMapping']['parameters']['path'], operations['removeProductTypeMapping']['responses'][200]['content']['application/json']> = {
  id: 'removeProductTypeMapping',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/ProductTypeMapping/Remove/{id}',
  tag: 'product-type-mapping',
  answer: 'result',
};
