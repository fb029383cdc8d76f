/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Find cycles that can be processed together with the chosen ones
 * Those of the filtered cases that share a workflow, step and state with every chosen case (J4).
 *
 * `POST /ManufacturingCycle/GetManufacturingCyclesWithCompatibleWorkflows` (any of CanManageManufacturingCycles)
 */
export const listCompatibleCycles: Read<{ body: operations['listCompatibleCycles']['requestBody']['content']['application/json'] }, operations['listCompatibleCycles']['responses'][200]['content']['application/json']> = {
  id: 'listCompatibleCycles',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/ManufacturingCycle/GetManufacturingCyclesWithCompatibleWorkflows',
  tag: 'bulk-operation',
};

/**
 * List what the chosen cycles can do together
 * Actions grouped by workflow, step and state (J6).
 *
 * `POST /ManufacturingCycle/GetManufacturingCycleWorkflows` (any of CanManageManufacturingCycles)
 */
export const listCycleWorkflows: Read<{ body: operations['listCycleWorkflows']['requestBody']['content']['application/json'] }, operations['listCycleWorkflows']['responses'][200]['content']['application/json']> = {
  id: 'listCycleWorkflows',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/ManufacturingCycle/GetManufacturingCycleWorkflows',
  tag: 'bulk-operation',
};
