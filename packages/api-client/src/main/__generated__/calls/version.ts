/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the version of the main system
 * For the About dialog (A33).
 *
 * `GET /Version/GetVersion` (open)
 */
export const getVersion: Read<object, operations['getVersion']['responses'][200]['content']['application/json']['data']> = {
  id: 'getVersion',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Version/GetVersion',
  tag: 'version',
  answer: 'result',
};
