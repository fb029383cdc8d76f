/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the roles of a user in the documentation service
 * All of them, granted or not, by name.
 *
 * `GET /Role/{userId}` (any of CanManageUsers, CanManagePermissions)
 */
export const listDocumentationRolesOfUser: Read<operations['listDocumentationRolesOfUser']['parameters']['path'], operations['listDocumentationRolesOfUser']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentationRolesOfUser',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Role/{userId}',
  tag: 'documentation-role',
};

/**
 * Revoke roles in the documentation service
 * The ids of what is revoked: a PUT, as specified (AA1).
 *
 * `PUT /Role/{userId}` (any of CanManageUsers, CanManagePermissions)
 */
export const revokeDocumentationRoles: Write<operations['revokeDocumentationRoles']['parameters']['path'] & { body: operations['revokeDocumentationRoles']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'revokeDocumentationRoles',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Role/{userId}',
  tag: 'documentation-role',
  refetches: ['documentation-permission'],
  answer: 'nothing',
};

/**
 * Grant roles in the documentation service
 * The ids of what is granted (AA1).
 *
 * `POST /Role/{userId}` (any of CanManageUsers, CanManagePermissions)
 */
export const grantDocumentationRoles: Write<operations['grantDocumentationRoles']['parameters']['path'] & { body: operations['grantDocumentationRoles']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'grantDocumentationRoles',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Role/{userId}',
  tag: 'documentation-role',
  refetches: ['documentation-permission'],
  answer: 'nothing',
};
