/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the users for the dialogs
 * Users who may take part in sessions, by name.
 *
 * `GET /users` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const listDesignUsers: Read<object, operations['listDesignUsers']['responses'][200]['content']['application/json']> = {
  id: 'listDesignUsers',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/users',
  tag: 'design-option',
};

/**
 * List the time zones for the dialogs
 * All time zones by offset and name (N22).
 *
 * `GET /timezones` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const listDesignTimeZones: Read<object, operations['listDesignTimeZones']['responses'][200]['content']['application/json']> = {
  id: 'listDesignTimeZones',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/timezones',
  tag: 'design-option',
};

/**
 * List the products for the dialogs
 * Active products by number.
 *
 * `GET /products` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const listDesignProducts: Read<object, operations['listDesignProducts']['responses'][200]['content']['application/json']> = {
  id: 'listDesignProducts',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/products',
  tag: 'design-option',
};

/**
 * List the product types for the dialogs
 * Visible types by name.
 *
 * `GET /productTypes` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions, CanManageDesignSessionSettings)
 */
export const listDesignProductTypes: Read<object, operations['listDesignProductTypes']['responses'][200]['content']['application/json']> = {
  id: 'listDesignProductTypes',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/productTypes',
  tag: 'design-option',
};

/**
 * List the manufacturing locations for the dialogs
 * By name; inactive ones are disabled.
 *
 * `GET /manufacturingLocations` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const listDesignLocations: Read<object, operations['listDesignLocations']['responses'][200]['content']['application/json']> = {
  id: 'listDesignLocations',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/manufacturingLocations',
  tag: 'design-option',
};

/**
 * List the distribution centres for the dialogs
 * For the dialog of external plans, by name (N33).
 *
 * `GET /distributionCenters` (any of IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const listDesignDistributionCenters: Read<object, operations['listDesignDistributionCenters']['responses'][200]['content']['application/json']> = {
  id: 'listDesignDistributionCenters',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/distributionCenters',
  tag: 'design-option',
};
