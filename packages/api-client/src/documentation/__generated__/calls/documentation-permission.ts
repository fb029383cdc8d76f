/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
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
