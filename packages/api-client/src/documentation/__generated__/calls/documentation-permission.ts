/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the documentation rights of the caller
 * Second of the three sources of rights (A18). A failure counts as an empty list (A20).
 *
 * `GET /Permission/Granted` (open)
 */
export const listGrantedDocumentationPermissions: Read<object, operations['listGrantedDocumentationPermissions']['responses'][200]['content']['application/json']> = {
  id: 'listGrantedDocumentationPermissions',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Permission/Granted',
  tag: 'documentation-permission',
};

/**
 * List the rights of a user in the documentation service
 * All of them, granted or not, by name.
 *
 * `GET /Permission/{userId}` (any of CanManageUsers, CanManagePermissions)
 */
export const listDocumentationPermissionsOfUser: Read<operations['listDocumentationPermissionsOfUser']['parameters']['path'], operations['listDocumentationPermissionsOfUser']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentationPermissionsOfUser',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Permission/{userId}',
  tag: 'documentation-permission',
};

/**
 * Revoke rights in the documentation service
 * The ids of what is revoked: a PUT, as specified (AA1).
 *
 * `PUT /Permission/{userId}` (any of CanManageUsers, CanManagePermissions)
 */
export const revokeDocumentationPermissions: Write<operations['revokeDocumentationPermissions']['parameters']['path'] & { body: operations['revokeDocumentationPermissions']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'revokeDocumentationPermissions',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Permission/{userId}',
  tag: 'documentation-permission',
  answer: 'nothing',
};

/**
 * Grant rights in the documentation service
 * The ids of what is granted (AA1).
 *
 * `POST /Permission/{userId}` (any of CanManageUsers, CanManagePermissions)
 */
export const grantDocumentationPermissions: Write<operations['grantDocumentationPermissions']['parameters']['path'] & { body: operations['grantDocumentationPermissions']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'grantDocumentationPermissions',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Permission/{userId}',
  tag: 'documentation-permission',
  answer: 'nothing',
};
