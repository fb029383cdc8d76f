/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the design-session rights of the caller
 * Third of the three sources of rights: every name that is answered counts as granted (A18).
 *
 * `GET /permissions` (open)
 */
export const listGrantedDesignPermissions: Read<object, operations['listGrantedDesignPermissions']['responses'][200]['content']['application/json']> = {
  id: 'listGrantedDesignPermissions',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/permissions',
  tag: 'design-permission',
};
