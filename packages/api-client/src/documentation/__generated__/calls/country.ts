/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the countries for configuration
 * All countries by name, to be edited (S1).
 *
 * `GET /Configuration/Country` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredCountries: Read<object, operations['listConfiguredCountries']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredCountries',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/Country',
  tag: 'country',
};

/**
 * Change a country
 * A name that exists is refused with 409, and so is a field that somebody else changed since the stamp. Without languages the country keeps those that it requires.
 *
 * `PUT /Configuration/Country` (any of CanManageEDocSystemConfiguration)
 */
export const updateCountry: Write<NonNullable<operations['updateCountry']['parameters']['query']> & { body: operations['updateCountry']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateCountry',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/Country',
  tag: 'country',
  refetches: ['region', 'dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a country
 * A name that exists is refused with 409. Without languages the country requires none.
 *
 * `POST /Configuration/Country` (any of CanManageEDocSystemConfiguration)
 */
export const addCountry: Write<{ body: operations['addCountry']['requestBody']['content']['application/json'] }, operations['addCountry']['responses'][200]['content']['application/json']> = {
  id: 'addCountry',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/Country',
  tag: 'country',
  refetches: ['region', 'dictionary'],
};

/**
 * Delete a country
 * Refused with 409 and the reason while something uses it (S5).
 *
 * `DELETE /Configuration/Country/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteCountry: Write<operations['deleteCountry']['parameters']['path'], undefined> = {
  id: 'deleteCountry',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/Country/{id}',
  tag: 'country',
  refetches: ['region', 'dictionary'],
  answer: 'nothing',
};
