/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the document types for configuration
 * All document types by name, to be edited (S1).
 *
 * `GET /Configuration/DocumentType` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredDocumentTypes: Read<object, operations['listConfiguredDocumentTypes']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredDocumentTypes',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/DocumentType',
  tag: 'documentation-configuration',
};

/**
 * Change a document type
 * A name that exists is refused with 409.
 *
 * `PUT /Configuration/DocumentType` (any of CanManageEDocSystemConfiguration)
 */
export const updateDocumentType: Write<{ body: operations['updateDocumentType']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateDocumentType',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/DocumentType',
  tag: 'documentation-configuration',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a document type
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/DocumentType` (any of CanManageEDocSystemConfiguration)
 */
export const addDocumentType: Write<{ body: operations['addDocumentType']['requestBody']['content']['application/json'] }, operations['addDocumentType']['responses'][200]['content']['application/json']> = {
  id: 'addDocumentType',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/DocumentType',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
};

/**
 * Delete a document type
 * Refused with 409 and the reason while it is used.
 *
 * `DELETE /Configuration/DocumentType/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteDocumentType: Write<operations['deleteDocumentType']['parameters']['path'], undefined> = {
  id: 'deleteDocumentType',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/DocumentType/{id}',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
  answer: 'nothing',
};

/**
 * List the countries for configuration
 * All countries by name, to be edited (S1).
 *
 * `GET /Configuration/Country` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredCountries: Read<object, operations['listConfiguredCountries']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredCountries',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/Country',
  tag: 'documentation-configuration',
};

/**
 * Change a country
 * A name that exists is refused with 409.
 *
 * `PUT /Configuration/Country` (any of CanManageEDocSystemConfiguration)
 */
export const updateCountry: Write<{ body: operations['updateCountry']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateCountry',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/Country',
  tag: 'documentation-configuration',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a country
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/Country` (any of CanManageEDocSystemConfiguration)
 */
export const addCountry: Write<{ body: operations['addCountry']['requestBody']['content']['application/json'] }, operations['addCountry']['responses'][200]['content']['application/json']> = {
  id: 'addCountry',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/Country',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
};

/**
 * Delete a country
 * Refused with 409 and the reason while it is used.
 *
 * `DELETE /Configuration/Country/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteCountry: Write<operations['deleteCountry']['parameters']['path'], undefined> = {
  id: 'deleteCountry',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/Country/{id}',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
  answer: 'nothing',
};

/**
 * List the divisions for configuration
 * All divisions by name, to be edited (S1).
 *
 * `GET /Configuration/Division` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredDivisions: Read<object, operations['listConfiguredDivisions']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredDivisions',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/Division',
  tag: 'documentation-configuration',
};

/**
 * Change a division
 * A name that exists is refused with 409.
 *
 * `PUT /Configuration/Division` (any of CanManageEDocSystemConfiguration)
 */
export const updateDivision: Write<{ body: operations['updateDivision']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateDivision',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/Division',
  tag: 'documentation-configuration',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a division
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/Division` (any of CanManageEDocSystemConfiguration)
 */
export const addDivision: Write<{ body: operations['addDivision']['requestBody']['content']['application/json'] }, operations['addDivision']['responses'][200]['content']['application/json']> = {
  id: 'addDivision',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/Division',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
};

/**
 * Delete a division
 * Refused with 409 and the reason while it is used.
 *
 * `DELETE /Configuration/Division/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteDivision: Write<operations['deleteDivision']['parameters']['path'], undefined> = {
  id: 'deleteDivision',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/Division/{id}',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
  answer: 'nothing',
};

/**
 * List the portals for configuration
 * All portals by name, to be edited (S1).
 *
 * `GET /Configuration/Portal` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredPortals: Read<object, operations['listConfiguredPortals']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredPortals',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/Portal',
  tag: 'documentation-configuration',
};

/**
 * Change a portal
 * A name that exists is refused with 409.
 *
 * `PUT /Configuration/Portal` (any of CanManageEDocSystemConfiguration)
 */
export const updatePortal: Write<{ body: operations['updatePortal']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updatePortal',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/Portal',
  tag: 'documentation-configuration',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a portal
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/Portal` (any of CanManageEDocSystemConfiguration)
 */
export const addPortal: Write<{ body: operations['addPortal']['requestBody']['content']['application/json'] }, operations['addPortal']['responses'][200]['content']['application/json']> = {
  id: 'addPortal',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/Portal',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
};

/**
 * Delete a portal
 * Refused with 409 and the reason while it is used.
 *
 * `DELETE /Configuration/Portal/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deletePortal: Write<operations['deletePortal']['parameters']['path'], undefined> = {
  id: 'deletePortal',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/Portal/{id}',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
  answer: 'nothing',
};

/**
 * List the languages for configuration
 * All languages by name, to be edited (S1).
 *
 * `GET /Configuration/Language` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredLanguages: Read<object, operations['listConfiguredLanguages']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredLanguages',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/Language',
  tag: 'documentation-configuration',
};

/**
 * Change a language
 * A name that exists is refused with 409.
 *
 * `PUT /Configuration/Language` (any of CanManageEDocSystemConfiguration)
 */
export const updateLanguage: Write<{ body: operations['updateLanguage']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateLanguage',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/Language',
  tag: 'documentation-configuration',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a language
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/Language` (any of CanManageEDocSystemConfiguration)
 */
export const addLanguage: Write<{ body: operations['addLanguage']['requestBody']['content']['application/json'] }, operations['addLanguage']['responses'][200]['content']['application/json']> = {
  id: 'addLanguage',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/Language',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
};

/**
 * Delete a language
 * Refused with 409 and the reason while it is used.
 *
 * `DELETE /Configuration/Language/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteLanguage: Write<operations['deleteLanguage']['parameters']['path'], undefined> = {
  id: 'deleteLanguage',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/Language/{id}',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
  answer: 'nothing',
};

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
  tag: 'documentation-configuration',
};

/**
 * Change a product family
 * A name that exists is refused with 409.
 *
 * `PUT /Configuration/ProductFamily` (any of CanManageEDocSystemConfiguration)
 */
export const updateProductFamily: Write<{ body: operations['updateProductFamily']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateProductFamily',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/ProductFamily',
  tag: 'documentation-configuration',
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
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
};

/**
 * Delete a product family
 * Refused with 409 and the reason while it is used.
 *
 * `DELETE /Configuration/ProductFamily/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteProductFamily: Write<operations['deleteProductFamily']['parameters']['path'], undefined> = {
  id: 'deleteProductFamily',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/ProductFamily/{id}',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
  answer: 'nothing',
};

/**
 * List the regions for configuration
 * All regions by name, to be edited (S4).
 *
 * `GET /Configuration/Region` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredRegions: Read<object, operations['listConfiguredRegions']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredRegions',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/Region',
  tag: 'documentation-configuration',
};

/**
 * Change a region
 * A name that exists is refused with 409.
 *
 * `PUT /Configuration/Region` (any of CanManageEDocSystemConfiguration)
 */
export const updateRegion: Write<{ body: operations['updateRegion']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateRegion',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/Region',
  tag: 'documentation-configuration',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a region
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/Region` (any of CanManageEDocSystemConfiguration)
 */
export const addRegion: Write<{ body: operations['addRegion']['requestBody']['content']['application/json'] }, operations['addRegion']['responses'][200]['content']['application/json']> = {
  id: 'addRegion',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/Region',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
};

/**
 * Delete a region
 * Refused with 409 and the reason while it is used.
 *
 * `DELETE /Configuration/Region/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteRegion: Write<operations['deleteRegion']['parameters']['path'], undefined> = {
  id: 'deleteRegion',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/Region/{id}',
  tag: 'documentation-configuration',
  refetches: ['dictionary'],
  answer: 'nothing',
};
