/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the roles of a user in the main system
 * All roles, granted or not, by name.
 *
 * `GET /UserRoles/GetRoles/{userId}` (any of CanManageUsers)
 */
export const listRolesOfUser: Read<operations['listRolesOfUser']['parameters']['path'], operations['listRolesOfUser']['responses'][200]['content']['application/json']['data']> = {
  id: 'listRolesOfUser',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/UserRoles/GetRoles/{userId}',
  tag: 'user-role',
  answer: 'result',
};

/**
 * Give roles to a user
 * The user gets their rights with the next start of a session.
 *
 * `POST /UserRoles/Assign` (any of CanManageUsers)
 */
export const assignRoles: Write<{ body: operations['assignRoles']['requestBody']['content']['application/json'] }, operations['assignRoles']['responses'][200]['content']['application/json']> = {
  id: 'assignRoles',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/UserRoles/Assign',
  tag: 'user-role',
  refetches: ['user-permission', 'session'],
  answer: 'result',
};

/**
 * Take roles away from a user
 * The user loses their rights with the next call.
 *
 * `POST /UserRoles/Dissociate` (any of CanManageUsers)
 */
export const dissociateRoles: Write<{ body: operations['dissociateRoles']['requestBody']['content']['application/json'] }, operations['dissociateRoles']['responses'][200]['content']['application/json']> = {
  id: 'dissociateRoles',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/UserRoles/Dissociate',
  tag: 'user-role',
  refetches: ['user-permission', 'session'],
  answer: 'result',
};
