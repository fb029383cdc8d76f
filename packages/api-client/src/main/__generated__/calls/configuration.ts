/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the time zones in use
 * Time zones of plants, distribution centres and designers, by offset and name (T28).
 *
 * `GET /configuration/timezones` (open)
 */
export const listActiveTimeZones: Read<object, operations['listActiveTimeZones']['responses'][200]['content']['application/json']['data']> = {
  id: 'listActiveTimeZones',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/configuration/timezones',
  tag: 'configuration',
  answer: 'result',
};

/**
 * List all time zones
 * Every IANA time zone with the name shown for it, by offset and name (T28).
 *
 * `GET /configuration/timezones/all` (open)
 */
export const listAllTimeZones: Read<object, operations['listAllTimeZones']['responses'][200]['content']['application/json']['data']> = {
  id: 'listAllTimeZones',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/configuration/timezones/all',
  tag: 'configuration',
  answer: 'result',
};

/**
 * List the products in use
 * Active products by number.
 *
 * `GET /configuration/products` (open)
 */
export const listConfiguredProducts: Read<object, operations['listConfiguredProducts']['responses'][200]['content']['application/json']['data']> = {
  id: 'listConfiguredProducts',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/configuration/products',
  tag: 'configuration',
  answer: 'result',
};
