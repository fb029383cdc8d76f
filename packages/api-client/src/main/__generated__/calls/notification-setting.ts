/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the notification settings
 * Of the caller, with what the dialogs offer (D1, D25).
 *
 * `GET /NotificationSettings/GetNotificationsSettings` (open)
 */
export const getNotificationSettings: Read<object, operations['getNotificationSettings']['responses'][200]['content']['application/json']['data']> = {
  id: 'getNotificationSettings',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/NotificationSettings/GetNotificationsSettings',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Change when notifications expire
 * 0 to 999 days, 0 for never (D3). userId has to be the caller.
 *
 * `PUT /NotificationSettings/EditNotificationLifespan` (open)
 */
export const editNotificationLifespan: Write<{ body: operations['editNotificationLifespan']['requestBody']['content']['application/json'] }, operations['editNotificationLifespan']['responses'][200]['content']['application/json']> = {
  id: 'editNotificationLifespan',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/NotificationSettings/EditNotificationLifespan',
  tag: 'notification-setting',
  refetches: ['notification'],
  answer: 'result',
};

/**
 * List the materials of a product type
 * From the definitions of its products, by number (D10).
 *
 * `GET /NotificationSettings/GetAvailableMaterials/{productTypeId}` (open)
 */
export const listMaterialsForRules: Read<operations['listMaterialsForRules']['parameters']['path'], operations['listMaterialsForRules']['responses'][200]['content']['application/json']['data']> = {
  id: 'listMaterialsForRules',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/NotificationSettings/GetAvailableMaterials/{productTypeId}',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * List the job steps of a material
 * From the workflows of the material, by name (D10).
 *
 * `GET /NotificationSettings/GetAvailableJobSteps/{materialId}` (open)
 */
export const listJobStepsForRules: Read<operations['listJobStepsForRules']['parameters']['path'], operations['listJobStepsForRules']['responses'][200]['content']['application/json']['data']> = {
  id: 'listJobStepsForRules',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/NotificationSettings/GetAvailableJobSteps/{materialId}',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Change a milestone alert
 * Only one's own rules.
 *
 * `PUT /NotificationSettings/MilestoneAlertNotificationSetting` (open)
 */
export const updateMilestoneAlert: Write<{ body: operations['updateMilestoneAlert']['requestBody']['content']['application/json'] }, operations['updateMilestoneAlert']['responses'][200]['content']['application/json']> = {
  id: 'updateMilestoneAlert',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/NotificationSettings/MilestoneAlertNotificationSetting',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Add a milestone alert
 * The same rule twice is refused with Error (D28).
 *
 * `POST /NotificationSettings/MilestoneAlertNotificationSetting` (open)
 */
export const addMilestoneAlert: Write<{ body: operations['addMilestoneAlert']['requestBody']['content']['application/json'] }, operations['addMilestoneAlert']['responses'][200]['content']['application/json']> = {
  id: 'addMilestoneAlert',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/NotificationSettings/MilestoneAlertNotificationSetting',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Delete a milestone alert
 * Only one's own rules.
 *
 * `DELETE /NotificationSettings/MilestoneAlertNotificationSetting/{id}` (open)
 */
export const deleteMilestoneAlert: Write<operations['deleteMilestoneAlert']['parameters']['path'], operations['deleteMilestoneAlert']['responses'][200]['content']['application/json']> = {
  id: 'deleteMilestoneAlert',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/NotificationSettings/MilestoneAlertNotificationSetting/{id}',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Change a job step alert
 * Only one's own rules.
 *
 * `PUT /NotificationSettings/JobStepAlertNotificationSetting` (open)
 */
export const updateJobStepAlert: Write<{ body: operations['updateJobStepAlert']['requestBody']['content']['application/json'] }, operations['updateJobStepAlert']['responses'][200]['content']['application/json']> = {
  id: 'updateJobStepAlert',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/NotificationSettings/JobStepAlertNotificationSetting',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Add a job step alert
 * The same rule twice is refused with Error (D28).
 *
 * `POST /NotificationSettings/JobStepAlertNotificationSetting` (open)
 */
export const addJobStepAlert: Write<{ body: operations['addJobStepAlert']['requestBody']['content']['application/json'] }, operations['addJobStepAlert']['responses'][200]['content']['application/json']> = {
  id: 'addJobStepAlert',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/NotificationSettings/JobStepAlertNotificationSetting',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Delete a job step alert
 * Only one's own rules.
 *
 * `DELETE /NotificationSettings/JobStepAlertNotificationSetting/{id}` (open)
 */
export const deleteJobStepAlert: Write<operations['deleteJobStepAlert']['parameters']['path'], operations['deleteJobStepAlert']['responses'][200]['content']['application/json']> = {
  id: 'deleteJobStepAlert',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/NotificationSettings/JobStepAlertNotificationSetting/{id}',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Change a rule about plan changes
 * Only one's own rules.
 *
 * `PUT /NotificationSettings/FulfilmentPlanChange` (open)
 */
export const updateFulfilmentPlanChangeRule: Write<{ body: operations['updateFulfilmentPlanChangeRule']['requestBody']['content']['application/json'] }, operations['updateFulfilmentPlanChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'updateFulfilmentPlanChangeRule',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/NotificationSettings/FulfilmentPlanChange',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Add a rule about plan changes
 * The same rule twice is refused with Error (D28).
 *
 * `POST /NotificationSettings/FulfilmentPlanChange` (open)
 */
export const addFulfilmentPlanChangeRule: Write<{ body: operations['addFulfilmentPlanChangeRule']['requestBody']['content']['application/json'] }, operations['addFulfilmentPlanChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'addFulfilmentPlanChangeRule',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/NotificationSettings/FulfilmentPlanChange',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Delete a rule about plan changes
 * Only one's own rules.
 *
 * `DELETE /NotificationSettings/FulfilmentPlanChange/{id}` (open)
 */
export const deleteFulfilmentPlanChangeRule: Write<operations['deleteFulfilmentPlanChangeRule']['parameters']['path'], operations['deleteFulfilmentPlanChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'deleteFulfilmentPlanChangeRule',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/NotificationSettings/FulfilmentPlanChange/{id}',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Change a rule about manufacturing cycle changes
 * Only one's own rules.
 *
 * `PUT /NotificationSettings/ManufacturingCycleChange` (open)
 */
export const updateManufacturingCycleChangeRule: Write<{ body: operations['updateManufacturingCycleChangeRule']['requestBody']['content']['application/json'] }, operations['updateManufacturingCycleChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'updateManufacturingCycleChangeRule',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/NotificationSettings/ManufacturingCycleChange',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Add a rule about manufacturing cycle changes
 * The same rule twice is refused with Error (D28).
 *
 * `POST /NotificationSettings/ManufacturingCycleChange` (open)
 */
export const addManufacturingCycleChangeRule: Write<{ body: operations['addManufacturingCycleChangeRule']['requestBody']['content']['application/json'] }, operations['addManufacturingCycleChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'addManufacturingCycleChangeRule',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/NotificationSettings/ManufacturingCycleChange',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Delete a rule about manufacturing cycle changes
 * Only one's own rules.
 *
 * `DELETE /NotificationSettings/ManufacturingCycleChange/{id}` (open)
 */
export const deleteManufacturingCycleChangeRule: Write<operations['deleteManufacturingCycleChangeRule']['parameters']['path'], operations['deleteManufacturingCycleChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'deleteManufacturingCycleChangeRule',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/NotificationSettings/ManufacturingCycleChange/{id}',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Change a rule about job step changes
 * Only one's own rules.
 *
 * `PUT /NotificationSettings/JobStepChange` (open)
 */
export const updateJobStepChangeRule: Write<{ body: operations['updateJobStepChangeRule']['requestBody']['content']['application/json'] }, operations['updateJobStepChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'updateJobStepChangeRule',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/NotificationSettings/JobStepChange',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Add a rule about job step changes
 * The same rule twice is refused with Error (D28).
 *
 * `POST /NotificationSettings/JobStepChange` (open)
 */
export const addJobStepChangeRule: Write<{ body: operations['addJobStepChangeRule']['requestBody']['content']['application/json'] }, operations['addJobStepChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'addJobStepChangeRule',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/NotificationSettings/JobStepChange',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Delete a rule about job step changes
 * Only one's own rules.
 *
 * `DELETE /NotificationSettings/JobStepChange/{id}` (open)
 */
export const deleteJobStepChangeRule: Write<operations['deleteJobStepChangeRule']['parameters']['path'], operations['deleteJobStepChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'deleteJobStepChangeRule',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/NotificationSettings/JobStepChange/{id}',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Change a rule about planned milestone changes
 * Only one's own rules.
 *
 * `PUT /NotificationSettings/PlannedMilestoneChange` (open)
 */
export const updatePlannedMilestoneChangeRule: Write<{ body: operations['updatePlannedMilestoneChangeRule']['requestBody']['content']['application/json'] }, operations['updatePlannedMilestoneChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'updatePlannedMilestoneChangeRule',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/NotificationSettings/PlannedMilestoneChange',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Add a rule about planned milestone changes
 * The same rule twice is refused with Error (D28).
 *
 * `POST /NotificationSettings/PlannedMilestoneChange` (open)
 */
export const addPlannedMilestoneChangeRule: Write<{ body: operations['addPlannedMilestoneChangeRule']['requestBody']['content']['application/json'] }, operations['addPlannedMilestoneChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'addPlannedMilestoneChangeRule',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/NotificationSettings/PlannedMilestoneChange',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Delete a rule about planned milestone changes
 * Only one's own rules.
 *
 * `DELETE /NotificationSettings/PlannedMilestoneChange/{id}` (open)
 */
export const deletePlannedMilestoneChangeRule: Write<operations['deletePlannedMilestoneChangeRule']['parameters']['path'], operations['deletePlannedMilestoneChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'deletePlannedMilestoneChangeRule',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/NotificationSettings/PlannedMilestoneChange/{id}',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Change a rule about actual milestone changes
 * Only one's own rules.
 *
 * `PUT /NotificationSettings/ActualMilestoneChange` (open)
 */
export const updateActualMilestoneChangeRule: Write<{ body: operations['updateActualMilestoneChangeRule']['requestBody']['content']['application/json'] }, operations['updateActualMilestoneChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'updateActualMilestoneChangeRule',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/NotificationSettings/ActualMilestoneChange',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Add a rule about actual milestone changes
 * The same rule twice is refused with Error (D28).
 *
 * `POST /NotificationSettings/ActualMilestoneChange` (open)
 */
export const addActualMilestoneChangeRule: Write<{ body: operations['addActualMilestoneChangeRule']['requestBody']['content']['application/json'] }, operations['addActualMilestoneChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'addActualMilestoneChangeRule',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/NotificationSettings/ActualMilestoneChange',
  tag: 'notification-setting',
  answer: 'result',
};

/**
 * Delete a rule about actual milestone changes
 * Only one's own rules.
 *
 * `DELETE /NotificationSettings/ActualMilestoneChange/{id}` (open)
 */
export const deleteActualMilestoneChangeRule: Write<operations['deleteActualMilestoneChangeRule']['parameters']['path'], operations['deleteActualMilestoneChangeRule']['responses'][200]['content']['application/json']> = {
  id: 'deleteActualMilestoneChangeRule',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/NotificationSettings/ActualMilestoneChange/{id}',
  tag: 'notification-setting',
  answer: 'result',
};
