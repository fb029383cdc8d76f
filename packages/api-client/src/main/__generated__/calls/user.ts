/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List users
 * All users by last and first name.
 *
 * `GET /users/` (any of CanManageUsers)
 */
export const listUsers: Read<object, operations['listUsers']['responses'][200]['content']['application/json']> = {
  id: 'listUsers',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/users/',
  tag: 'user',
};

/**
 * Add a user
 * The first of the errors is shown when it was refused (C6), for example for a user name that exists.
 *
 * `POST /users/` (any of CanManageUsers)
 */
export const addUser: Write<{ body: operations['addUser']['requestBody']['content']['application/json'] }, operations['addUser']['responses'][200]['content']['application/json']> = {
  id: 'addUser',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/users/',
  tag: 'user',
};

/**
 * Read a user
 * With the stamp for the change.
 *
 * `GET /users/{id}` (any of CanManageUsers)
 */
export const getUser: Read<operations['getUser']['parameters']['path'], operations['getUser']['responses'][200]['content']['application/json']> = {
  id: 'getUser',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/users/{id}',
  tag: 'user',
};

/**
 * Change a user
 * Refused with 409 when the stamp is stale (C23), or when the last administrator would lock themselves out (C28).
 *
 * `PUT /users/{id}` (any of CanManageUsers)
 */
export const updateUser: Write<operations['updateUser']['parameters']['path'] & { body: operations['updateUser']['requestBody']['content']['application/json'] }, operations['updateUser']['responses'][200]['content']['application/json']> = {
  id: 'updateUser',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/users/{id}',
  tag: 'user',
  refetches: ['user-permission', 'user-role'],
};

/**
 * Change the password of the caller
 * The first of the errors is shown when it was refused (C26), for example for a wrong old password.
 *
 * `PATCH /users/change-password` (open)
 */
export const changePassword: Write<{ body: operations['changePassword']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'changePassword',
  api: 'main',
  kind: 'write',
  method: 'PATCH',
  path: '/users/change-password',
  tag: 'user',
  answer: 'nothing',
};

/**
 * Reset the password of a user
 * The old password stops working at once; the user sets a new one through the link.
 *
 * `PATCH /users/{id}/reset-password` (any of CanManageUsers)
 */
export const resetUserPassword: Write<operations['resetUserPassword']['parameters']['path'], operations['resetUserPassword']['responses'][200]['content']['application/json']> = {
  id: 'resetUserPassword',
  api: 'main',
  kind: 'write',
  method: 'PATCH',
  path: '/users/{id}/reset-password',
  tag: 'user',
};
