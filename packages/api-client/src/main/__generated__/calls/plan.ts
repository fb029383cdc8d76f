/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read which panels a plan has
 * Decides the panels and tabs of the details screen before the rest is read (F4, F5, F68).
 *
 * `GET /FulfilmentPlan/GetDetailsConfiguration/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getPlanDetailsConfiguration: Read<operations['getPlanDetailsConfiguration']['parameters']['path'], operations['getPlanDetailsConfiguration']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanDetailsConfiguration',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetDetailsConfiguration/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Read the request information of a plan
 * The Request Information panel with its option lists and the stamp for edits. Only legal next statuses are offered (F64). Manufacturing details show the same data, read-only (H27).
 *
 * `GET /FulfilmentPlan/GetRequestInformation/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getRequestInformation: Read<operations['getRequestInformation']['parameters']['path'], operations['getRequestInformation']['responses'][200]['content']['application/json']['data']> = {
  id: 'getRequestInformation',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetRequestInformation/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Read the change history of a plan
 * Every changed field, the newest action first (F46); the changes of one action stand together, its cause before what followed. What is done to the jobs of its manufacturing stands among them. Manufacturing details show the same history (H3).
 *
 * `GET /FulfilmentPlan/GetChanges/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getPlanChanges: Read<operations['getPlanChanges']['parameters']['path'], operations['getPlanChanges']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanChanges',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetChanges/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Change the product number
 * Refused for re-orders (F13). A warning is answered when the manufacturing cycle has started with the old product.
 *
 * `POST /FulfilmentPlan/EditProductNumber` (any of CanManageFulfilmentPlan)
 */
export const editPlanProductNumber: Write<{ body: operations['editPlanProductNumber']['requestBody']['content']['application/json'] }, operations['editPlanProductNumber']['responses'][200]['content']['application/json']> = {
  id: 'editPlanProductNumber',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditProductNumber',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list', 'repeat-order', 'plan-link'],
  answer: 'result',
};

/**
 * Change the distribution centre
 * Only for plans that can be created manually (F14). Shipment and arrival are planned anew for the new centre.
 *
 * `POST /FulfilmentPlan/EditDistributionCenter` (any of CanManageFulfilmentPlan)
 */
export const editPlanDistributionCenter: Write<{ body: operations['editPlanDistributionCenter']['requestBody']['content']['application/json'] }, operations['editPlanDistributionCenter']['responses'][200]['content']['application/json']> = {
  id: 'editPlanDistributionCenter',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditDistributionCenter',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list', 'repeat-order', 'plan-link'],
  answer: 'result',
};

/**
 * Change the processing status
 * Only for plans that can be created manually, and only to a status that was offered (F15, F64).
 *
 * `POST /FulfilmentPlan/editRequestStatus` (any of CanManageFulfilmentPlan)
 */
export const editPlanRequestStatus: Write<{ body: operations['editPlanRequestStatus']['requestBody']['content']['application/json'] }, operations['editPlanRequestStatus']['responses'][200]['content']['application/json']> = {
  id: 'editPlanRequestStatus',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/editRequestStatus',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list', 'repeat-order', 'plan-link'],
  answer: 'result',
};

/**
 * Change the quantity
 * Only for product type code SMRP and category eRequest (F16).
 *
 * `POST /FulfilmentPlan/EditQuantity` (any of CanManageFulfilmentPlan)
 */
export const editPlanQuantity: Write<{ body: operations['editPlanQuantity']['requestBody']['content']['application/json'] }, operations['editPlanQuantity']['responses'][200]['content']['application/json']> = {
  id: 'editPlanQuantity',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditQuantity',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Set the purchase order number
 * Null or an empty text clears it (F17).
 *
 * `POST /FulfilmentPlan/EditPONumber` (any of CanManageFulfilmentPlan)
 */
export const editPlanPONumber: Write<{ body: operations['editPlanPONumber']['requestBody']['content']['application/json'] }, operations['editPlanPONumber']['responses'][200]['content']['application/json']> = {
  id: 'editPlanPONumber',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditPONumber',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Set the date of the purchase order
 * Null clears it (F17).
 *
 * `POST /FulfilmentPlan/EditPONumberDate` (any of CanManageFulfilmentPlan)
 */
export const editPlanPONumberDate: Write<{ body: operations['editPlanPONumberDate']['requestBody']['content']['application/json'] }, operations['editPlanPONumberDate']['responses'][200]['content']['application/json']> = {
  id: 'editPlanPONumberDate',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditPONumberDate',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Set or take back the approval of regulatory affairs
 * Planning goes on from the approval; taking it back after manufacturing has started asks first (F18).
 *
 * `POST /FulfilmentPlan/EditRaApproval` (any of CanManageFulfilmentPlan)
 */
export const editPlanRaApproval: Write<{ body: operations['editPlanRaApproval']['requestBody']['content']['application/json'] }, operations['editPlanRaApproval']['responses'][200]['content']['application/json']> = {
  id: 'editPlanRaApproval',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditRaApproval',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Set the loaner set
 * Null or an empty text clears it. No stamp is sent (F19, F59).
 *
 * `POST /FulfilmentPlan/EditLoanerSet` (any of CanManageFulfilmentPlan)
 */
export const editPlanLoanerSet: Write<{ body: operations['editPlanLoanerSet']['requestBody']['content']['application/json'] }, operations['editPlanLoanerSet']['responses'][200]['content']['application/json']> = {
  id: 'editPlanLoanerSet',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditLoanerSet',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Set the order number
 * Only for manufacturing-only orders (F20).
 *
 * `POST /FulfilmentPlan/EditOrderNumber` (any of CanManageFulfilmentPlan)
 */
export const editPlanOrderNumber: Write<{ body: operations['editPlanOrderNumber']['requestBody']['content']['application/json'] }, operations['editPlanOrderNumber']['responses'][200]['content']['application/json']> = {
  id: 'editPlanOrderNumber',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditOrderNumber',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Find the plan of a request
 * From the request id that people write to the id of the plan.
 *
 * `GET /FulfilmentPlan/GetPlanId/{requestId}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles, IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const getPlanId: Read<operations['getPlanId']['parameters']['path'], operations['getPlanId']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanId',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetPlanId/{requestId}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Read the plan data of a plan
 * The Plan Data panel (F30 to F35).
 *
 * `GET /FulfilmentPlan/GetPlanData/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getPlanData: Read<operations['getPlanData']['parameters']['path'], operations['getPlanData']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanData',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetPlanData/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Read the manufacturing information of a plan
 * The Manufacturing Information panel (F22 to F31).
 *
 * `GET /FulfilmentPlan/GetManufacturingInformation/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getManufacturingInformation: Read<operations['getManufacturingInformation']['parameters']['path'], operations['getManufacturingInformation']['responses'][200]['content']['application/json']['data']> = {
  id: 'getManufacturingInformation',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetManufacturingInformation/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Read whether a plan shows its shipment
 * False for a plan that is never shipped (F3).
 *
 * `GET /FulfilmentPlan/GetShowShipmentInformation/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getShowShipmentInformation: Read<operations['getShowShipmentInformation']['parameters']['path'], operations['getShowShipmentInformation']['responses'][200]['content']['application/json']['data']> = {
  id: 'getShowShipmentInformation',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetShowShipmentInformation/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Read the shipment of a plan
 * The Shipment Information panel (F36, F37).
 *
 * `GET /FulfilmentPlan/GetShipmentInformation/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getShipmentInformation: Read<operations['getShipmentInformation']['parameters']['path'], operations['getShipmentInformation']['responses'][200]['content']['application/json']['data']> = {
  id: 'getShipmentInformation',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetShipmentInformation/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Set or take away the priority
 * Switching it on displaces plans without priority that have not started, and ends manufacturing at risk (F30).
 *
 * `POST /FulfilmentPlan/EditIsPriority` (any of CanManageFulfilmentPlan)
 */
export const editPlanPriority: Write<{ body: operations['editPlanPriority']['requestBody']['content']['application/json'] }, operations['editPlanPriority']['responses'][200]['content']['application/json']> = {
  id: 'editPlanPriority',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditIsPriority',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Set or take away manufacturing at risk
 * Refused while the plan has priority (F31).
 *
 * `POST /FulfilmentPlan/EditManufacturingAtRisk` (any of CanManageFulfilmentPlan)
 */
export const editPlanManufacturingAtRisk: Write<{ body: operations['editPlanManufacturingAtRisk']['requestBody']['content']['application/json'] }, operations['editPlanManufacturingAtRisk']['responses'][200]['content']['application/json']> = {
  id: 'editPlanManufacturingAtRisk',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditManufacturingAtRisk',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change the date of the design session
 * Only when a session is required (F32); null clears it.
 *
 * `POST /FulfilmentPlan/EditDesignSessionDate` (any of CanManageFulfilmentPlan)
 */
export const editPlanDesignSessionDate: Write<{ body: operations['editPlanDesignSessionDate']['requestBody']['content']['application/json'] }, operations['editPlanDesignSessionDate']['responses'][200]['content']['application/json']> = {
  id: 'editPlanDesignSessionDate',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditDesignSessionDate',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change the date of the file upload
 * Only when the upload is tracked (F33); null clears it.
 *
 * `POST /FulfilmentPlan/EditFileUploadedDate` (any of CanManageFulfilmentPlan)
 */
export const editPlanFileUploadedDate: Write<{ body: operations['editPlanFileUploadedDate']['requestBody']['content']['application/json'] }, operations['editPlanFileUploadedDate']['responses'][200]['content']['application/json']> = {
  id: 'editPlanFileUploadedDate',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditFileUploadedDate',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change the overflow days
 * No stamp is sent (F34, F59).
 *
 * `POST /FulfilmentPlan/EditOverflowDays` (any of CanManageFulfilmentPlan)
 */
export const editPlanOverflowDays: Write<{ body: operations['editPlanOverflowDays']['requestBody']['content']['application/json'] }, operations['editPlanOverflowDays']['responses'][200]['content']['application/json']> = {
  id: 'editPlanOverflowDays',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditOverflowDays',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change the tracking number
 * Null or an empty text clears it. No stamp is sent (F36, F59).
 *
 * `POST /FulfilmentPlan/EditTrackingNumber` (any of CanManageFulfilmentPlan)
 */
export const editPlanTrackingNumber: Write<{ body: operations['editPlanTrackingNumber']['requestBody']['content']['application/json'] }, operations['editPlanTrackingNumber']['responses'][200]['content']['application/json']> = {
  id: 'editPlanTrackingNumber',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditTrackingNumber',
  tag: 'plan',
  refetches: ['plan-list', 'change', 'tracking', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change the tracking address
 * https:// is put in front when a scheme is missing and the text is not blank (F37). No stamp is sent (F59).
 *
 * `POST /FulfilmentPlan/EditTrackingUrl` (any of CanManageFulfilmentPlan)
 */
export const editPlanTrackingUrl: Write<{ body: operations['editPlanTrackingUrl']['requestBody']['content']['application/json'] }, operations['editPlanTrackingUrl']['responses'][200]['content']['application/json']> = {
  id: 'editPlanTrackingUrl',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditTrackingUrl',
  tag: 'plan',
  refetches: ['change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Queue a new import of a plan
 * Reads the request again from the portal; not for plans created by hand (F21, F69). No stamp is sent (F59).
 *
 * `POST /FulfilmentPlan/UpdateReimport` (any of CanManageFulfilmentPlan)
 */
export const reimportPlan: Write<{ body: operations['reimportPlan']['requestBody']['content']['application/json'] }, operations['reimportPlan']['responses'][200]['content']['application/json']> = {
  id: 'reimportPlan',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/UpdateReimport',
  tag: 'plan',
  refetches: ['plan-list', 'change', 'request-import', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change the number of sides
 * From 1 to 6; manufacturing is planned for that many sides (F23).
 *
 * `POST /FulfilmentPlan/EditSides` (any of CanManageFulfilmentPlan)
 */
export const editPlanSides: Write<{ body: operations['editPlanSides']['requestBody']['content']['application/json'] }, operations['editPlanSides']['responses'][200]['content']['application/json']> = {
  id: 'editPlanSides',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditSides',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change the plant
 * Planning starts anew with the calendar and cut-off times of the plant; inactive plants are refused (F26).
 *
 * `POST /FulfilmentPlan/EditManufacturingLocalization` (any of CanManageFulfilmentPlan)
 */
export const editPlanManufacturingLocation: Write<{ body: operations['editPlanManufacturingLocation']['requestBody']['content']['application/json'] }, operations['editPlanManufacturingLocation']['responses'][200]['content']['application/json']> = {
  id: 'editPlanManufacturingLocation',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditManufacturingLocalization',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * State the revision of the manufacturing data
 * Sending the required revision marks its data as available, which is what the Data Availability checkbox does and cannot be taken back (F27); sending a higher one asks for new data (F45).
 *
 * `POST /FulfilmentPlan/EditManufacturingDataRevision` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const editPlanManufacturingDataRevision: Write<{ body: operations['editPlanManufacturingDataRevision']['requestBody']['content']['application/json'] }, operations['editPlanManufacturingDataRevision']['responses'][200]['content']['application/json']> = {
  id: 'editPlanManufacturingDataRevision',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditManufacturingDataRevision',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change whether a custom blank is used
 * No stamp is sent (F25, F59).
 *
 * `POST /FulfilmentPlan/EditCustomBlank` (any of CanManageFulfilmentPlan)
 */
export const editPlanCustomBlank: Write<{ body: operations['editPlanCustomBlank']['requestBody']['content']['application/json'] }, operations['editPlanCustomBlank']['responses'][200]['content']['application/json']> = {
  id: 'editPlanCustomBlank',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditCustomBlank',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change the place in the queue of starts
 * From 1 to the capacity of the day; the other plans of the day shift (F28). No stamp is sent (F59).
 *
 * `POST /FulfilmentPlan/EditManufacturingStartDatePosition` (any of CanManageFulfilmentPlan)
 */
export const editPlanManufacturingPosition: Write<{ body: operations['editPlanManufacturingPosition']['requestBody']['content']['application/json'] }, operations['editPlanManufacturingPosition']['responses'][200]['content']['application/json']> = {
  id: 'editPlanManufacturingPosition',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditManufacturingStartDatePosition',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Set the start of manufacturing
 * Only in capacity scope, and followed by a recalculation of the product type (F42). No stamp is sent (F59).
 *
 * `POST /FulfilmentPlan/AddOrEditManufacturingStartDate` (any of CanManageFulfilmentPlan)
 */
export const editPlanManufacturingStartDate: Write<{ body: operations['editPlanManufacturingStartDate']['requestBody']['content']['application/json'] }, operations['editPlanManufacturingStartDate']['responses'][200]['content']['application/json']> = {
  id: 'editPlanManufacturingStartDate',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/AddOrEditManufacturingStartDate',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Plan the starts of a product type anew
 * All plans of the type that have not started and are not locked are placed again, in the order of priority, readiness and request id (F43). newValue is the code of the product type.
 *
 * `POST /FulfilmentPlan/RecalculateManufacturingStartDate` (any of CanManageFulfilmentPlan)
 */
export const recalculateManufacturingStarts: Write<{ body: operations['recalculateManufacturingStarts']['requestBody']['content']['application/json'] }, operations['recalculateManufacturingStarts']['responses'][200]['content']['application/json']> = {
  id: 'recalculateManufacturingStarts',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/RecalculateManufacturingStartDate',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Put a plan on hold, or resume it
 * A plan on hold keeps its dates; resuming shifts what is unfinished by the working days of the hold (F22).
 *
 * `POST /FulfilmentPlan/SetManufacturingOnHoldResume` (any of CanManageFulfilmentPlan)
 */
export const setPlanOnHoldOrResume: Write<{ body: operations['setPlanOnHoldOrResume']['requestBody']['content']['application/json'] }, operations['setPlanOnHoldOrResume']['responses'][200]['content']['application/json']> = {
  id: 'setPlanOnHoldOrResume',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/SetManufacturingOnHoldResume',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list', 'repeat-order', 'plan-link'],
  answer: 'result',
};

/**
 * Read the milestones of a plan
 * In the order in which a plan passes them, each with the facts that led to its date. Manufacturing details show the same (H3).
 *
 * `GET /FulfilmentPlan/GetMilestones/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getPlanMilestones: Read<operations['getPlanMilestones']['parameters']['path'], operations['getPlanMilestones']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanMilestones',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetMilestones/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Set the planned date of a milestone
 * Locks the milestone (F40, F41). A date before its predecessor, in the past or on a day that is not worked answers Warning. Null plans it automatically again.
 *
 * `POST /FulfilmentPlan/EditMilestonePlannedDate` (any of CanManageFulfilmentPlan)
 */
export const editMilestonePlannedDate: Write<{ body: operations['editMilestonePlannedDate']['requestBody']['content']['application/json'] }, operations['editMilestonePlannedDate']['responses'][200]['content']['application/json']> = {
  id: 'editMilestonePlannedDate',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditMilestonePlannedDate',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Set the actual date of a milestone
 * Moves the status of the plan on, and plans what follows (F40). Before the predecessor, or in the future by more than the offset of the caller, is an Error. Null takes it back.
 *
 * `POST /FulfilmentPlan/EditMilestoneActualDate` (any of CanManageFulfilmentPlan)
 */
export const editMilestoneActualDate: Write<{ body: operations['editMilestoneActualDate']['requestBody']['content']['application/json'] }, operations['editMilestoneActualDate']['responses'][200]['content']['application/json']> = {
  id: 'editMilestoneActualDate',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditMilestoneActualDate',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list', 'repeat-order', 'plan-link'],
  answer: 'result',
};

/**
 * Unlock the milestones of a plan
 * Dates set by hand are given up and automatic planning goes on (F41).
 *
 * `POST /FulfilmentPlan/UnlockMilestones/{id}` (any of CanManageFulfilmentPlan)
 */
export const unlockMilestones: Write<operations['unlockMilestones']['parameters']['path'], operations['unlockMilestones']['responses'][200]['content']['application/json']> = {
  id: 'unlockMilestones',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/UnlockMilestones/{id}',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * List the lead-time modifications of a plan
 * One per milestone of the plan, with the defaults of its product type where it has none of its own (F38, F39).
 *
 * `GET /FulfilmentPlan/GetLeadTimeModifications/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const listPlanLeadTimeModifications: Read<operations['listPlanLeadTimeModifications']['parameters']['path'], operations['listPlanLeadTimeModifications']['responses'][200]['content']['application/json']['data']> = {
  id: 'listPlanLeadTimeModifications',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetLeadTimeModifications/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Replace the lead-time modifications of a plan
 * The whole list; planning follows at once (F38).
 *
 * `POST /FulfilmentPlan/UpdateLeadTimeModifications/{id}` (any of CanManageFulfilmentPlan)
 */
export const updatePlanLeadTimeModifications: Write<operations['updatePlanLeadTimeModifications']['parameters']['path'] & { body: operations['updatePlanLeadTimeModifications']['requestBody']['content']['application/json'] }, operations['updatePlanLeadTimeModifications']['responses'][200]['content']['application/json']> = {
  id: 'updatePlanLeadTimeModifications',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/UpdateLeadTimeModifications/{id}',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'prototype-cycle', 'change', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Read the timeline of a plan
 * Milestones, and the holidays between the first and the last of them (F54, F55).
 *
 * `GET /FulfilmentPlan/GetFulfilmentPlanTimeline/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getPlanTimeline: Read<operations['getPlanTimeline']['parameters']['path'], operations['getPlanTimeline']['responses'][200]['content']['application/json']> = {
  id: 'getPlanTimeline',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetFulfilmentPlanTimeline/{id}',
  tag: 'plan',
};
