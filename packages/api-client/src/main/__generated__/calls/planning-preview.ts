/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Tell which plans a change of a calendar would move
 * What planning anew would make of the open plans if the change were stored: how many move, how many of them become late for their surgery, and the first of them. Nothing is stored.
 *
 * `POST /LocalCalendar/PreviewChange` (any of CanManageLocalCalendar)
 */
export const previewCalendarChange: Read<{ body: operations['previewCalendarChange']['requestBody']['content']['application/json'] }, operations['previewCalendarChange']['responses'][200]['content']['application/json']['data']> = {
  id: 'previewCalendarChange',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/LocalCalendar/PreviewChange',
  tag: 'planning-preview',
  answer: 'result',
};
