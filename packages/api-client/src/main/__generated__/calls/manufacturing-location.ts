/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the plants as options
 * All plants by name; inactive ones are disabled.
 *
 * `GET /ManufacturingLocations/GetLocations` (any of CanFulfilmentPlanAdministrate, CanManageLocalCalendar, CanManageWorkflowStepEfforts, CanManageMilestoneLeadTimes, CanManageProductTypes)
 */
export const listLocationOptions: Read<object, operations['listLocationOptions']['responses'][200]['content']['application/json']['data']> = {
  id: 'listLocationOptions',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingLocations/GetLocations',
  tag: 'manufacturing-location',
  answer: 'result',
};

/**
 * List the active plants
 * For dialogs of plans and rules, by name; inactive plants are left out.
 *
 * `GET /ManufacturingLocations/GetActiveManufacturingLocations` (open)
 */
export const listActiveLocations: Read<object, operations['listActiveLocations']['responses'][200]['content']['application/json']['data']> = {
  id: 'listActiveLocations',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingLocations/GetActiveManufacturingLocations',
  tag: 'manufacturing-location',
  answer: 'result',
};

/**
 * List manufacturing locations
 * All plants by name, with the calendars and time zones that the form offers.
 *
 * `GET /ManufacturingLocations/GetRecords` (any of CanFulfilmentPlanAdministrate)
 */
export const listManufacturingLocations: Read<object, operations['listManufacturingLocations']['responses'][200]['content']['application/json']> = {
  id: 'listManufacturingLocations',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingLocations/GetRecords',
  tag: 'manufacturing-location',
};

/**
 * Add a manufacturing location
 * Adds a manufacturing location. A name that exists already is refused with Error.
 *
 * `POST /ManufacturingLocations/Add` (any of CanFulfilmentPlanAdministrate)
 */
export const addManufacturingLocation: Write<{ body: operations['addManufacturingLocation']['requestBody']['content']['application/json'] }, operations['addManufacturingLocation']['responses'][200]['content']['application/json']> = {
  id: 'addManufacturingLocation',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingLocations/Add',
  tag: 'manufacturing-location',
  refetches: ['plan-option', 'manufacturing-option', 'product', 'product-type', 'calendar'],
  answer: 'result',
};

/**
 * Change a manufacturing location
 * Replaces what was entered for a manufacturing location. What its zone, calendar, working day or cut-offs move of open plans is planned anew in the background.
 *
 * `PUT /ManufacturingLocations/Edit/{id}` (any of CanFulfilmentPlanAdministrate)
 */
export const updateManufacturingLocation: Write<operations['updateManufacturingLocation']['parameters']['path'] & NonNullable<operations['updateManufacturingLocation']['parameters']['query']> & { body: operations['updateManufacturingLocation']['requestBody']['content']['application/json'] }, operations['updateManufacturingLocation']['responses'][200]['content']['application/json']> = {
  id: 'updateManufacturingLocation',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/ManufacturingLocations/Edit/{id}',
  tag: 'manufacturing-location',
  refetches: ['plan-option', 'manufacturing-option', 'product', 'product-type', 'calendar', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};
