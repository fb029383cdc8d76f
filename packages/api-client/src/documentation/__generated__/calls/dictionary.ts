/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the users whose names are shown
 * By last and first name; also those who are no longer active.
 *
 * `GET /users` (any of CanReadDocuments, CanManageDocuments, CanReadProducts, CanManageProducts, CanImportDocuments, CanImportProducts, CanExportDocuments, CanExportProducts, CanManageKeyCodes, CanManageEDocSystemConfiguration, CanManageImportSettings)
 */
export const listDocumentationUsers: Read<object, operations['listDocumentationUsers']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentationUsers',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/users',
  tag: 'dictionary',
};

/**
 * List the divisions
 * For filters and forms, by name.
 *
 * `GET /Dictionary/Divisions` (any of CanReadDocuments, CanManageDocuments, CanReadProducts, CanManageProducts, CanImportDocuments, CanImportProducts, CanExportDocuments, CanExportProducts, CanManageKeyCodes, CanManageEDocSystemConfiguration)
 */
export const listDivisions: Read<object, operations['listDivisions']['responses'][200]['content']['application/json']> = {
  id: 'listDivisions',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Dictionary/Divisions',
  tag: 'dictionary',
};

/**
 * List the document types
 * For filters and forms, by name.
 *
 * `GET /Dictionary/DocumentTypes` (any of CanReadDocuments, CanManageDocuments, CanReadProducts, CanManageProducts, CanImportDocuments, CanImportProducts, CanExportDocuments, CanExportProducts, CanManageKeyCodes, CanManageEDocSystemConfiguration)
 */
export const listDocumentTypes: Read<object, operations['listDocumentTypes']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentTypes',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Dictionary/DocumentTypes',
  tag: 'dictionary',
};

/**
 * List the portals
 * For filters and forms, by name.
 *
 * `GET /Dictionary/Portals` (any of CanReadDocuments, CanManageDocuments, CanReadProducts, CanManageProducts, CanImportDocuments, CanImportProducts, CanExportDocuments, CanExportProducts, CanManageKeyCodes, CanManageEDocSystemConfiguration)
 */
export const listPortals: Read<object, operations['listPortals']['responses'][200]['content']['application/json']> = {
  id: 'listPortals',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Dictionary/Portals',
  tag: 'dictionary',
};

/**
 * List the languages
 * For filters and forms, by name.
 *
 * `GET /Dictionary/Languages` (any of CanReadDocuments, CanManageDocuments, CanReadProducts, CanManageProducts, CanImportDocuments, CanImportProducts, CanExportDocuments, CanExportProducts, CanManageKeyCodes, CanManageEDocSystemConfiguration)
 */
export const listLanguages: Read<object, operations['listLanguages']['responses'][200]['content']['application/json']> = {
  id: 'listLanguages',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Dictionary/Languages',
  tag: 'dictionary',
};

/**
 * List the product families
 * For filters and forms, by name.
 *
 * `GET /Dictionary/ProductFamilies` (any of CanReadDocuments, CanManageDocuments, CanReadProducts, CanManageProducts, CanImportDocuments, CanImportProducts, CanExportDocuments, CanExportProducts, CanManageKeyCodes, CanManageEDocSystemConfiguration)
 */
export const listProductFamilies: Read<object, operations['listProductFamilies']['responses'][200]['content']['application/json']> = {
  id: 'listProductFamilies',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Dictionary/ProductFamilies',
  tag: 'dictionary',
};

/**
 * List the regions
 * With their countries, by name.
 *
 * `GET /Dictionary/Regions` (any of CanReadDocuments, CanManageDocuments, CanReadProducts, CanManageProducts, CanImportDocuments, CanImportProducts, CanExportDocuments, CanExportProducts, CanManageKeyCodes, CanManageEDocSystemConfiguration)
 */
export const listRegions: Read<object, operations['listRegions']['responses'][200]['content']['application/json']> = {
  id: 'listRegions',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Dictionary/Regions',
  tag: 'dictionary',
};
