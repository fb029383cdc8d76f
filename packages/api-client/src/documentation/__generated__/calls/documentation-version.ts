/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the version of the documentation service
 * For the About dialog (A33).
 *
 * `GET /Version` (open)
 */
export const getDocumentationVersion: Read<object, operations['getDocumentationVersion']['responses'][200]['content']['application/json']> = {
  id: 'getDocumentationVersion',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Version',
  tag: 'documentation-version',
};
