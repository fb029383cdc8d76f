/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Ask which of the named rights the caller holds
 * First of the three sources of rights, read once after sign-in and merged with the granted rights of the documentation and design-session services (A18, A19). Answers one record per name, in the order asked.
 *
 * `POST /Login/CheckUserPermissions` (open)
 */
export const checkUserPermissions: Read<{ body: operations['checkUserPermissions']['requestBody']['content']['application/json'] }, operations['checkUserPermissions']['responses'][200]['content']['application/json']> = {
  id: 'checkUserPermissions',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/Login/CheckUserPermissions',
  tag: 'session',
};
