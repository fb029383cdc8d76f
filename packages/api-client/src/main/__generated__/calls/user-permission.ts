/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the rights that user management can grant
 * All of them by name; merged by code with the rights of the main system (C17).
 *
 * `GET /users/permissions` (any of CanManageUsers)
 */
export const listUserManagementPermissions: Read<object, operations['listUserManagementPermissions']['responses'][200]['content']['application/json']> = {
  id: 'listUserManagementPermissions',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/users/permissions',
  tag: 'user-permission',
};

/**
 * List the rights that user management granted to a user
 * Only the granted ones, by name (C17).
 *
 * `GET /users/{id}/permissions` (any of CanManageUsers)
 */
export const listUserManagementPermissionsOfUser: Read<operations['listUserManagementPermissionsOfUser']['parameters']['path'], operations['listUserManagementPermissionsOfUser']['responses'][200]['content']['application/json']> = {
  id: 'listUserManagementPermissionsOfUser',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/users/{id}/permissions',
  tag: 'user-permission',
};

/**
 * Replace the rights that user management granted to a user
 * Only granted ids are sent; the others are revoked (C18).
 *
 * `PUT /users/{id}/permissions` (any of CanManageUsers)
 */
export const setUserManagementPermissions: Write<operations['setUserManagementPermissions']['parameters']['path'] & { body: operations['setUserManagementPermissions']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'setUserManagementPermissions',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/users/{id}/permissions',
  tag: 'user-permission',
  refetches: ['user', 'session'],
  answer: 'nothing',
};

/**
 * List the rights of a user in the main system
 * All rights, granted or not, by name.
 *
 * `GET /UserPermissions/GetPermissions/{userId}` (any of CanManageUsers)
 */
export const listMainPermissionsOfUser: Read<operations['listMainPermissionsOfUser']['parameters']['path'], operations['listMainPermissionsOfUser']['responses'][200]['content']['application/json']['data']> = {
  id: 'listMainPermissionsOfUser',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/UserPermissions/GetPermissions/{userId}',
  tag: 'user-permission',
  answer: 'result',
};

/**
 * Grant rights of the main system
 * Rights that the user holds already are left as they are.
 *
 * `POST /UserPermissions/Grant` (any of CanManageUsers)
 */
export const grantMainPermissions: Write<{ body: operations['grantMainPermissions']['requestBody']['content']['application/json'] }, operations['grantMainPermissions']['responses'][200]['content']['application/json']> = {
  id: 'grantMainPermissions',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/UserPermissions/Grant',
  tag: 'user-permission',
  refetches: ['user', 'session'],
  answer: 'result',
};

/**
 * Revoke rights of the main system
 * Rights held through a role stay (C22).
 *
 * `POST /UserPermissions/Revoke` (any of CanManageUsers)
 */
export const revokeMainPermissions: Write<{ body: operations['revokeMainPermissions']['requestBody']['content']['application/json'] }, operations['revokeMainPermissions']['responses'][200]['content']['application/json']> = {
  id: 'revokeMainPermissions',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/UserPermissions/Revoke',
  tag: 'user-permission',
  refetches: ['user', 'session'],
  answer: 'result',
};
