/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { operations as Main } from './main.ts';
import type { operations as Documentation } from './documentation.ts';
import type { operations as Design } from './design-sessions.ts';
import type { FileAnswer } from '../files.ts';

/** Input and output of every operation of the three APIs, by operationId. */
export interface Calls {
  /** Ask which of the named rights the caller holds: `POST /Login/CheckUserPermissions` */
  checkUserPermissions: {
    params: object;
    query: object;
    body: NonNullable<Main['checkUserPermissions']['requestBody']>['content']['application/json'];
    output: Main['checkUserPermissions']['responses'][200]['content']['application/json'];
  };
  /** Read the version of the main system: `GET /Version/GetVersion` */
  getVersion: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getVersion']['responses'][200]['content']['application/json'];
  };
  /** List fulfilment plans: `POST /FulfilmentPlan/GetFilteredFulfilmentPlanItems` */
  listPlans: {
    params: object;
    query: object;
    body: NonNullable<Main['listPlans']['requestBody']>['content']['application/json'];
    output: Main['listPlans']['responses'][200]['content']['application/json'];
  };
  /** Count the plans that ask for attention: `GET /FulfilmentPlan/GetPlanCounts` */
  getPlanCounts: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getPlanCounts']['responses'][200]['content']['application/json'];
  };
  /** Read what the filters of the plan list offer: `GET /FulfilmentPlan/GetListFilters` */
  getPlanListFilters: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getPlanListFilters']['responses'][200]['content']['application/json'];
  };
  /** Find request ids by a part of them: `GET /FulfilmentPlan/FilterRequests/` */
  findPlanRequests: {
    params: object;
    query: Main['findPlanRequests']['parameters']['query'];
    body: undefined;
    output: Main['findPlanRequests']['responses'][200]['content']['application/json'];
  };
  /** Read the filters in use on the plan list: `GET /FulfilmentPlan/GetChosenFilters` */
  getChosenPlanFilters: {
    params: object;
    query: NonNullable<Main['getChosenPlanFilters']['parameters']['query']>;
    body: undefined;
    output: Main['getChosenPlanFilters']['responses'][200]['content']['application/json'];
  };
  /** Keep the filters of the plan list for this session: `POST /FulfilmentPlan/SaveFiltersInSession` */
  savePlanFiltersInSession: {
    params: object;
    query: object;
    body: NonNullable<Main['savePlanFiltersInSession']['requestBody']>['content']['application/json'];
    output: Main['savePlanFiltersInSession']['responses'][200]['content']['application/json'];
  };
  /** Read which panels a plan has: `GET /FulfilmentPlan/GetDetailsConfiguration/{id}` */
  getPlanDetailsConfiguration: {
    params: Main['getPlanDetailsConfiguration']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getPlanDetailsConfiguration']['responses'][200]['content']['application/json'];
  };
  /** Read the neighbours of a plan: `GET /FulfilmentPlan/GetContext/{id}` */
  getPlanContext: {
    params: Main['getPlanContext']['parameters']['path'];
    query: NonNullable<Main['getPlanContext']['parameters']['query']>;
    body: undefined;
    output: Main['getPlanContext']['responses'][200]['content']['application/json'];
  };
  /** Read the request information of a plan: `GET /FulfilmentPlan/GetRequestInformation/{id}` */
  getRequestInformation: {
    params: Main['getRequestInformation']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getRequestInformation']['responses'][200]['content']['application/json'];
  };
  /** Read the change history of a plan: `GET /FulfilmentPlan/GetChanges/{id}` */
  getPlanChanges: {
    params: Main['getPlanChanges']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getPlanChanges']['responses'][200]['content']['application/json'];
  };
  /** Change the product number: `POST /FulfilmentPlan/EditProductNumber` */
  editPlanProductNumber: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanProductNumber']['requestBody']>['content']['application/json'];
    output: Main['editPlanProductNumber']['responses'][200]['content']['application/json'];
  };
  /** Change the distribution centre: `POST /FulfilmentPlan/EditDistributionCenter` */
  editPlanDistributionCenter: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanDistributionCenter']['requestBody']>['content']['application/json'];
    output: Main['editPlanDistributionCenter']['responses'][200]['content']['application/json'];
  };
  /** Change the processing status: `POST /FulfilmentPlan/editRequestStatus` */
  editPlanRequestStatus: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanRequestStatus']['requestBody']>['content']['application/json'];
    output: Main['editPlanRequestStatus']['responses'][200]['content']['application/json'];
  };
  /** Change the quantity: `POST /FulfilmentPlan/EditQuantity` */
  editPlanQuantity: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanQuantity']['requestBody']>['content']['application/json'];
    output: Main['editPlanQuantity']['responses'][200]['content']['application/json'];
  };
  /** Set the purchase order number: `POST /FulfilmentPlan/EditPONumber` */
  editPlanPONumber: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanPONumber']['requestBody']>['content']['application/json'];
    output: Main['editPlanPONumber']['responses'][200]['content']['application/json'];
  };
  /** Set the date of the purchase order: `POST /FulfilmentPlan/EditPONumberDate` */
  editPlanPONumberDate: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanPONumberDate']['requestBody']>['content']['application/json'];
    output: Main['editPlanPONumberDate']['responses'][200]['content']['application/json'];
  };
  /** Set or take back the approval of regulatory affairs: `POST /FulfilmentPlan/EditRaApproval` */
  editPlanRaApproval: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanRaApproval']['requestBody']>['content']['application/json'];
    output: Main['editPlanRaApproval']['responses'][200]['content']['application/json'];
  };
  /** Set the loaner set: `POST /FulfilmentPlan/EditLoanerSet` */
  editPlanLoanerSet: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanLoanerSet']['requestBody']>['content']['application/json'];
    output: Main['editPlanLoanerSet']['responses'][200]['content']['application/json'];
  };
  /** Set the order number: `POST /FulfilmentPlan/EditOrderNumber` */
  editPlanOrderNumber: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanOrderNumber']['requestBody']>['content']['application/json'];
    output: Main['editPlanOrderNumber']['responses'][200]['content']['application/json'];
  };
  /** List distribution centres: `GET /DistributionCenters/GetRecords` */
  listDistributionCenters: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listDistributionCenters']['responses'][200]['content']['application/json'];
  };
  /** Add a distribution centre: `POST /DistributionCenters/Add` */
  addDistributionCenter: {
    params: object;
    query: object;
    body: NonNullable<Main['addDistributionCenter']['requestBody']>['content']['application/json'];
    output: Main['addDistributionCenter']['responses'][200]['content']['application/json'];
  };
  /** Change a distribution centre: `PUT /DistributionCenters/Edit/{id}` */
  updateDistributionCenter: {
    params: Main['updateDistributionCenter']['parameters']['path'];
    query: Main['updateDistributionCenter']['parameters']['query'];
    body: NonNullable<Main['updateDistributionCenter']['requestBody']>['content']['application/json'];
    output: Main['updateDistributionCenter']['responses'][200]['content']['application/json'];
  };
  /** Delete a distribution centre: `DELETE /DistributionCenters/Remove/{id}` */
  removeDistributionCenter: {
    params: Main['removeDistributionCenter']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['removeDistributionCenter']['responses'][200]['content']['application/json'];
  };
  /** List the time zones in use: `GET /configuration/timezones` */
  listActiveTimeZones: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listActiveTimeZones']['responses'][200]['content']['application/json'];
  };
  /** List all time zones: `GET /configuration/timezones/all` */
  listAllTimeZones: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listAllTimeZones']['responses'][200]['content']['application/json'];
  };
  /** List job steps: `GET /JobStep/GetRecords` */
  listJobSteps: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listJobSteps']['responses'][200]['content']['application/json'];
  };
  /** Add a job step: `POST /JobStep/Add` */
  addJobStep: {
    params: object;
    query: object;
    body: NonNullable<Main['addJobStep']['requestBody']>['content']['application/json'];
    output: Main['addJobStep']['responses'][200]['content']['application/json'];
  };
  /** Change a job step: `PUT /JobStep/Edit/{id}` */
  updateJobStep: {
    params: Main['updateJobStep']['parameters']['path'];
    query: Main['updateJobStep']['parameters']['query'];
    body: NonNullable<Main['updateJobStep']['requestBody']>['content']['application/json'];
    output: Main['updateJobStep']['responses'][200]['content']['application/json'];
  };
  /** Read the additional filters of the plan list: `GET /FulfilmentPlan/GetListAdditionalFilters` */
  listPlanAdditionalFilters: {
    params: object;
    query: NonNullable<Main['listPlanAdditionalFilters']['parameters']['query']>;
    body: undefined;
    output: Main['listPlanAdditionalFilters']['responses'][200]['content']['application/json'];
  };
  /** List the saved filters of the plan list: `GET /FulfilmentPlan/GetFiltersList` */
  listPlanFilters: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listPlanFilters']['responses'][200]['content']['application/json'];
  };
  /** Save the filters of the plan list under a name: `POST /FulfilmentPlan/SaveFiltersPreset` */
  savePlanFiltersPreset: {
    params: object;
    query: object;
    body: NonNullable<Main['savePlanFiltersPreset']['requestBody']>['content']['application/json'];
    output: Main['savePlanFiltersPreset']['responses'][200]['content']['application/json'];
  };
  /** Put a saved filter to use on the plan list: `POST /FulfilmentPlan/ExecuteFilter/{id}` */
  executePlanFilter: {
    params: Main['executePlanFilter']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['executePlanFilter']['responses'][200]['content']['application/json'];
  };
  /** Keep the columns of the plan list as the default of the user: `POST /FulfilmentPlan/SaveColumnsConfigurationAsUserDefault` */
  savePlanColumnsAsDefault: {
    params: object;
    query: object;
    body: NonNullable<Main['savePlanColumnsAsDefault']['requestBody']>['content']['application/json'];
    output: Main['savePlanColumnsAsDefault']['responses'][200]['content']['application/json'];
  };
  /** Read the default columns of the plan list: `POST /FulfilmentPlan/GetDefaultColumns` */
  getDefaultPlanColumns: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getDefaultPlanColumns']['responses'][200]['content']['application/json'];
  };
  /** Export the plan list as a spreadsheet: `GET /FulfilmentPlan/Export` */
  exportPlans: {
    params: object;
    query: Main['exportPlans']['parameters']['query'];
    body: undefined;
    output: FileAnswer;
  };
  /** Add a fulfilment plan: `POST /FulfilmentPlan/SaveNewPlan` */
  saveNewPlan: {
    params: object;
    query: object;
    body: NonNullable<Main['saveNewPlan']['requestBody']>['content']['application/json'];
    output: Main['saveNewPlan']['responses'][200]['content']['application/json'];
  };
  /** Find requests that can be repeated by a part of their id: `GET /FulfilmentPlan/GetPossibleUnderlyingRequestIds/` */
  findUnderlyingRequests: {
    params: object;
    query: Main['findUnderlyingRequests']['parameters']['query'];
    body: undefined;
    output: Main['findUnderlyingRequests']['responses'][200]['content']['application/json'];
  };
  /** List the products of a product type: `GET /FulfilmentPlan/GetProductsForFulfilmentPlan` */
  listProductsForPlan: {
    params: object;
    query: Main['listProductsForPlan']['parameters']['query'];
    body: undefined;
    output: Main['listProductsForPlan']['responses'][200]['content']['application/json'];
  };
  /** List the product types of which plans can be added by hand: `GET /ProductType/GetManualCreatedProductTypes` */
  listManuallyCreatedProductTypes: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listManuallyCreatedProductTypes']['responses'][200]['content']['application/json'];
  };
  /** Find the plan of a request: `GET /FulfilmentPlan/GetPlanId/{requestId}` */
  getPlanId: {
    params: Main['getPlanId']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getPlanId']['responses'][200]['content']['application/json'];
  };
  /** Read the plan data of a plan: `GET /FulfilmentPlan/GetPlanData/{id}` */
  getPlanData: {
    params: Main['getPlanData']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getPlanData']['responses'][200]['content']['application/json'];
  };
  /** Read the manufacturing information of a plan: `GET /FulfilmentPlan/GetManufacturingInformation/{id}` */
  getManufacturingInformation: {
    params: Main['getManufacturingInformation']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getManufacturingInformation']['responses'][200]['content']['application/json'];
  };
  /** Read whether a plan shows its shipment: `GET /FulfilmentPlan/GetShowShipmentInformation/{id}` */
  getShowShipmentInformation: {
    params: Main['getShowShipmentInformation']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getShowShipmentInformation']['responses'][200]['content']['application/json'];
  };
  /** Read the shipment of a plan: `GET /FulfilmentPlan/GetShipmentInformation/{id}` */
  getShipmentInformation: {
    params: Main['getShipmentInformation']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getShipmentInformation']['responses'][200]['content']['application/json'];
  };
  /** Set or take away the priority: `POST /FulfilmentPlan/EditIsPriority` */
  editPlanPriority: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanPriority']['requestBody']>['content']['application/json'];
    output: Main['editPlanPriority']['responses'][200]['content']['application/json'];
  };
  /** Set or take away manufacturing at risk: `POST /FulfilmentPlan/EditManufacturingAtRisk` */
  editPlanManufacturingAtRisk: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanManufacturingAtRisk']['requestBody']>['content']['application/json'];
    output: Main['editPlanManufacturingAtRisk']['responses'][200]['content']['application/json'];
  };
  /** Change the date of the design session: `POST /FulfilmentPlan/EditDesignSessionDate` */
  editPlanDesignSessionDate: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanDesignSessionDate']['requestBody']>['content']['application/json'];
    output: Main['editPlanDesignSessionDate']['responses'][200]['content']['application/json'];
  };
  /** Change the date of the file upload: `POST /FulfilmentPlan/EditFileUploadedDate` */
  editPlanFileUploadedDate: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanFileUploadedDate']['requestBody']>['content']['application/json'];
    output: Main['editPlanFileUploadedDate']['responses'][200]['content']['application/json'];
  };
  /** Change the overflow days: `POST /FulfilmentPlan/EditOverflowDays` */
  editPlanOverflowDays: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanOverflowDays']['requestBody']>['content']['application/json'];
    output: Main['editPlanOverflowDays']['responses'][200]['content']['application/json'];
  };
  /** Change the tracking number: `POST /FulfilmentPlan/EditTrackingNumber` */
  editPlanTrackingNumber: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanTrackingNumber']['requestBody']>['content']['application/json'];
    output: Main['editPlanTrackingNumber']['responses'][200]['content']['application/json'];
  };
  /** Change the tracking address: `POST /FulfilmentPlan/EditTrackingUrl` */
  editPlanTrackingUrl: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanTrackingUrl']['requestBody']>['content']['application/json'];
    output: Main['editPlanTrackingUrl']['responses'][200]['content']['application/json'];
  };
  /** Queue a new import of a plan: `POST /FulfilmentPlan/UpdateReimport` */
  reimportPlan: {
    params: object;
    query: object;
    body: NonNullable<Main['reimportPlan']['requestBody']>['content']['application/json'];
    output: Main['reimportPlan']['responses'][200]['content']['application/json'];
  };
  /** Change the number of sides: `POST /FulfilmentPlan/EditSides` */
  editPlanSides: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanSides']['requestBody']>['content']['application/json'];
    output: Main['editPlanSides']['responses'][200]['content']['application/json'];
  };
  /** Change the plant: `POST /FulfilmentPlan/EditManufacturingLocalization` */
  editPlanManufacturingLocation: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanManufacturingLocation']['requestBody']>['content']['application/json'];
    output: Main['editPlanManufacturingLocation']['responses'][200]['content']['application/json'];
  };
  /** State the revision of the manufacturing data: `POST /FulfilmentPlan/EditManufacturingDataRevision` */
  editPlanManufacturingDataRevision: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanManufacturingDataRevision']['requestBody']>['content']['application/json'];
    output: Main['editPlanManufacturingDataRevision']['responses'][200]['content']['application/json'];
  };
  /** Change whether a custom blank is used: `POST /FulfilmentPlan/EditCustomBlank` */
  editPlanCustomBlank: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanCustomBlank']['requestBody']>['content']['application/json'];
    output: Main['editPlanCustomBlank']['responses'][200]['content']['application/json'];
  };
  /** Change the place in the queue of starts: `POST /FulfilmentPlan/EditManufacturingStartDatePosition` */
  editPlanManufacturingPosition: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanManufacturingPosition']['requestBody']>['content']['application/json'];
    output: Main['editPlanManufacturingPosition']['responses'][200]['content']['application/json'];
  };
  /** Set the start of manufacturing: `POST /FulfilmentPlan/AddOrEditManufacturingStartDate` */
  editPlanManufacturingStartDate: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanManufacturingStartDate']['requestBody']>['content']['application/json'];
    output: Main['editPlanManufacturingStartDate']['responses'][200]['content']['application/json'];
  };
  /** Plan the starts of a product type anew: `POST /FulfilmentPlan/RecalculateManufacturingStartDate` */
  recalculateManufacturingStarts: {
    params: object;
    query: object;
    body: NonNullable<Main['recalculateManufacturingStarts']['requestBody']>['content']['application/json'];
    output: Main['recalculateManufacturingStarts']['responses'][200]['content']['application/json'];
  };
  /** Put a plan on hold, or resume it: `POST /FulfilmentPlan/SetManufacturingOnHoldResume` */
  setPlanOnHoldOrResume: {
    params: object;
    query: object;
    body: NonNullable<Main['setPlanOnHoldOrResume']['requestBody']>['content']['application/json'];
    output: Main['setPlanOnHoldOrResume']['responses'][200]['content']['application/json'];
  };
  /** Read the milestones of a plan: `GET /FulfilmentPlan/GetMilestones/{id}` */
  getPlanMilestones: {
    params: Main['getPlanMilestones']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getPlanMilestones']['responses'][200]['content']['application/json'];
  };
  /** Set the planned date of a milestone: `POST /FulfilmentPlan/EditMilestonePlannedDate` */
  editMilestonePlannedDate: {
    params: object;
    query: object;
    body: NonNullable<Main['editMilestonePlannedDate']['requestBody']>['content']['application/json'];
    output: Main['editMilestonePlannedDate']['responses'][200]['content']['application/json'];
  };
  /** Set the actual date of a milestone: `POST /FulfilmentPlan/EditMilestoneActualDate` */
  editMilestoneActualDate: {
    params: object;
    query: object;
    body: NonNullable<Main['editMilestoneActualDate']['requestBody']>['content']['application/json'];
    output: Main['editMilestoneActualDate']['responses'][200]['content']['application/json'];
  };
  /** Unlock the milestones of a plan: `POST /FulfilmentPlan/UnlockMilestones/{id}` */
  unlockMilestones: {
    params: Main['unlockMilestones']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['unlockMilestones']['responses'][200]['content']['application/json'];
  };
  /** List the lead-time modifications of a plan: `GET /FulfilmentPlan/GetLeadTimeModifications/{id}` */
  listPlanLeadTimeModifications: {
    params: Main['listPlanLeadTimeModifications']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listPlanLeadTimeModifications']['responses'][200]['content']['application/json'];
  };
  /** Replace the lead-time modifications of a plan: `POST /FulfilmentPlan/UpdateLeadTimeModifications/{id}` */
  updatePlanLeadTimeModifications: {
    params: Main['updatePlanLeadTimeModifications']['parameters']['path'];
    query: object;
    body: NonNullable<Main['updatePlanLeadTimeModifications']['requestBody']>['content']['application/json'];
    output: Main['updatePlanLeadTimeModifications']['responses'][200]['content']['application/json'];
  };
  /** Read the timeline of a plan: `GET /FulfilmentPlan/GetFulfilmentPlanTimeline/{id}` */
  getPlanTimeline: {
    params: Main['getPlanTimeline']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getPlanTimeline']['responses'][200]['content']['application/json'];
  };
  /** List the comments of a plan: `GET /FulfilmentPlan/GetComments/{id}` */
  listPlanComments: {
    params: Main['listPlanComments']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listPlanComments']['responses'][200]['content']['application/json'];
  };
  /** Add a comment to a plan: `POST /FulfilmentPlan/AddComment` */
  addPlanComment: {
    params: object;
    query: object;
    body: NonNullable<Main['addPlanComment']['requestBody']>['content']['application/json'];
    output: Main['addPlanComment']['responses'][200]['content']['application/json'];
  };
  /** Change a comment of a plan: `POST /FulfilmentPlan/EditComment` */
  editPlanComment: {
    params: object;
    query: object;
    body: NonNullable<Main['editPlanComment']['requestBody']>['content']['application/json'];
    output: Main['editPlanComment']['responses'][200]['content']['application/json'];
  };
  /** Delete a comment of a plan: `POST /FulfilmentPlan/DeleteComment/{id}` */
  deletePlanComment: {
    params: Main['deletePlanComment']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deletePlanComment']['responses'][200]['content']['application/json'];
  };
  /** List the links of a plan: `GET /FulfilmentPlan/GetLinkedPlans/{id}` */
  listLinkedPlans: {
    params: Main['listLinkedPlans']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listLinkedPlans']['responses'][200]['content']['application/json'];
  };
  /** List the kinds of links that can be chosen: `GET /FulfilmentPlan/GetLinkTypes` */
  listLinkTypes: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listLinkTypes']['responses'][200]['content']['application/json'];
  };
  /** Link a plan with another one: `POST /FulfilmentPlan/SaveLink` */
  savePlanLink: {
    params: object;
    query: object;
    body: NonNullable<Main['savePlanLink']['requestBody']>['content']['application/json'];
    output: Main['savePlanLink']['responses'][200]['content']['application/json'];
  };
  /** Remove a link of a plan: `POST /FulfilmentPlan/DeleteLink` */
  deletePlanLink: {
    params: object;
    query: object;
    body: NonNullable<Main['deletePlanLink']['requestBody']>['content']['application/json'];
    output: Main['deletePlanLink']['responses'][200]['content']['application/json'];
  };
  /** Read the repeat orders around a plan: `POST /repeatOrder/getRepeatOrders/{id}` */
  getRepeatOrders: {
    params: Main['getRepeatOrders']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getRepeatOrders']['responses'][200]['content']['application/json'];
  };
  /** Find a plan by its request id, order number or PO number: `POST /Search/SearchPhrase` */
  searchPhrase: {
    params: object;
    query: object;
    body: NonNullable<Main['searchPhrase']['requestBody']>['content']['application/json'];
    output: Main['searchPhrase']['responses'][200]['content']['application/json'];
  };
  /** List manufacturing cycles: `POST /ManufacturingCycle/GetFilteredManufacturingCycles` */
  listManufacturingCycles: {
    params: object;
    query: object;
    body: NonNullable<Main['listManufacturingCycles']['requestBody']>['content']['application/json'];
    output: Main['listManufacturingCycles']['responses'][200]['content']['application/json'];
  };
  /** Read what the filters of the manufacturing list offer: `GET /ManufacturingCycle/GetListFilters` */
  getManufacturingListFilters: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getManufacturingListFilters']['responses'][200]['content']['application/json'];
  };
  /** Read the filters in use on the manufacturing list: `GET /ManufacturingCycle/GetChosenFilters` */
  getChosenManufacturingFilters: {
    params: object;
    query: NonNullable<Main['getChosenManufacturingFilters']['parameters']['query']>;
    body: undefined;
    output: Main['getChosenManufacturingFilters']['responses'][200]['content']['application/json'];
  };
  /** Read the additional filters of the manufacturing list: `GET /ManufacturingCycle/GetListAdditionalFilters/` */
  listManufacturingAdditionalFilters: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listManufacturingAdditionalFilters']['responses'][200]['content']['application/json'];
  };
  /** Find request ids of cycles by a part of them: `GET /ManufacturingCycle/FilterRequests/` */
  findManufacturingRequests: {
    params: object;
    query: Main['findManufacturingRequests']['parameters']['query'];
    body: undefined;
    output: Main['findManufacturingRequests']['responses'][200]['content']['application/json'];
  };
  /** Read the numbers on the tabs of the manufacturing list: `GET /ManufacturingCycle/GetNotificationNumbers` */
  getManufacturingNotificationNumbers: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getManufacturingNotificationNumbers']['responses'][200]['content']['application/json'];
  };
  /** List the saved filters of the manufacturing list: `GET /ManufacturingCycle/GetFiltersList` */
  listManufacturingFilters: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listManufacturingFilters']['responses'][200]['content']['application/json'];
  };
  /** Export the manufacturing list as a spreadsheet: `GET /ManufacturingCycle/Export` */
  exportManufacturingCycles: {
    params: object;
    query: Main['exportManufacturingCycles']['parameters']['query'];
    body: undefined;
    output: FileAnswer;
  };
  /** Save the filters of the manufacturing list under a name: `POST /ManufacturingCycle/SaveFiltersPreset` */
  saveManufacturingFiltersPreset: {
    params: object;
    query: object;
    body: NonNullable<Main['saveManufacturingFiltersPreset']['requestBody']>['content']['application/json'];
    output: Main['saveManufacturingFiltersPreset']['responses'][200]['content']['application/json'];
  };
  /** Put a saved filter to use on the manufacturing list: `POST /ManufacturingCycle/ExecuteFilter/{id}` */
  executeManufacturingFilter: {
    params: Main['executeManufacturingFilter']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['executeManufacturingFilter']['responses'][200]['content']['application/json'];
  };
  /** Keep the filters of the manufacturing list for this session: `POST /ManufacturingCycle/SaveFiltersInSession` */
  saveManufacturingFiltersInSession: {
    params: object;
    query: object;
    body: NonNullable<Main['saveManufacturingFiltersInSession']['requestBody']>['content']['application/json'];
    output: Main['saveManufacturingFiltersInSession']['responses'][200]['content']['application/json'];
  };
  /** Keep the columns of the manufacturing list as the default of the user: `POST /ManufacturingCycle/SaveColumnsConfigurationAsUserDefault` */
  saveManufacturingColumnsAsDefault: {
    params: object;
    query: object;
    body: NonNullable<Main['saveManufacturingColumnsAsDefault']['requestBody']>['content']['application/json'];
    output: Main['saveManufacturingColumnsAsDefault']['responses'][200]['content']['application/json'];
  };
  /** Read the default columns of the manufacturing list: `POST /ManufacturingCycle/GetDefaultColumns` */
  getDefaultManufacturingColumns: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getDefaultManufacturingColumns']['responses'][200]['content']['application/json'];
  };
  /** List the global notifications of a request: `GET /ManufacturingCycle/GetGlobalNotificationsForRequestId/{id}` */
  listGlobalNotificationsOfRequest: {
    params: Main['listGlobalNotificationsOfRequest']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listGlobalNotificationsOfRequest']['responses'][200]['content']['application/json'];
  };
  /** List the global notifications of many requests: `POST /ManufacturingCycle/GetGlobalNotificationsList` */
  listGlobalNotificationsOfRequests: {
    params: object;
    query: object;
    body: NonNullable<Main['listGlobalNotificationsOfRequests']['requestBody']>['content']['application/json'];
    output: Main['listGlobalNotificationsOfRequests']['responses'][200]['content']['application/json'];
  };
  /** Acknowledge a global notification: `POST /ManufacturingCycle/AcknowledgeGlobalNotification/{id}` */
  acknowledgeGlobalNotification: {
    params: Main['acknowledgeGlobalNotification']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['acknowledgeGlobalNotification']['responses'][200]['content']['application/json'];
  };
  /** Read the manufacturing details of a cycle: `GET /ManufacturingCycle/GetDetails/{id}` */
  getManufacturingCycleDetails: {
    params: Main['getManufacturingCycleDetails']['parameters']['path'];
    query: NonNullable<Main['getManufacturingCycleDetails']['parameters']['query']>;
    body: undefined;
    output: Main['getManufacturingCycleDetails']['responses'][200]['content']['application/json'];
  };
  /** Read the stamp of a cycle: `GET /ManufacturingCycle/GetTimestamp/{id}` */
  getManufacturingCycleStamp: {
    params: Main['getManufacturingCycleStamp']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getManufacturingCycleStamp']['responses'][200]['content']['application/json'];
  };
  /** Start the current step of a job: `POST /ManufacturingCycle/StartCurrentStep` */
  startJobStep: {
    params: object;
    query: object;
    body: NonNullable<Main['startJobStep']['requestBody']>['content']['application/json'];
    output: Main['startJobStep']['responses'][200]['content']['application/json'];
  };
  /** Complete the current step of a job: `POST /ManufacturingCycle/MarkCurrentStepAsCompleted` */
  completeJobStep: {
    params: object;
    query: object;
    body: NonNullable<Main['completeJobStep']['requestBody']>['content']['application/json'];
    output: Main['completeJobStep']['responses'][200]['content']['application/json'];
  };
  /** Take back the last action of a job: `POST /ManufacturingCycle/UndoCurrentStep` */
  undoJobStep: {
    params: object;
    query: object;
    body: NonNullable<Main['undoJobStep']['requestBody']>['content']['application/json'];
    output: Main['undoJobStep']['responses'][200]['content']['application/json'];
  };
  /** Restart a job: `POST /ManufacturingCycle/RestartManufacturingJob` */
  restartJob: {
    params: object;
    query: object;
    body: NonNullable<Main['restartJob']['requestBody']>['content']['application/json'];
    output: Main['restartJob']['responses'][200]['content']['application/json'];
  };
  /** Start the current step of a job, as part of a bulk operation: `POST /ManufacturingCycle/StartCurrentStepBulkOperation` */
  startJobStepInBulk: {
    params: object;
    query: object;
    body: NonNullable<Main['startJobStepInBulk']['requestBody']>['content']['application/json'];
    output: Main['startJobStepInBulk']['responses'][200]['content']['application/json'];
  };
  /** Complete the current step of a job, as part of a bulk operation: `POST /ManufacturingCycle/MarkCurrentStepAsCompletedBulkOperation` */
  completeJobStepInBulk: {
    params: object;
    query: object;
    body: NonNullable<Main['completeJobStepInBulk']['requestBody']>['content']['application/json'];
    output: Main['completeJobStepInBulk']['responses'][200]['content']['application/json'];
  };
  /** Start the current step of a rework: `POST /ManufacturingCycle/StartReworkStep` */
  startReworkStep: {
    params: object;
    query: object;
    body: NonNullable<Main['startReworkStep']['requestBody']>['content']['application/json'];
    output: Main['startReworkStep']['responses'][200]['content']['application/json'];
  };
  /** Complete the current step of a rework: `POST /ManufacturingCycle/MarkCurrentReworkStepAsCompleted` */
  completeReworkStep: {
    params: object;
    query: object;
    body: NonNullable<Main['completeReworkStep']['requestBody']>['content']['application/json'];
    output: Main['completeReworkStep']['responses'][200]['content']['application/json'];
  };
  /** Add a rework to a job: `POST /ManufacturingCycle/AddRework` */
  addRework: {
    params: object;
    query: object;
    body: NonNullable<Main['addRework']['requestBody']>['content']['application/json'];
    output: Main['addRework']['responses'][200]['content']['application/json'];
  };
  /** Finalize a cycle: `POST /ManufacturingCycle/SkipAllSteps` */
  finalizeManufacturingCycle: {
    params: object;
    query: object;
    body: NonNullable<Main['finalizeManufacturingCycle']['requestBody']>['content']['application/json'];
    output: Main['finalizeManufacturingCycle']['responses'][200]['content']['application/json'];
  };
  /** Change the order number of a cycle: `POST /ManufacturingCycle/EditOrderNumber` */
  editManufacturingOrderNumber: {
    params: object;
    query: object;
    body: NonNullable<Main['editManufacturingOrderNumber']['requestBody']>['content']['application/json'];
    output: Main['editManufacturingOrderNumber']['responses'][200]['content']['application/json'];
  };
  /** State the revision of the manufacturing data of a cycle: `POST /ManufacturingCycle/EditManufacturingDataRevision` */
  editManufacturingDataRevision: {
    params: object;
    query: object;
    body: NonNullable<Main['editManufacturingDataRevision']['requestBody']>['content']['application/json'];
    output: Main['editManufacturingDataRevision']['responses'][200]['content']['application/json'];
  };
  /** Plan the pending milestones of a cycle anew: `POST /ManufacturingCycle/RescheduleManufacturingMilestones/{id}` */
  rescheduleManufacturingMilestones: {
    params: Main['rescheduleManufacturingMilestones']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['rescheduleManufacturingMilestones']['responses'][200]['content']['application/json'];
  };
  /** Add a comment to a cycle: `POST /ManufacturingCycle/AddComment` */
  addManufacturingComment: {
    params: object;
    query: object;
    body: NonNullable<Main['addManufacturingComment']['requestBody']>['content']['application/json'];
    output: Main['addManufacturingComment']['responses'][200]['content']['application/json'];
  };
  /** Change a comment of a cycle: `POST /ManufacturingCycle/EditComment` */
  editManufacturingComment: {
    params: object;
    query: object;
    body: NonNullable<Main['editManufacturingComment']['requestBody']>['content']['application/json'];
    output: Main['editManufacturingComment']['responses'][200]['content']['application/json'];
  };
  /** Delete a comment of a cycle: `POST /ManufacturingCycle/DeleteComment` */
  deleteManufacturingComment: {
    params: object;
    query: object;
    body: NonNullable<Main['deleteManufacturingComment']['requestBody']>['content']['application/json'];
    output: Main['deleteManufacturingComment']['responses'][200]['content']['application/json'];
  };
  /** Find cycles that can be processed together with the chosen ones: `POST /ManufacturingCycle/GetManufacturingCyclesWithCompatibleWorkflows` */
  listCompatibleCycles: {
    params: object;
    query: object;
    body: NonNullable<Main['listCompatibleCycles']['requestBody']>['content']['application/json'];
    output: Main['listCompatibleCycles']['responses'][200]['content']['application/json'];
  };
  /** List what the chosen cycles can do together: `POST /ManufacturingCycle/GetManufacturingCycleWorkflows` */
  listCycleWorkflows: {
    params: object;
    query: object;
    body: NonNullable<Main['listCycleWorkflows']['requestBody']>['content']['application/json'];
    output: Main['listCycleWorkflows']['responses'][200]['content']['application/json'];
  };
  /** Read the manufacturing details of a prototype: `GET /PrototypeManufacturingCycle/GetDetails/{id}` */
  getPrototypeCycleDetails: {
    params: Main['getPrototypeCycleDetails']['parameters']['path'];
    query: NonNullable<Main['getPrototypeCycleDetails']['parameters']['query']>;
    body: undefined;
    output: Main['getPrototypeCycleDetails']['responses'][200]['content']['application/json'];
  };
  /** Change a workflow of a prototype: `PUT /PrototypeManufacturingCycle/UpdateWorkProcedure` */
  updatePrototypeWorkflow: {
    params: object;
    query: object;
    body: NonNullable<Main['updatePrototypeWorkflow']['requestBody']>['content']['application/json'];
    output: Main['updatePrototypeWorkflow']['responses'][200]['content']['application/json'];
  };
  /** Add a workflow to a prototype: `POST /PrototypeManufacturingCycle/CreateWorkProcedure/{id}` */
  createPrototypeWorkflow: {
    params: Main['createPrototypeWorkflow']['parameters']['path'];
    query: object;
    body: NonNullable<Main['createPrototypeWorkflow']['requestBody']>['content']['application/json'];
    output: Main['createPrototypeWorkflow']['responses'][200]['content']['application/json'];
  };
  /** Delete a workflow of a prototype: `DELETE /PrototypeManufacturingCycle/DeleteWorkProcedure/{id}` */
  deletePrototypeWorkflow: {
    params: Main['deletePrototypeWorkflow']['parameters']['path'];
    query: NonNullable<Main['deletePrototypeWorkflow']['parameters']['query']>;
    body: undefined;
    output: Main['deletePrototypeWorkflow']['responses'][200]['content']['application/json'];
  };
  /** Start the current step of a prototype job: `POST /PrototypeManufacturingCycle/StartCurrentStep` */
  startPrototypeStep: {
    params: object;
    query: object;
    body: NonNullable<Main['startPrototypeStep']['requestBody']>['content']['application/json'];
    output: Main['startPrototypeStep']['responses'][200]['content']['application/json'];
  };
  /** Complete the current step of a prototype job: `POST /PrototypeManufacturingCycle/MarkCurrentStepAsCompleted` */
  completePrototypeStep: {
    params: object;
    query: object;
    body: NonNullable<Main['completePrototypeStep']['requestBody']>['content']['application/json'];
    output: Main['completePrototypeStep']['responses'][200]['content']['application/json'];
  };
  /** Take back the last action of a prototype job: `POST /PrototypeManufacturingCycle/UndoCurrentStep` */
  undoPrototypeStep: {
    params: object;
    query: object;
    body: NonNullable<Main['undoPrototypeStep']['requestBody']>['content']['application/json'];
    output: Main['undoPrototypeStep']['responses'][200]['content']['application/json'];
  };
  /** Restart a prototype job: `POST /PrototypeManufacturingCycle/RestartManufacturingJob` */
  restartPrototypeJob: {
    params: object;
    query: object;
    body: NonNullable<Main['restartPrototypeJob']['requestBody']>['content']['application/json'];
    output: Main['restartPrototypeJob']['responses'][200]['content']['application/json'];
  };
  /** Finalize a prototype: `POST /PrototypeManufacturingCycle/SkipAllSteps` */
  finalizePrototypeCycle: {
    params: object;
    query: object;
    body: NonNullable<Main['finalizePrototypeCycle']['requestBody']>['content']['application/json'];
    output: Main['finalizePrototypeCycle']['responses'][200]['content']['application/json'];
  };
  /** List the kinds of combined orders: `GET /CombinedOrder/GetCombinedOrderDefinitions` */
  listCombinedOrderDefinitions: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listCombinedOrderDefinitions']['responses'][200]['content']['application/json'];
  };
  /** List the statuses of combined orders: `GET /CombinedOrder/GetCombinedOrderStatuses` */
  listCombinedOrderStatuses: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listCombinedOrderStatuses']['responses'][200]['content']['application/json'];
  };
  /** Find identifiers of combined orders by a part of them: `GET /CombinedOrder/GetFilteredIdentifiers` */
  findCombinedOrderIdentifiers: {
    params: object;
    query: Main['findCombinedOrderIdentifiers']['parameters']['query'];
    body: undefined;
    output: Main['findCombinedOrderIdentifiers']['responses'][200]['content']['application/json'];
  };
  /** List combined orders: `POST /CombinedOrder/GetCombinedOrders` */
  listCombinedOrders: {
    params: object;
    query: object;
    body: NonNullable<Main['listCombinedOrders']['requestBody']>['content']['application/json'];
    output: Main['listCombinedOrders']['responses'][200]['content']['application/json'];
  };
  /** Read a combined order and its neighbours: `POST /CombinedOrder/GetCombinedOrderForDetails` */
  getCombinedOrderDetails: {
    params: object;
    query: object;
    body: NonNullable<Main['getCombinedOrderDetails']['requestBody']>['content']['application/json'];
    output: Main['getCombinedOrderDetails']['responses'][200]['content']['application/json'];
  };
  /** Read the common job of a combined order: `GET /CombinedOrder/GetWorkOrder` */
  getCombinedOrderWorkOrder: {
    params: object;
    query: Main['getCombinedOrderWorkOrder']['parameters']['query'];
    body: undefined;
    output: Main['getCombinedOrderWorkOrder']['responses'][200]['content']['application/json'];
  };
  /** List the jobs of a combined order: `GET /CombinedOrder/GetCombinedManufacturingJobs` */
  listCombinedManufacturingJobs: {
    params: object;
    query: Main['listCombinedManufacturingJobs']['parameters']['query'];
    body: undefined;
    output: Main['listCombinedManufacturingJobs']['responses'][200]['content']['application/json'];
  };
  /** List the requests that can be added to a combined order: `GET /CombinedOrder/GetCandidates` */
  listCombinedOrderCandidates: {
    params: object;
    query: Main['listCombinedOrderCandidates']['parameters']['query'];
    body: undefined;
    output: Main['listCombinedOrderCandidates']['responses'][200]['content']['application/json'];
  };
  /** Add a combined order: `POST /CombinedOrder/CreateCombinedOrder` */
  createCombinedOrder: {
    params: object;
    query: object;
    body: NonNullable<Main['createCombinedOrder']['requestBody']>['content']['application/json'];
    output: Main['createCombinedOrder']['responses'][200]['content']['application/json'];
  };
  /** Add a job to a combined order: `POST /CombinedOrder/AddCombinedPlan` */
  addCombinedPlan: {
    params: object;
    query: object;
    body: NonNullable<Main['addCombinedPlan']['requestBody']>['content']['application/json'];
    output: Main['addCombinedPlan']['responses'][200]['content']['application/json'];
  };
  /** Take a job out of a combined order: `POST /CombinedOrder/RemoveCombinedPlan` */
  removeCombinedPlan: {
    params: object;
    query: object;
    body: NonNullable<Main['removeCombinedPlan']['requestBody']>['content']['application/json'];
    output: Main['removeCombinedPlan']['responses'][200]['content']['application/json'];
  };
  /** Start the current step of a combined order: `PUT /CombinedOrder/{id}/StartCurrentStep` */
  startCombinedOrderStep: {
    params: Main['startCombinedOrderStep']['parameters']['path'];
    query: NonNullable<Main['startCombinedOrderStep']['parameters']['query']>;
    body: undefined;
    output: Main['startCombinedOrderStep']['responses'][200]['content']['application/json'];
  };
  /** Complete the current step of a combined order: `PUT /CombinedOrder/{id}/MarkCurrentStepAsCompleted` */
  completeCombinedOrderStep: {
    params: Main['completeCombinedOrderStep']['parameters']['path'];
    query: NonNullable<Main['completeCombinedOrderStep']['parameters']['query']>;
    body: undefined;
    output: Main['completeCombinedOrderStep']['responses'][200]['content']['application/json'];
  };
  /** Take back the last action of a combined order: `PUT /CombinedOrder/{id}/UndoStep` */
  undoCombinedOrderStep: {
    params: Main['undoCombinedOrderStep']['parameters']['path'];
    query: NonNullable<Main['undoCombinedOrderStep']['parameters']['query']>;
    body: NonNullable<Main['undoCombinedOrderStep']['requestBody']>['content']['application/json'];
    output: Main['undoCombinedOrderStep']['responses'][200]['content']['application/json'];
  };
  /** Change the order number of a combined order: `POST /CombinedOrder/editOrderNumber` */
  editCombinedOrderNumber: {
    params: object;
    query: object;
    body: NonNullable<Main['editCombinedOrderNumber']['requestBody']>['content']['application/json'];
    output: Main['editCombinedOrderNumber']['responses'][200]['content']['application/json'];
  };
  /** Change the identifier of a combined order: `POST /CombinedOrder/editIdentifier` */
  editCombinedOrderIdentifier: {
    params: object;
    query: object;
    body: NonNullable<Main['editCombinedOrderIdentifier']['requestBody']>['content']['application/json'];
    output: Main['editCombinedOrderIdentifier']['responses'][200]['content']['application/json'];
  };
  /** Add a comment to a combined order: `POST /CombinedOrder/{id}/Comments` */
  addCombinedOrderComment: {
    params: Main['addCombinedOrderComment']['parameters']['path'];
    query: object;
    body: NonNullable<Main['addCombinedOrderComment']['requestBody']>['content']['application/json'];
    output: Main['addCombinedOrderComment']['responses'][200]['content']['application/json'];
  };
  /** Change a comment of a combined order: `PUT /CombinedOrder/Comments/{id}` */
  editCombinedOrderComment: {
    params: Main['editCombinedOrderComment']['parameters']['path'];
    query: object;
    body: NonNullable<Main['editCombinedOrderComment']['requestBody']>['content']['application/json'];
    output: Main['editCombinedOrderComment']['responses'][200]['content']['application/json'];
  };
  /** Delete a comment of a combined order: `DELETE /CombinedOrder/Comments/{id}` */
  deleteCombinedOrderComment: {
    params: Main['deleteCombinedOrderComment']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteCombinedOrderComment']['responses'][200]['content']['application/json'];
  };
  /** List product types: `GET /ProductType/GetRecords` */
  listProductTypes: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listProductTypes']['responses'][200]['content']['application/json'];
  };
  /** Add a product type: `POST /ProductType/Add` */
  addProductType: {
    params: object;
    query: object;
    body: NonNullable<Main['addProductType']['requestBody']>['content']['application/json'];
    output: Main['addProductType']['responses'][200]['content']['application/json'];
  };
  /** Change a product type: `PUT /ProductType/Edit/{id}` */
  updateProductType: {
    params: Main['updateProductType']['parameters']['path'];
    query: Main['updateProductType']['parameters']['query'];
    body: NonNullable<Main['updateProductType']['requestBody']>['content']['application/json'];
    output: Main['updateProductType']['responses'][200]['content']['application/json'];
  };
  /** List products: `GET /Product/GetRecords` */
  listProducts: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listProducts']['responses'][200]['content']['application/json'];
  };
  /** Add a product: `POST /Product/Add` */
  addProduct: {
    params: object;
    query: object;
    body: NonNullable<Main['addProduct']['requestBody']>['content']['application/json'];
    output: Main['addProduct']['responses'][200]['content']['application/json'];
  };
  /** Change a product: `PUT /Product/Edit/{id}` */
  updateProduct: {
    params: Main['updateProduct']['parameters']['path'];
    query: Main['updateProduct']['parameters']['query'];
    body: NonNullable<Main['updateProduct']['requestBody']>['content']['application/json'];
    output: Main['updateProduct']['responses'][200]['content']['application/json'];
  };
  /** Read the mapping that applies to a request: `GET /ProductTypeMapping/GetProductTypeMappingByRequestId` */
  getProductTypeMappingOfRequest: {
    params: object;
    query: Main['getProductTypeMappingOfRequest']['parameters']['query'];
    body: undefined;
    output: Main['getProductTypeMappingOfRequest']['responses'][200]['content']['application/json'];
  };
  /** List product type mappings: `GET /ProductTypeMapping/GetRecords` */
  listProductTypeMappings: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listProductTypeMappings']['responses'][200]['content']['application/json'];
  };
  /** Add a product type mapping: `POST /ProductTypeMapping/Add` */
  addProductTypeMapping: {
    params: object;
    query: object;
    body: NonNullable<Main['addProductTypeMapping']['requestBody']>['content']['application/json'];
    output: Main['addProductTypeMapping']['responses'][200]['content']['application/json'];
  };
  /** Change a product type mapping: `PUT /ProductTypeMapping/Edit/{id}` */
  updateProductTypeMapping: {
    params: Main['updateProductTypeMapping']['parameters']['path'];
    query: Main['updateProductTypeMapping']['parameters']['query'];
    body: NonNullable<Main['updateProductTypeMapping']['requestBody']>['content']['application/json'];
    output: Main['updateProductTypeMapping']['responses'][200]['content']['application/json'];
  };
  /** Delete a product type mapping: `DELETE /ProductTypeMapping/Remove/{id}` */
  removeProductTypeMapping: {
    params: Main['removeProductTypeMapping']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['removeProductTypeMapping']['responses'][200]['content']['application/json'];
  };
  /** List the products in use: `GET /configuration/products` */
  listConfiguredProducts: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listConfiguredProducts']['responses'][200]['content']['application/json'];
  };
  /** List the reports of the menu: `GET /Report/GetReportList` */
  listReportMenu: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listReportMenu']['responses'][200]['content']['application/json'];
  };
  /** Read a report to show it: `GET /Report/EmbeddedReport/{id}` */
  getEmbeddedReport: {
    params: Main['getEmbeddedReport']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getEmbeddedReport']['responses'][200]['content']['application/json'];
  };
  /** List reports: `GET /Report/GetRecords` */
  listReports: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listReports']['responses'][200]['content']['application/json'];
  };
  /** Add a report: `POST /Report/Add` */
  addReport: {
    params: object;
    query: object;
    body: NonNullable<Main['addReport']['requestBody']>['content']['application/json'];
    output: Main['addReport']['responses'][200]['content']['application/json'];
  };
  /** Change a report: `PUT /Report/Edit` */
  updateReport: {
    params: object;
    query: Main['updateReport']['parameters']['query'];
    body: NonNullable<Main['updateReport']['requestBody']>['content']['application/json'];
    output: Main['updateReport']['responses'][200]['content']['application/json'];
  };
  /** Delete a report: `DELETE /Report/Remove/{id}` */
  removeReport: {
    params: Main['removeReport']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['removeReport']['responses'][200]['content']['application/json'];
  };
  /** List calendars: `GET /ManageCalendars/GetRecords` */
  listCalendars: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listCalendars']['responses'][200]['content']['application/json'];
  };
  /** Add a calendar: `POST /ManageCalendars/Add` */
  addCalendar: {
    params: object;
    query: object;
    body: NonNullable<Main['addCalendar']['requestBody']>['content']['application/json'];
    output: Main['addCalendar']['responses'][200]['content']['application/json'];
  };
  /** Change a calendar: `PUT /ManageCalendars/Edit/{id}` */
  updateCalendar: {
    params: Main['updateCalendar']['parameters']['path'];
    query: Main['updateCalendar']['parameters']['query'];
    body: NonNullable<Main['updateCalendar']['requestBody']>['content']['application/json'];
    output: Main['updateCalendar']['responses'][200]['content']['application/json'];
  };
  /** Delete a calendar: `DELETE /ManageCalendars/Remove/{id}` */
  removeCalendar: {
    params: Main['removeCalendar']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['removeCalendar']['responses'][200]['content']['application/json'];
  };
  /** List the calendars that can be shown: `GET /LocalCalendar/GetCalendars` */
  listCalendarOptions: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listCalendarOptions']['responses'][200]['content']['application/json'];
  };
  /** List what stands in a calendar: `GET /LocalCalendar/EventsList` */
  listCalendarEvents: {
    params: object;
    query: Main['listCalendarEvents']['parameters']['query'];
    body: undefined;
    output: Main['listCalendarEvents']['responses'][200]['content']['application/json'];
  };
  /** Read the holiday of a day: `GET /LocalCalendar/GetItem` */
  getHoliday: {
    params: object;
    query: Main['getHoliday']['parameters']['query'];
    body: undefined;
    output: Main['getHoliday']['responses'][200]['content']['application/json'];
  };
  /** Add a holiday, or rename one: `POST /LocalCalendar/Item` */
  saveHoliday: {
    params: object;
    query: NonNullable<Main['saveHoliday']['parameters']['query']>;
    body: NonNullable<Main['saveHoliday']['requestBody']>['content']['application/json'];
    output: Main['saveHoliday']['responses'][200]['content']['application/json'];
  };
  /** Delete a holiday: `DELETE /LocalCalendar/DeleteItem/{id}` */
  deleteHoliday: {
    params: Main['deleteHoliday']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteHoliday']['responses'][200]['content']['application/json'];
  };
  /** Read the capacity of a day: `GET /LocalCalendar/GetCapacityItem` */
  getCapacity: {
    params: object;
    query: Main['getCapacity']['parameters']['query'];
    body: undefined;
    output: Main['getCapacity']['responses'][200]['content']['application/json'];
  };
  /** Add or change a capacity: `POST /LocalCalendar/CapacityItem` */
  saveCapacity: {
    params: object;
    query: NonNullable<Main['saveCapacity']['parameters']['query']>;
    body: NonNullable<Main['saveCapacity']['requestBody']>['content']['application/json'];
    output: Main['saveCapacity']['responses'][200]['content']['application/json'];
  };
  /** Delete a capacity: `DELETE /LocalCalendar/DeleteCapacity/{id}` */
  deleteCapacity: {
    params: Main['deleteCapacity']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteCapacity']['responses'][200]['content']['application/json'];
  };
  /** Read the default capacity of a plant: `GET /LocalCalendar/GetCapacityDefaultValue` */
  getDefaultCapacity: {
    params: object;
    query: Main['getDefaultCapacity']['parameters']['query'];
    body: undefined;
    output: Main['getDefaultCapacity']['responses'][200]['content']['application/json'];
  };
  /** Change the default capacity of a plant: `POST /LocalCalendar/CapacityDefaultValue` */
  saveDefaultCapacity: {
    params: object;
    query: object;
    body: NonNullable<Main['saveDefaultCapacity']['requestBody']>['content']['application/json'];
    output: Main['saveDefaultCapacity']['responses'][200]['content']['application/json'];
  };
  /** List how full the days of a plant are: `GET /LocalCalendar/GetCapacityLoad` */
  listCapacityLoad: {
    params: object;
    query: Main['listCapacityLoad']['parameters']['query'];
    body: undefined;
    output: Main['listCapacityLoad']['responses'][200]['content']['application/json'];
  };
  /** Tell which plans a change of a calendar would move: `POST /LocalCalendar/PreviewChange` */
  previewCalendarChange: {
    params: object;
    query: object;
    body: NonNullable<Main['previewCalendarChange']['requestBody']>['content']['application/json'];
    output: Main['previewCalendarChange']['responses'][200]['content']['application/json'];
  };
  /** Read how far the planning anew in the background is: `GET /LocalCalendar/GetRescheduling` */
  getRescheduling: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getRescheduling']['responses'][200]['content']['application/json'];
  };
  /** List the plants as options: `GET /ManufacturingLocations/GetLocations` */
  listLocationOptions: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listLocationOptions']['responses'][200]['content']['application/json'];
  };
  /** List the active plants: `GET /ManufacturingLocations/GetActiveManufacturingLocations` */
  listActiveLocations: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listActiveLocations']['responses'][200]['content']['application/json'];
  };
  /** List manufacturing locations: `GET /ManufacturingLocations/GetRecords` */
  listManufacturingLocations: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listManufacturingLocations']['responses'][200]['content']['application/json'];
  };
  /** Add a manufacturing location: `POST /ManufacturingLocations/Add` */
  addManufacturingLocation: {
    params: object;
    query: object;
    body: NonNullable<Main['addManufacturingLocation']['requestBody']>['content']['application/json'];
    output: Main['addManufacturingLocation']['responses'][200]['content']['application/json'];
  };
  /** Change a manufacturing location: `PUT /ManufacturingLocations/Edit/{id}` */
  updateManufacturingLocation: {
    params: Main['updateManufacturingLocation']['parameters']['path'];
    query: Main['updateManufacturingLocation']['parameters']['query'];
    body: NonNullable<Main['updateManufacturingLocation']['requestBody']>['content']['application/json'];
    output: Main['updateManufacturingLocation']['responses'][200]['content']['application/json'];
  };
  /** List the default lead-time modifications: `GET /LeadTimeModifications/GetDefaultLeadTimeModifications` */
  listDefaultLeadTimeModifications: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listDefaultLeadTimeModifications']['responses'][200]['content']['application/json'];
  };
  /** List the milestones that can be modified: `GET /LeadTimeModifications/GetMilestones` */
  listModifiableMilestones: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listModifiableMilestones']['responses'][200]['content']['application/json'];
  };
  /** List the product types that can be modified: `GET /LeadTimeModifications/GetProductTypes` */
  listModifiableProductTypes: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listModifiableProductTypes']['responses'][200]['content']['application/json'];
  };
  /** Add a default lead-time modification: `POST /LeadTimeModifications/AddDefaultLeadTimeModification` */
  addDefaultLeadTimeModification: {
    params: object;
    query: object;
    body: NonNullable<Main['addDefaultLeadTimeModification']['requestBody']>['content']['application/json'];
    output: Main['addDefaultLeadTimeModification']['responses'][200]['content']['application/json'];
  };
  /** Change a default lead-time modification: `PUT /LeadTimeModifications/UpdateDefaultLeadTimeModification` */
  updateDefaultLeadTimeModification: {
    params: object;
    query: Main['updateDefaultLeadTimeModification']['parameters']['query'];
    body: NonNullable<Main['updateDefaultLeadTimeModification']['requestBody']>['content']['application/json'];
    output: Main['updateDefaultLeadTimeModification']['responses'][200]['content']['application/json'];
  };
  /** Delete a default lead-time modification: `DELETE /LeadTimeModifications/DeleteDefaultLeadTimeModification/{id}` */
  deleteDefaultLeadTimeModification: {
    params: Main['deleteDefaultLeadTimeModification']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteDefaultLeadTimeModification']['responses'][200]['content']['application/json'];
  };
  /** List the groups of lead times: `GET /MilestoneLeadTimes/GetMilestoneLeadTimeGroups` */
  listLeadTimeGroups: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listLeadTimeGroups']['responses'][200]['content']['application/json'];
  };
  /** List the lead times of a group: `GET /MilestoneLeadTimes/GetMilestoneLeadTimeGroupItems/{groupId}` */
  listLeadTimesOfGroup: {
    params: Main['listLeadTimesOfGroup']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listLeadTimesOfGroup']['responses'][200]['content']['application/json'];
  };
  /** Read a lead time: `GET /MilestoneLeadTimes/GetMilestoneLeadTime/{id}` */
  getMilestoneLeadTime: {
    params: Main['getMilestoneLeadTime']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getMilestoneLeadTime']['responses'][200]['content']['application/json'];
  };
  /** Add a lead time: `POST /MilestoneLeadTimes/AddMilestoneLeadTime` */
  addMilestoneLeadTime: {
    params: object;
    query: object;
    body: NonNullable<Main['addMilestoneLeadTime']['requestBody']>['content']['application/json'];
    output: Main['addMilestoneLeadTime']['responses'][200]['content']['application/json'];
  };
  /** Change a lead time: `PUT /MilestoneLeadTimes/UpdateMilestoneLeadTime` */
  updateMilestoneLeadTime: {
    params: object;
    query: Main['updateMilestoneLeadTime']['parameters']['query'];
    body: NonNullable<Main['updateMilestoneLeadTime']['requestBody']>['content']['application/json'];
    output: Main['updateMilestoneLeadTime']['responses'][200]['content']['application/json'];
  };
  /** Delete a lead time: `DELETE /MilestoneLeadTimes/DeleteMilestoneLeadTime/{id}` */
  deleteMilestoneLeadTime: {
    params: Main['deleteMilestoneLeadTime']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteMilestoneLeadTime']['responses'][200]['content']['application/json'];
  };
  /** List the plants for lead times: `GET /MilestoneLeadTimes/GetManufacturingLocations` */
  listLeadTimeLocations: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listLeadTimeLocations']['responses'][200]['content']['application/json'];
  };
  /** List the distribution centres for lead times: `GET /MilestoneLeadTimes/GetDistributionCenters` */
  listLeadTimeDistributionCenters: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listLeadTimeDistributionCenters']['responses'][200]['content']['application/json'];
  };
  /** List the product types for lead times: `GET /MilestoneLeadTimes/GetProductTypes` */
  listLeadTimeProductTypes: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listLeadTimeProductTypes']['responses'][200]['content']['application/json'];
  };
  /** List the categories for lead times: `GET /MilestoneLeadTimes/GetRequestTypes` */
  listLeadTimeRequestTypes: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listLeadTimeRequestTypes']['responses'][200]['content']['application/json'];
  };
  /** List the milestones that plans of a type and category pass: `GET /MilestoneLeadTimes/GetMilestones` */
  listLeadTimeMilestones: {
    params: object;
    query: Main['listLeadTimeMilestones']['parameters']['query'];
    body: undefined;
    output: Main['listLeadTimeMilestones']['responses'][200]['content']['application/json'];
  };
  /** Explain which lead times count: `GET /MilestoneLeadTimes/GetApplyingLeadTimes` */
  listApplyingLeadTimes: {
    params: object;
    query: Main['listApplyingLeadTimes']['parameters']['query'];
    body: undefined;
    output: Main['listApplyingLeadTimes']['responses'][200]['content']['application/json'];
  };
  /** List what open plans need and no lead time fits: `GET /MilestoneLeadTimes/GetMissingLeadTimes` */
  listMissingLeadTimes: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listMissingLeadTimes']['responses'][200]['content']['application/json'];
  };
  /** List workflows: `GET /Workflow/GetRecords` */
  listWorkflows: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listWorkflows']['responses'][200]['content']['application/json'];
  };
  /** Read a workflow: `GET /Workflow/GetWorkflow/{id}` */
  getWorkflow: {
    params: Main['getWorkflow']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getWorkflow']['responses'][200]['content']['application/json'];
  };
  /** List the versions of a workflow: `GET /Workflow/GetVersions/{id}` */
  listWorkflowVersions: {
    params: Main['listWorkflowVersions']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listWorkflowVersions']['responses'][200]['content']['application/json'];
  };
  /** List the job steps for workflows: `GET /Workflow/GetAllJobSteps` */
  listJobStepsForWorkflows: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listJobStepsForWorkflows']['responses'][200]['content']['application/json'];
  };
  /** Add a workflow: `POST /Workflow/Add` */
  addWorkflow: {
    params: object;
    query: object;
    body: NonNullable<Main['addWorkflow']['requestBody']>['content']['application/json'];
    output: Main['addWorkflow']['responses'][200]['content']['application/json'];
  };
  /** Change a workflow: `PUT /Workflow/Update` */
  updateWorkflow: {
    params: object;
    query: NonNullable<Main['updateWorkflow']['parameters']['query']>;
    body: NonNullable<Main['updateWorkflow']['requestBody']>['content']['application/json'];
    output: Main['updateWorkflow']['responses'][200]['content']['application/json'];
  };
  /** Ask whether a workflow can be changed: `POST /Workflow/CanBeUpdated` */
  canUpdateWorkflow: {
    params: object;
    query: object;
    body: NonNullable<Main['canUpdateWorkflow']['requestBody']>['content']['application/json'];
    output: Main['canUpdateWorkflow']['responses'][200]['content']['application/json'];
  };
  /** List cycle definitions: `GET /ManufacturingCycleDefinition/GetRecords` */
  listCycleDefinitions: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listCycleDefinitions']['responses'][200]['content']['application/json'];
  };
  /** Read a cycle definition: `GET /ManufacturingCycleDefinition/GetManufacturingCycleDefinition/{id}` */
  getCycleDefinition: {
    params: Main['getCycleDefinition']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getCycleDefinition']['responses'][200]['content']['application/json'];
  };
  /** List the workflows for cycle definitions: `GET /ManufacturingCycleDefinition/GetAllWorkflows` */
  listWorkflowsForDefinitions: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listWorkflowsForDefinitions']['responses'][200]['content']['application/json'];
  };
  /** Add or change a cycle definition: `PUT /ManufacturingCycleDefinition/Save` */
  saveCycleDefinition: {
    params: object;
    query: NonNullable<Main['saveCycleDefinition']['parameters']['query']>;
    body: NonNullable<Main['saveCycleDefinition']['requestBody']>['content']['application/json'];
    output: Main['saveCycleDefinition']['responses'][200]['content']['application/json'];
  };
  /** List the efforts of a plant: `GET /WorkflowStepEffort/GetEfforts` */
  listWorkflowStepEfforts: {
    params: object;
    query: Main['listWorkflowStepEfforts']['parameters']['query'];
    body: undefined;
    output: Main['listWorkflowStepEfforts']['responses'][200]['content']['application/json'];
  };
  /** Change the efforts of a group: `POST /WorkflowStepEffort/EditWorkflowStepEffort` */
  updateWorkflowStepEffort: {
    params: object;
    query: NonNullable<Main['updateWorkflowStepEffort']['parameters']['query']>;
    body: NonNullable<Main['updateWorkflowStepEffort']['requestBody']>['content']['application/json'];
    output: Main['updateWorkflowStepEffort']['responses'][200]['content']['application/json'];
  };
  /** List users: `GET /users/` */
  listUsers: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listUsers']['responses'][200]['content']['application/json'];
  };
  /** Add a user: `POST /users/` */
  addUser: {
    params: object;
    query: object;
    body: NonNullable<Main['addUser']['requestBody']>['content']['application/json'];
    output: Main['addUser']['responses'][200]['content']['application/json'];
  };
  /** Read a user: `GET /users/{id}` */
  getUser: {
    params: Main['getUser']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getUser']['responses'][200]['content']['application/json'];
  };
  /** Change a user: `PUT /users/{id}` */
  updateUser: {
    params: Main['updateUser']['parameters']['path'];
    query: object;
    body: NonNullable<Main['updateUser']['requestBody']>['content']['application/json'];
    output: Main['updateUser']['responses'][200]['content']['application/json'];
  };
  /** Change the password of the caller: `PATCH /users/change-password` */
  changePassword: {
    params: object;
    query: object;
    body: NonNullable<Main['changePassword']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Reset the password of a user: `PATCH /users/{id}/reset-password` */
  resetUserPassword: {
    params: Main['resetUserPassword']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['resetUserPassword']['responses'][200]['content']['application/json'];
  };
  /** List the rights that user management can grant: `GET /users/permissions` */
  listUserManagementPermissions: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listUserManagementPermissions']['responses'][200]['content']['application/json'];
  };
  /** List the rights that user management granted to a user: `GET /users/{id}/permissions` */
  listUserManagementPermissionsOfUser: {
    params: Main['listUserManagementPermissionsOfUser']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listUserManagementPermissionsOfUser']['responses'][200]['content']['application/json'];
  };
  /** Replace the rights that user management granted to a user: `PUT /users/{id}/permissions` */
  setUserManagementPermissions: {
    params: Main['setUserManagementPermissions']['parameters']['path'];
    query: object;
    body: NonNullable<Main['setUserManagementPermissions']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** List the rights of a user in the main system: `GET /UserPermissions/GetPermissions/{userId}` */
  listMainPermissionsOfUser: {
    params: Main['listMainPermissionsOfUser']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listMainPermissionsOfUser']['responses'][200]['content']['application/json'];
  };
  /** Grant rights of the main system: `POST /UserPermissions/Grant` */
  grantMainPermissions: {
    params: object;
    query: object;
    body: NonNullable<Main['grantMainPermissions']['requestBody']>['content']['application/json'];
    output: Main['grantMainPermissions']['responses'][200]['content']['application/json'];
  };
  /** Revoke rights of the main system: `POST /UserPermissions/Revoke` */
  revokeMainPermissions: {
    params: object;
    query: object;
    body: NonNullable<Main['revokeMainPermissions']['requestBody']>['content']['application/json'];
    output: Main['revokeMainPermissions']['responses'][200]['content']['application/json'];
  };
  /** List the roles of a user in the main system: `GET /UserRoles/GetRoles/{userId}` */
  listRolesOfUser: {
    params: Main['listRolesOfUser']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listRolesOfUser']['responses'][200]['content']['application/json'];
  };
  /** Give roles to a user: `POST /UserRoles/Assign` */
  assignRoles: {
    params: object;
    query: object;
    body: NonNullable<Main['assignRoles']['requestBody']>['content']['application/json'];
    output: Main['assignRoles']['responses'][200]['content']['application/json'];
  };
  /** Take roles away from a user: `POST /UserRoles/Dissociate` */
  dissociateRoles: {
    params: object;
    query: object;
    body: NonNullable<Main['dissociateRoles']['requestBody']>['content']['application/json'];
    output: Main['dissociateRoles']['responses'][200]['content']['application/json'];
  };
  /** Count the notifications: `GET /Notification/GetNumberOfNotifications` */
  countNotifications: {
    params: object;
    query: object;
    body: undefined;
    output: Main['countNotifications']['responses'][200]['content']['application/json'];
  };
  /** List the notifications: `GET /Notification/GetNotifications` */
  listNotifications: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listNotifications']['responses'][200]['content']['application/json'];
  };
  /** Acknowledge all notifications: `POST /Notification/AcknowledgeNotifications` */
  acknowledgeNotifications: {
    params: object;
    query: object;
    body: NonNullable<Main['acknowledgeNotifications']['requestBody']>['content']['application/json'] | undefined;
    output: Main['acknowledgeNotifications']['responses'][200]['content']['application/json'];
  };
  /** Acknowledge a notification: `POST /Notification/AcknowledgeNotification/{id}` */
  acknowledgeNotification: {
    params: Main['acknowledgeNotification']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['acknowledgeNotification']['responses'][200]['content']['application/json'];
  };
  /** Read the notification settings: `GET /NotificationSettings/GetNotificationsSettings` */
  getNotificationSettings: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getNotificationSettings']['responses'][200]['content']['application/json'];
  };
  /** Change when notifications expire: `PUT /NotificationSettings/EditNotificationLifespan` */
  editNotificationLifespan: {
    params: object;
    query: object;
    body: NonNullable<Main['editNotificationLifespan']['requestBody']>['content']['application/json'];
    output: Main['editNotificationLifespan']['responses'][200]['content']['application/json'];
  };
  /** List the materials of a product type: `GET /NotificationSettings/GetAvailableMaterials/{productTypeId}` */
  listMaterialsForRules: {
    params: Main['listMaterialsForRules']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listMaterialsForRules']['responses'][200]['content']['application/json'];
  };
  /** List the job steps of a material: `GET /NotificationSettings/GetAvailableJobSteps/{materialId}` */
  listJobStepsForRules: {
    params: Main['listJobStepsForRules']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['listJobStepsForRules']['responses'][200]['content']['application/json'];
  };
  /** Change a milestone alert: `PUT /NotificationSettings/MilestoneAlertNotificationSetting` */
  updateMilestoneAlert: {
    params: object;
    query: object;
    body: NonNullable<Main['updateMilestoneAlert']['requestBody']>['content']['application/json'];
    output: Main['updateMilestoneAlert']['responses'][200]['content']['application/json'];
  };
  /** Add a milestone alert: `POST /NotificationSettings/MilestoneAlertNotificationSetting` */
  addMilestoneAlert: {
    params: object;
    query: object;
    body: NonNullable<Main['addMilestoneAlert']['requestBody']>['content']['application/json'];
    output: Main['addMilestoneAlert']['responses'][200]['content']['application/json'];
  };
  /** Delete a milestone alert: `DELETE /NotificationSettings/MilestoneAlertNotificationSetting/{id}` */
  deleteMilestoneAlert: {
    params: Main['deleteMilestoneAlert']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteMilestoneAlert']['responses'][200]['content']['application/json'];
  };
  /** Change a job step alert: `PUT /NotificationSettings/JobStepAlertNotificationSetting` */
  updateJobStepAlert: {
    params: object;
    query: object;
    body: NonNullable<Main['updateJobStepAlert']['requestBody']>['content']['application/json'];
    output: Main['updateJobStepAlert']['responses'][200]['content']['application/json'];
  };
  /** Add a job step alert: `POST /NotificationSettings/JobStepAlertNotificationSetting` */
  addJobStepAlert: {
    params: object;
    query: object;
    body: NonNullable<Main['addJobStepAlert']['requestBody']>['content']['application/json'];
    output: Main['addJobStepAlert']['responses'][200]['content']['application/json'];
  };
  /** Delete a job step alert: `DELETE /NotificationSettings/JobStepAlertNotificationSetting/{id}` */
  deleteJobStepAlert: {
    params: Main['deleteJobStepAlert']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteJobStepAlert']['responses'][200]['content']['application/json'];
  };
  /** Change a rule about plan changes: `PUT /NotificationSettings/FulfilmentPlanChange` */
  updateFulfilmentPlanChangeRule: {
    params: object;
    query: object;
    body: NonNullable<Main['updateFulfilmentPlanChangeRule']['requestBody']>['content']['application/json'];
    output: Main['updateFulfilmentPlanChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Add a rule about plan changes: `POST /NotificationSettings/FulfilmentPlanChange` */
  addFulfilmentPlanChangeRule: {
    params: object;
    query: object;
    body: NonNullable<Main['addFulfilmentPlanChangeRule']['requestBody']>['content']['application/json'];
    output: Main['addFulfilmentPlanChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Delete a rule about plan changes: `DELETE /NotificationSettings/FulfilmentPlanChange/{id}` */
  deleteFulfilmentPlanChangeRule: {
    params: Main['deleteFulfilmentPlanChangeRule']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteFulfilmentPlanChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Change a rule about manufacturing cycle changes: `PUT /NotificationSettings/ManufacturingCycleChange` */
  updateManufacturingCycleChangeRule: {
    params: object;
    query: object;
    body: NonNullable<Main['updateManufacturingCycleChangeRule']['requestBody']>['content']['application/json'];
    output: Main['updateManufacturingCycleChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Add a rule about manufacturing cycle changes: `POST /NotificationSettings/ManufacturingCycleChange` */
  addManufacturingCycleChangeRule: {
    params: object;
    query: object;
    body: NonNullable<Main['addManufacturingCycleChangeRule']['requestBody']>['content']['application/json'];
    output: Main['addManufacturingCycleChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Delete a rule about manufacturing cycle changes: `DELETE /NotificationSettings/ManufacturingCycleChange/{id}` */
  deleteManufacturingCycleChangeRule: {
    params: Main['deleteManufacturingCycleChangeRule']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteManufacturingCycleChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Change a rule about job step changes: `PUT /NotificationSettings/JobStepChange` */
  updateJobStepChangeRule: {
    params: object;
    query: object;
    body: NonNullable<Main['updateJobStepChangeRule']['requestBody']>['content']['application/json'];
    output: Main['updateJobStepChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Add a rule about job step changes: `POST /NotificationSettings/JobStepChange` */
  addJobStepChangeRule: {
    params: object;
    query: object;
    body: NonNullable<Main['addJobStepChangeRule']['requestBody']>['content']['application/json'];
    output: Main['addJobStepChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Delete a rule about job step changes: `DELETE /NotificationSettings/JobStepChange/{id}` */
  deleteJobStepChangeRule: {
    params: Main['deleteJobStepChangeRule']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteJobStepChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Change a rule about planned milestone changes: `PUT /NotificationSettings/PlannedMilestoneChange` */
  updatePlannedMilestoneChangeRule: {
    params: object;
    query: object;
    body: NonNullable<Main['updatePlannedMilestoneChangeRule']['requestBody']>['content']['application/json'];
    output: Main['updatePlannedMilestoneChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Add a rule about planned milestone changes: `POST /NotificationSettings/PlannedMilestoneChange` */
  addPlannedMilestoneChangeRule: {
    params: object;
    query: object;
    body: NonNullable<Main['addPlannedMilestoneChangeRule']['requestBody']>['content']['application/json'];
    output: Main['addPlannedMilestoneChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Delete a rule about planned milestone changes: `DELETE /NotificationSettings/PlannedMilestoneChange/{id}` */
  deletePlannedMilestoneChangeRule: {
    params: Main['deletePlannedMilestoneChangeRule']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deletePlannedMilestoneChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Change a rule about actual milestone changes: `PUT /NotificationSettings/ActualMilestoneChange` */
  updateActualMilestoneChangeRule: {
    params: object;
    query: object;
    body: NonNullable<Main['updateActualMilestoneChangeRule']['requestBody']>['content']['application/json'];
    output: Main['updateActualMilestoneChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Add a rule about actual milestone changes: `POST /NotificationSettings/ActualMilestoneChange` */
  addActualMilestoneChangeRule: {
    params: object;
    query: object;
    body: NonNullable<Main['addActualMilestoneChangeRule']['requestBody']>['content']['application/json'];
    output: Main['addActualMilestoneChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Delete a rule about actual milestone changes: `DELETE /NotificationSettings/ActualMilestoneChange/{id}` */
  deleteActualMilestoneChangeRule: {
    params: Main['deleteActualMilestoneChangeRule']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteActualMilestoneChangeRule']['responses'][200]['content']['application/json'];
  };
  /** Read what the filters of the change log offer: `GET /Changes/LoadFilters` */
  getChangesFilterOptions: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getChangesFilterOptions']['responses'][200]['content']['application/json'];
  };
  /** List the changes of a record of reference data or of design sessions: `GET /Changes/GetRecordChanges` */
  listRecordChanges: {
    params: object;
    query: Main['listRecordChanges']['parameters']['query'];
    body: undefined;
    output: Main['listRecordChanges']['responses'][200]['content']['application/json'];
  };
  /** List changes: `POST /Changes/GetFulfilmentPlanChanges` */
  listChanges: {
    params: object;
    query: object;
    body: NonNullable<Main['listChanges']['requestBody']>['content']['application/json'];
    output: Main['listChanges']['responses'][200]['content']['application/json'];
  };
  /** Read how the values of a change type are filtered: `GET /Changes/GetChangeTypeFilterDetails` */
  getChangeTypeSettings: {
    params: object;
    query: Main['getChangeTypeSettings']['parameters']['query'];
    body: undefined;
    output: Main['getChangeTypeSettings']['responses'][200]['content']['application/json'];
  };
  /** Find request ids with changes by a part of them: `GET /Changes/GetRequestIds` */
  findChangedRequests: {
    params: object;
    query: Main['findChangedRequests']['parameters']['query'];
    body: undefined;
    output: Main['findChangedRequests']['responses'][200]['content']['application/json'];
  };
  /** Find users with changes by a part of their name: `GET /Changes/GetUsers` */
  findChangingUsers: {
    params: object;
    query: Main['findChangingUsers']['parameters']['query'];
    body: undefined;
    output: Main['findChangingUsers']['responses'][200]['content']['application/json'];
  };
  /** Save the filters of the change log under a name: `POST /Changes/SaveChangesFilter` */
  saveChangesFilter: {
    params: object;
    query: object;
    body: NonNullable<Main['saveChangesFilter']['requestBody']>['content']['application/json'];
    output: Main['saveChangesFilter']['responses'][200]['content']['application/json'];
  };
  /** List the saved filters of the change log: `GET /Changes/GetFiltersList` */
  listChangesFilters: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listChangesFilters']['responses'][200]['content']['application/json'];
  };
  /** Read a saved filter of the change log: `GET /Changes/LoadState/{id}` */
  getChangesFilter: {
    params: Main['getChangesFilter']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getChangesFilter']['responses'][200]['content']['application/json'];
  };
  /** List the saved filters that the caller sees: `GET /QueryStorage/GetStoredQueriesForManagement` */
  listStoredQueries: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listStoredQueries']['responses'][200]['content']['application/json'];
  };
  /** Rename a saved filter, or share it: `POST /QueryStorage/UpdateQuerySettings` */
  updateStoredQuery: {
    params: object;
    query: object;
    body: NonNullable<Main['updateStoredQuery']['requestBody']>['content']['application/json'];
    output: Main['updateStoredQuery']['responses'][200]['content']['application/json'];
  };
  /** Delete a saved filter: `POST /QueryStorage/DeleteQuery/{id}` */
  deleteStoredQuery: {
    params: Main['deleteStoredQuery']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteStoredQuery']['responses'][200]['content']['application/json'];
  };
  /** Find owners of saved filters by a part of their name: `GET /QueryStorage/GetUsers` */
  findFilterOwners: {
    params: object;
    query: Main['findFilterOwners']['parameters']['query'];
    body: undefined;
    output: Main['findFilterOwners']['responses'][200]['content']['application/json'];
  };
  /** Import a file of requests: `POST /ImportRequest/Import` */
  importRequests: {
    params: object;
    query: object;
    body: NonNullable<Main['importRequests']['requestBody']>['content']['multipart/form-data'];
    output: Main['importRequests']['responses'][200]['content']['application/json'];
  };
  /** List the import log: `GET /ImportRequest/GetImports` */
  listImportLog: {
    params: object;
    query: NonNullable<Main['listImportLog']['parameters']['query']>;
    body: undefined;
    output: Main['listImportLog']['responses'][200]['content']['application/json'];
  };
  /** List the imports: `POST /ImportRequest/GetImportedRequests` */
  listImports: {
    params: object;
    query: object;
    body: NonNullable<Main['listImports']['requestBody']>['content']['application/json'];
    output: Main['listImports']['responses'][200]['content']['application/json'];
  };
  /** List what became of the requests of an import: `POST /ImportRequest/GetImportedRequestDetails` */
  listImportResults: {
    params: object;
    query: object;
    body: NonNullable<Main['listImportResults']['requestBody']>['content']['application/json'];
    output: Main['listImportResults']['responses'][200]['content']['application/json'];
  };
  /** Read the messages of an import: `GET /ImportRequest/GetImportMessages/{id}` */
  getImportMessages: {
    params: Main['getImportMessages']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getImportMessages']['responses'][200]['content']['application/json'];
  };
  /** Read whether an import is finished: `GET /ImportRequest/GetImportStatus/{id}` */
  getImportStatus: {
    params: Main['getImportStatus']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getImportStatus']['responses'][200]['content']['application/json'];
  };
  /** Find imported request ids by a part of them: `GET /ImportRequest/GetRequestIds` */
  findImportedRequests: {
    params: object;
    query: Main['findImportedRequests']['parameters']['query'];
    body: undefined;
    output: Main['findImportedRequests']['responses'][200]['content']['application/json'];
  };
  /** Read an import of requests: `GET /ImportRequest/GetImport/{id}` */
  getRequestImport: {
    params: Main['getRequestImport']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['getRequestImport']['responses'][200]['content']['application/json'];
  };
  /** Carry out a dry run of requests: `POST /ImportRequest/ApplyImport/{id}` */
  applyRequestImport: {
    params: Main['applyRequestImport']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['applyRequestImport']['responses'][200]['content']['application/json'];
  };
  /** Stop an import of requests: `POST /ImportRequest/StopImport/{id}` */
  stopRequestImport: {
    params: Main['stopRequestImport']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Go on with an import of requests that was stopped or failed: `POST /ImportRequest/ContinueImport/{id}` */
  continueRequestImport: {
    params: Main['continueRequestImport']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Export the rows of an import of requests that became no plan: `GET /ImportRequest/GetSkippedRows/{id}` */
  exportSkippedRequestRows: {
    params: Main['exportSkippedRequestRows']['parameters']['path'];
    query: object;
    body: undefined;
    output: FileAnswer;
  };
  /** Download a template of a file of requests: `GET /ImportRequest/GetTemplate` */
  getRequestImportTemplate: {
    params: object;
    query: NonNullable<Main['getRequestImportTemplate']['parameters']['query']>;
    body: undefined;
    output: FileAnswer;
  };
  /** List parcels: `GET /TrackingInformation/GetTrackingInformation` */
  listTracking: {
    params: object;
    query: NonNullable<Main['listTracking']['parameters']['query']>;
    body: undefined;
    output: Main['listTracking']['responses'][200]['content']['application/json'];
  };
  /** List the statuses of parcels: `GET /TrackingInformation/GetStatuses` */
  listTrackingStatuses: {
    params: object;
    query: object;
    body: undefined;
    output: Main['listTrackingStatuses']['responses'][200]['content']['application/json'];
  };
  /** Find request ids of parcels by a part of them: `GET /TrackingInformation/GetRequestIds` */
  findTrackedRequests: {
    params: object;
    query: Main['findTrackedRequests']['parameters']['query'];
    body: undefined;
    output: Main['findTrackedRequests']['responses'][200]['content']['application/json'];
  };
  /** Read the preferences and what the screen offers: `GET /SurgeonPreferences/GetData` */
  getSurgeonPreferencesData: {
    params: object;
    query: object;
    body: undefined;
    output: Main['getSurgeonPreferencesData']['responses'][200]['content']['application/json'];
  };
  /** List preferences: `GET /SurgeonPreferences/SurgeonsList` */
  listSurgeonPreferences: {
    params: object;
    query: NonNullable<Main['listSurgeonPreferences']['parameters']['query']>;
    body: undefined;
    output: Main['listSurgeonPreferences']['responses'][200]['content']['application/json'];
  };
  /** Add preferences of a surgeon: `POST /SurgeonPreferences/Add` */
  addSurgeonPreference: {
    params: object;
    query: object;
    body: NonNullable<Main['addSurgeonPreference']['requestBody']>['content']['application/json'];
    output: Main['addSurgeonPreference']['responses'][200]['content']['application/json'];
  };
  /** Change preferences of a surgeon: `POST /SurgeonPreferences/Update` */
  updateSurgeonPreference: {
    params: object;
    query: Main['updateSurgeonPreference']['parameters']['query'];
    body: NonNullable<Main['updateSurgeonPreference']['requestBody']>['content']['application/json'];
    output: Main['updateSurgeonPreference']['responses'][200]['content']['application/json'];
  };
  /** Delete preferences of a surgeon: `POST /SurgeonPreferences/Delete/{id}` */
  deleteSurgeonPreference: {
    params: Main['deleteSurgeonPreference']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['deleteSurgeonPreference']['responses'][200]['content']['application/json'];
  };
  /** Export preferences as a spreadsheet: `GET /SurgeonPreferences/Export` */
  exportSurgeonPreferences: {
    params: object;
    query: NonNullable<Main['exportSurgeonPreferences']['parameters']['query']>;
    body: undefined;
    output: FileAnswer;
  };
  /** List the documentation rights of the caller: `GET /Permission/Granted` */
  listGrantedDocumentationPermissions: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listGrantedDocumentationPermissions']['responses'][200]['content']['application/json'];
  };
  /** Read the version of the documentation service: `GET /Version` */
  getDocumentationVersion: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['getDocumentationVersion']['responses'][200]['content']['application/json'];
  };
  /** List the users whose names are shown: `GET /users` */
  listDocumentationUsers: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listDocumentationUsers']['responses'][200]['content']['application/json'];
  };
  /** List the divisions: `GET /Dictionary/Divisions` */
  listDivisions: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listDivisions']['responses'][200]['content']['application/json'];
  };
  /** List the document types: `GET /Dictionary/DocumentTypes` */
  listDocumentTypes: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listDocumentTypes']['responses'][200]['content']['application/json'];
  };
  /** List the portals: `GET /Dictionary/Portals` */
  listPortals: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listPortals']['responses'][200]['content']['application/json'];
  };
  /** List the languages: `GET /Dictionary/Languages` */
  listLanguages: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listLanguages']['responses'][200]['content']['application/json'];
  };
  /** List the product families: `GET /Dictionary/ProductFamilies` */
  listProductFamilies: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listProductFamilies']['responses'][200]['content']['application/json'];
  };
  /** List the regions: `GET /Dictionary/Regions` */
  listRegions: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listRegions']['responses'][200]['content']['application/json'];
  };
  /** List documents: `GET /Document` */
  listDocuments: {
    params: object;
    query: NonNullable<Documentation['listDocuments']['parameters']['query']>;
    body: undefined;
    output: Documentation['listDocuments']['responses'][200]['content']['application/json'];
  };
  /** Add a document: `POST /Document` */
  addDocument: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addDocument']['requestBody']>['content']['application/json'];
    output: Documentation['addDocument']['responses'][200]['content']['application/json'];
  };
  /** Read a document: `GET /Document/{id}` */
  getDocument: {
    params: Documentation['getDocument']['parameters']['path'];
    query: NonNullable<Documentation['getDocument']['parameters']['query']>;
    body: undefined;
    output: Documentation['getDocument']['responses'][200]['content']['application/json'];
  };
  /** Delete a document: `DELETE /Document/{id}` */
  deleteDocument: {
    params: Documentation['deleteDocument']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Change the name of a document: `PUT /Document/{id}/Name` */
  setDocumentName: {
    params: Documentation['setDocumentName']['parameters']['path'];
    query: Documentation['setDocumentName']['parameters']['query'];
    body: undefined;
    output: undefined;
  };
  /** Change the division of a document: `PUT /Document/{id}/Division` */
  setDocumentDivision: {
    params: Documentation['setDocumentDivision']['parameters']['path'];
    query: Documentation['setDocumentDivision']['parameters']['query'];
    body: undefined;
    output: undefined;
  };
  /** Change the type of a document: `PUT /Document/{id}/Type` */
  setDocumentType: {
    params: Documentation['setDocumentType']['parameters']['path'];
    query: Documentation['setDocumentType']['parameters']['query'];
    body: undefined;
    output: undefined;
  };
  /** Change the eIFU name of a document: `PUT /Document/{id}/EIFUName` */
  setDocumentEifuName: {
    params: Documentation['setDocumentEifuName']['parameters']['path'];
    query: NonNullable<Documentation['setDocumentEifuName']['parameters']['query']>;
    body: undefined;
    output: undefined;
  };
  /** Change the portal of a document: `PUT /Document/{id}/Portal` */
  setDocumentPortal: {
    params: Documentation['setDocumentPortal']['parameters']['path'];
    query: NonNullable<Documentation['setDocumentPortal']['parameters']['query']>;
    body: undefined;
    output: undefined;
  };
  /** Change the versioned switch of a document: `PUT /Document/{id}/IsVersioned` */
  setDocumentVersioned: {
    params: Documentation['setDocumentVersioned']['parameters']['path'];
    query: Documentation['setDocumentVersioned']['parameters']['query'];
    body: undefined;
    output: undefined;
  };
  /** Change the number of a document: `PUT /Document/{id}/Number` */
  setDocumentNumber: {
    params: Documentation['setDocumentNumber']['parameters']['path'];
    query: Documentation['setDocumentNumber']['parameters']['query'];
    body: undefined;
    output: undefined;
  };
  /** List the versions of a document: `GET /Document/{id}/Version` */
  listDocumentVersions: {
    params: Documentation['listDocumentVersions']['parameters']['path'];
    query: object;
    body: undefined;
    output: Documentation['listDocumentVersions']['responses'][200]['content']['application/json'];
  };
  /** List document numbers by their ids: `GET /Document/DocumentNumbers` */
  listDocumentNumbers: {
    params: object;
    query: Documentation['listDocumentNumbers']['parameters']['query'];
    body: undefined;
    output: Documentation['listDocumentNumbers']['responses'][200]['content']['application/json'];
  };
  /** Change a revision: `PUT /Document/Revision` */
  updateRevision: {
    params: object;
    query: NonNullable<Documentation['updateRevision']['parameters']['query']>;
    body: NonNullable<Documentation['updateRevision']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Add a revision: `POST /Document/Revision` */
  addRevision: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addRevision']['requestBody']>['content']['application/json'];
    output: Documentation['addRevision']['responses'][200]['content']['application/json'];
  };
  /** Delete a revision: `DELETE /Document/Revision/{id}` */
  deleteRevision: {
    params: Documentation['deleteRevision']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Change a file: `PUT /Document/File` */
  updateDocumentFile: {
    params: object;
    query: NonNullable<Documentation['updateDocumentFile']['parameters']['query']>;
    body: NonNullable<Documentation['updateDocumentFile']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Add a file to a revision: `POST /Document/File` */
  addDocumentFile: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addDocumentFile']['requestBody']>['content']['application/json'];
    output: Documentation['addDocumentFile']['responses'][200]['content']['application/json'];
  };
  /** Delete a file: `DELETE /Document/File/{id}` */
  deleteDocumentFile: {
    params: Documentation['deleteDocumentFile']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** List products: `GET /Product` */
  listDocumentationProducts: {
    params: object;
    query: NonNullable<Documentation['listDocumentationProducts']['parameters']['query']>;
    body: undefined;
    output: Documentation['listDocumentationProducts']['responses'][200]['content']['application/json'];
  };
  /** Add a product: `POST /Product` */
  addDocumentationProduct: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addDocumentationProduct']['requestBody']>['content']['application/json'];
    output: Documentation['addDocumentationProduct']['responses'][200]['content']['application/json'];
  };
  /** Read a product: `GET /Product/{id}` */
  getDocumentationProduct: {
    params: Documentation['getDocumentationProduct']['parameters']['path'];
    query: NonNullable<Documentation['getDocumentationProduct']['parameters']['query']>;
    body: undefined;
    output: Documentation['getDocumentationProduct']['responses'][200]['content']['application/json'];
  };
  /** Delete a product: `DELETE /Product/{id}` */
  deleteDocumentationProduct: {
    params: Documentation['deleteDocumentationProduct']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Change the description of a product: `PUT /Product/{id}/Description` */
  setProductDescription: {
    params: Documentation['setProductDescription']['parameters']['path'];
    query: Documentation['setProductDescription']['parameters']['query'];
    body: undefined;
    output: undefined;
  };
  /** Change the family of a product: `PUT /Product/{id}/ProductFamily` */
  setProductFamily: {
    params: Documentation['setProductFamily']['parameters']['path'];
    query: NonNullable<Documentation['setProductFamily']['parameters']['query']>;
    body: undefined;
    output: undefined;
  };
  /** Change the division of a product: `PUT /Product/{id}/Division` */
  setProductDivision: {
    params: Documentation['setProductDivision']['parameters']['path'];
    query: Documentation['setProductDivision']['parameters']['query'];
    body: undefined;
    output: undefined;
  };
  /** Change the key code switch of a product: `PUT /Product/{id}/NeedsKeyCode` */
  setProductNeedsKeyCode: {
    params: Documentation['setProductNeedsKeyCode']['parameters']['path'];
    query: Documentation['setProductNeedsKeyCode']['parameters']['query'];
    body: undefined;
    output: undefined;
  };
  /** Change the eIFU description of a product: `PUT /Product/{id}/EIFUDescription` */
  setProductEifuDescription: {
    params: Documentation['setProductEifuDescription']['parameters']['path'];
    query: NonNullable<Documentation['setProductEifuDescription']['parameters']['query']>;
    body: undefined;
    output: undefined;
  };
  /** Find documents by a part of their number: `GET /Product/DocumentNumbers` */
  findDocumentNumbers: {
    params: object;
    query: Documentation['findDocumentNumbers']['parameters']['query'];
    body: undefined;
    output: Documentation['findDocumentNumbers']['responses'][200]['content']['application/json'];
  };
  /** Find documents that can describe a product: `GET /Product/{id}/DocumentNumbers` */
  findDocumentNumbersForProduct: {
    params: Documentation['findDocumentNumbersForProduct']['parameters']['path'];
    query: Documentation['findDocumentNumbersForProduct']['parameters']['query'];
    body: undefined;
    output: Documentation['findDocumentNumbersForProduct']['responses'][200]['content']['application/json'];
  };
  /** Change the document of an association: `PUT /Product/Association` */
  updateAssociation: {
    params: object;
    query: NonNullable<Documentation['updateAssociation']['parameters']['query']>;
    body: NonNullable<Documentation['updateAssociation']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Let documents describe a product: `POST /Product/Association` */
  addAssociations: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addAssociations']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Delete an association: `DELETE /Product/Association/{id}` */
  deleteAssociation: {
    params: Documentation['deleteAssociation']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Change a version of a product: `PUT /Product/Version` */
  updateProductVersion: {
    params: object;
    query: NonNullable<Documentation['updateProductVersion']['parameters']['query']>;
    body: NonNullable<Documentation['updateProductVersion']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Add a version to a product: `POST /Product/Version` */
  addProductVersion: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addProductVersion']['requestBody']>['content']['application/json'];
    output: Documentation['addProductVersion']['responses'][200]['content']['application/json'];
  };
  /** Delete a version of a product: `DELETE /Product/Version/{id}` */
  deleteProductVersion: {
    params: Documentation['deleteProductVersion']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Change an association between versions: `PUT /Product/VersionsAssociation` */
  updateVersionAssociation: {
    params: object;
    query: NonNullable<Documentation['updateVersionAssociation']['parameters']['query']>;
    body: NonNullable<Documentation['updateVersionAssociation']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Let a document version belong to a product version: `POST /Product/VersionsAssociation` */
  addVersionAssociation: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addVersionAssociation']['requestBody']>['content']['application/json'];
    output: Documentation['addVersionAssociation']['responses'][200]['content']['application/json'];
  };
  /** Delete an association between versions: `DELETE /Product/VersionsAssociation/{id}` */
  deleteVersionAssociation: {
    params: Documentation['deleteVersionAssociation']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Assign a key code: `POST /Product/{id}/KeyCode` */
  assignKeyCode: {
    params: Documentation['assignKeyCode']['parameters']['path'];
    query: object;
    body: NonNullable<Documentation['assignKeyCode']['requestBody']>['content']['application/json'];
    output: Documentation['assignKeyCode']['responses'][200]['content']['application/json'];
  };
  /** List key codes: `GET /KeyCode` */
  listKeyCodes: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listKeyCodes']['responses'][200]['content']['application/json'];
  };
  /** Make a key code: `POST /KeyCode` */
  addKeyCode: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['addKeyCode']['responses'][200]['content']['application/json'];
  };
  /** List the document versions that a key code can get: `GET /KeyCode/{id}/availableDocuments` */
  listDocumentsForKeyCode: {
    params: Documentation['listDocumentsForKeyCode']['parameters']['path'];
    query: object;
    body: undefined;
    output: Documentation['listDocumentsForKeyCode']['responses'][200]['content']['application/json'];
  };
  /** List the product versions that a key code can get: `GET /KeyCode/{id}/availableProducts` */
  listProductsForKeyCode: {
    params: Documentation['listProductsForKeyCode']['parameters']['path'];
    query: object;
    body: undefined;
    output: Documentation['listProductsForKeyCode']['responses'][200]['content']['application/json'];
  };
  /** Replace the document versions of a key code: `PUT /KeyCode/{id}/documents` */
  setKeyCodeDocuments: {
    params: Documentation['setKeyCodeDocuments']['parameters']['path'];
    query: object;
    body: NonNullable<Documentation['setKeyCodeDocuments']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Replace the product versions of a key code: `PUT /KeyCode/{id}/products` */
  setKeyCodeProducts: {
    params: Documentation['setKeyCodeProducts']['parameters']['path'];
    query: object;
    body: NonNullable<Documentation['setKeyCodeProducts']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Follow a code in both directions: `GET /Trace` */
  getTrace: {
    params: object;
    query: Documentation['getTrace']['parameters']['query'];
    body: undefined;
    output: Documentation['getTrace']['responses'][200]['content']['application/json'];
  };
  /** Export a trace as a spreadsheet: `GET /Trace/Export` */
  exportTrace: {
    params: object;
    query: Documentation['exportTrace']['parameters']['query'];
    body: undefined;
    output: FileAnswer;
  };
  /** List the imports of products: `GET /ProductImport` */
  listProductImports: {
    params: object;
    query: NonNullable<Documentation['listProductImports']['parameters']['query']>;
    body: undefined;
    output: Documentation['listProductImports']['responses'][200]['content']['application/json'];
  };
  /** Import a file of products: `POST /ProductImport` */
  importProducts: {
    params: object;
    query: object;
    body: NonNullable<Documentation['importProducts']['requestBody']>['content']['multipart/form-data'];
    output: Documentation['importProducts']['responses'][200]['content']['application/json'];
  };
  /** Read an import of products: `GET /ProductImport/{id}` */
  getProductImport: {
    params: Documentation['getProductImport']['parameters']['path'];
    query: NonNullable<Documentation['getProductImport']['parameters']['query']>;
    body: undefined;
    output: Documentation['getProductImport']['responses'][200]['content']['application/json'];
  };
  /** Download a template of a file of products: `GET /ProductImport/Template` */
  getProductImportTemplate: {
    params: object;
    query: NonNullable<Documentation['getProductImportTemplate']['parameters']['query']>;
    body: undefined;
    output: FileAnswer;
  };
  /** Carry out a dry run of products: `POST /ProductImport/{id}/Apply` */
  applyProductImport: {
    params: Documentation['applyProductImport']['parameters']['path'];
    query: object;
    body: undefined;
    output: Documentation['applyProductImport']['responses'][200]['content']['application/json'];
  };
  /** Stop an import of products: `POST /ProductImport/{id}/Stop` */
  stopProductImport: {
    params: Documentation['stopProductImport']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Go on with an import of products that was stopped or failed: `POST /ProductImport/{id}/Continue` */
  continueProductImport: {
    params: Documentation['continueProductImport']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Export the rows of an import of products that were ignored: `GET /ProductImport/{id}/FailedRows` */
  exportFailedProductRows: {
    params: Documentation['exportFailedProductRows']['parameters']['path'];
    query: object;
    body: undefined;
    output: FileAnswer;
  };
  /** List the imports of documents: `GET /DocumentImport` */
  listDocumentImports: {
    params: object;
    query: NonNullable<Documentation['listDocumentImports']['parameters']['query']>;
    body: undefined;
    output: Documentation['listDocumentImports']['responses'][200]['content']['application/json'];
  };
  /** Import a manifest of documents: `POST /DocumentImport` */
  importDocuments: {
    params: object;
    query: object;
    body: NonNullable<Documentation['importDocuments']['requestBody']>['content']['multipart/form-data'];
    output: Documentation['importDocuments']['responses'][200]['content']['application/json'];
  };
  /** Read an import of documents: `GET /DocumentImport/{id}` */
  getDocumentImport: {
    params: Documentation['getDocumentImport']['parameters']['path'];
    query: NonNullable<Documentation['getDocumentImport']['parameters']['query']>;
    body: undefined;
    output: Documentation['getDocumentImport']['responses'][200]['content']['application/json'];
  };
  /** Download a template of a manifest of documents: `GET /DocumentImport/Template` */
  getDocumentImportTemplate: {
    params: object;
    query: NonNullable<Documentation['getDocumentImportTemplate']['parameters']['query']>;
    body: undefined;
    output: FileAnswer;
  };
  /** Carry out a dry run of documents: `POST /DocumentImport/{id}/Apply` */
  applyDocumentImport: {
    params: Documentation['applyDocumentImport']['parameters']['path'];
    query: object;
    body: undefined;
    output: Documentation['applyDocumentImport']['responses'][200]['content']['application/json'];
  };
  /** Stop an import of documents: `POST /DocumentImport/{id}/Stop` */
  stopDocumentImport: {
    params: Documentation['stopDocumentImport']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Go on with an import of documents that was stopped or failed: `POST /DocumentImport/{id}/Continue` */
  continueDocumentImport: {
    params: Documentation['continueDocumentImport']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** Export the rows of an import of documents that were ignored: `GET /DocumentImport/{id}/FailedRows` */
  exportFailedDocumentRows: {
    params: Documentation['exportFailedDocumentRows']['parameters']['path'];
    query: object;
    body: undefined;
    output: FileAnswer;
  };
  /** Read the tree of a document: `GET /DocumentExport/{id}` */
  getDocumentExportTree: {
    params: Documentation['getDocumentExportTree']['parameters']['path'];
    query: object;
    body: undefined;
    output: Documentation['getDocumentExportTree']['responses'][200]['content']['application/json'];
  };
  /** List the trees of documents: `GET /DocumentExport/List` */
  listDocumentExportTrees: {
    params: object;
    query: Documentation['listDocumentExportTrees']['parameters']['query'];
    body: undefined;
    output: Documentation['listDocumentExportTrees']['responses'][200]['content']['application/json'];
  };
  /** Find documents to export by a part of their number: `GET /DocumentExport/DocumentNumbers` */
  findDocumentNumbersForExport: {
    params: object;
    query: Documentation['findDocumentNumbersForExport']['parameters']['query'];
    body: undefined;
    output: Documentation['findDocumentNumbersForExport']['responses'][200]['content']['application/json'];
  };
  /** Export chosen files as a list: `POST /DocumentExport/Documents` */
  exportDocumentList: {
    params: object;
    query: object;
    body: NonNullable<Documentation['exportDocumentList']['requestBody']>['content']['application/json'];
    output: FileAnswer;
  };
  /** Export chosen files as a copy script: `POST /DocumentExport/Files` */
  exportDocumentScript: {
    params: object;
    query: object;
    body: NonNullable<Documentation['exportDocumentScript']['requestBody']>['content']['application/json'];
    output: FileAnswer;
  };
  /** Read the document numbers of a file: `POST /DocumentExport/ExtractNumbers` */
  extractDocumentNumbers: {
    params: object;
    query: object;
    body: NonNullable<Documentation['extractDocumentNumbers']['requestBody']>['content']['multipart/form-data'];
    output: Documentation['extractDocumentNumbers']['responses'][200]['content']['application/json'];
  };
  /** Read the tree of a product: `GET /ProductExport/{id}` */
  getProductExportTree: {
    params: Documentation['getProductExportTree']['parameters']['path'];
    query: object;
    body: undefined;
    output: Documentation['getProductExportTree']['responses'][200]['content']['application/json'];
  };
  /** List the trees of products: `GET /ProductExport/List` */
  listProductExportTrees: {
    params: object;
    query: Documentation['listProductExportTrees']['parameters']['query'];
    body: undefined;
    output: Documentation['listProductExportTrees']['responses'][200]['content']['application/json'];
  };
  /** Find products to export by a part of their GTIN: `GET /ProductExport/ProductGtins` */
  findGtinsForProductExport: {
    params: object;
    query: Documentation['findGtinsForProductExport']['parameters']['query'];
    body: undefined;
    output: Documentation['findGtinsForProductExport']['responses'][200]['content']['application/json'];
  };
  /** Find documents whose products are exported: `GET /ProductExport/DocumentNumbers` */
  findDocumentNumbersForProductExport: {
    params: object;
    query: Documentation['findDocumentNumbersForProductExport']['parameters']['query'];
    body: undefined;
    output: Documentation['findDocumentNumbersForProductExport']['responses'][200]['content']['application/json'];
  };
  /** List the products that documents describe: `GET /ProductExport/AssociatedProducts` */
  listAssociatedProductsForExport: {
    params: object;
    query: Documentation['listAssociatedProductsForExport']['parameters']['query'];
    body: undefined;
    output: Documentation['listAssociatedProductsForExport']['responses'][200]['content']['application/json'];
  };
  /** Export chosen products as a text file: `POST /ProductExport` */
  exportProducts: {
    params: object;
    query: object;
    body: NonNullable<Documentation['exportProducts']['requestBody']>['content']['application/json'];
    output: FileAnswer;
  };
  /** Export chosen products as a ZIP file: `POST /ProductExport/ZipExport` */
  exportProductsZip: {
    params: object;
    query: object;
    body: NonNullable<Documentation['exportProductsZip']['requestBody']>['content']['application/json'];
    output: FileAnswer;
  };
  /** Read the GTINs of a file: `POST /ProductExport/ExtractGtins` */
  extractGtinsForProductExport: {
    params: object;
    query: object;
    body: NonNullable<Documentation['extractGtinsForProductExport']['requestBody']>['content']['multipart/form-data'];
    output: Documentation['extractGtinsForProductExport']['responses'][200]['content']['application/json'];
  };
  /** Read the tree of a product for key codes: `GET /KeyCodeExport/{id}` */
  getKeyCodeExportTree: {
    params: Documentation['getKeyCodeExportTree']['parameters']['path'];
    query: object;
    body: undefined;
    output: Documentation['getKeyCodeExportTree']['responses'][200]['content']['application/json'];
  };
  /** List the trees of products for key codes: `GET /KeyCodeExport/List` */
  listKeyCodeExportTrees: {
    params: object;
    query: Documentation['listKeyCodeExportTrees']['parameters']['query'];
    body: undefined;
    output: Documentation['listKeyCodeExportTrees']['responses'][200]['content']['application/json'];
  };
  /** Find products by a part of their GTIN for key codes: `GET /KeyCodeExport/ProductGtins` */
  findGtinsForKeyCodeExport: {
    params: object;
    query: Documentation['findGtinsForKeyCodeExport']['parameters']['query'];
    body: undefined;
    output: Documentation['findGtinsForKeyCodeExport']['responses'][200]['content']['application/json'];
  };
  /** Find documents by a part of their number for key codes: `GET /KeyCodeExport/DocumentNumbers` */
  findDocumentNumbersForKeyCodeExport: {
    params: object;
    query: Documentation['findDocumentNumbersForKeyCodeExport']['parameters']['query'];
    body: undefined;
    output: Documentation['findDocumentNumbersForKeyCodeExport']['responses'][200]['content']['application/json'];
  };
  /** Export key codes as a text file: `POST /KeyCodeExport` */
  exportKeyCodes: {
    params: object;
    query: object;
    body: NonNullable<Documentation['exportKeyCodes']['requestBody']>['content']['application/json'];
    output: FileAnswer;
  };
  /** Read the GTINs of a file for key codes: `POST /KeyCodeExport/ExtractGtins` */
  extractGtinsForKeyCodeExport: {
    params: object;
    query: object;
    body: NonNullable<Documentation['extractGtinsForKeyCodeExport']['requestBody']>['content']['multipart/form-data'];
    output: Documentation['extractGtinsForKeyCodeExport']['responses'][200]['content']['application/json'];
  };
  /** List the document types for configuration: `GET /Configuration/DocumentType` */
  listConfiguredDocumentTypes: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listConfiguredDocumentTypes']['responses'][200]['content']['application/json'];
  };
  /** Change a document type: `PUT /Configuration/DocumentType` */
  updateDocumentType: {
    params: object;
    query: NonNullable<Documentation['updateDocumentType']['parameters']['query']>;
    body: NonNullable<Documentation['updateDocumentType']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Add a document type: `POST /Configuration/DocumentType` */
  addDocumentType: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addDocumentType']['requestBody']>['content']['application/json'];
    output: Documentation['addDocumentType']['responses'][200]['content']['application/json'];
  };
  /** Delete a document type: `DELETE /Configuration/DocumentType/{id}` */
  deleteDocumentType: {
    params: Documentation['deleteDocumentType']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** List the countries for configuration: `GET /Configuration/Country` */
  listConfiguredCountries: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listConfiguredCountries']['responses'][200]['content']['application/json'];
  };
  /** Change a country: `PUT /Configuration/Country` */
  updateCountry: {
    params: object;
    query: NonNullable<Documentation['updateCountry']['parameters']['query']>;
    body: NonNullable<Documentation['updateCountry']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Add a country: `POST /Configuration/Country` */
  addCountry: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addCountry']['requestBody']>['content']['application/json'];
    output: Documentation['addCountry']['responses'][200]['content']['application/json'];
  };
  /** Delete a country: `DELETE /Configuration/Country/{id}` */
  deleteCountry: {
    params: Documentation['deleteCountry']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** List the divisions for configuration: `GET /Configuration/Division` */
  listConfiguredDivisions: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listConfiguredDivisions']['responses'][200]['content']['application/json'];
  };
  /** Change a division: `PUT /Configuration/Division` */
  updateDivision: {
    params: object;
    query: NonNullable<Documentation['updateDivision']['parameters']['query']>;
    body: NonNullable<Documentation['updateDivision']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Add a division: `POST /Configuration/Division` */
  addDivision: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addDivision']['requestBody']>['content']['application/json'];
    output: Documentation['addDivision']['responses'][200]['content']['application/json'];
  };
  /** Delete a division: `DELETE /Configuration/Division/{id}` */
  deleteDivision: {
    params: Documentation['deleteDivision']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** List the portals for configuration: `GET /Configuration/Portal` */
  listConfiguredPortals: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listConfiguredPortals']['responses'][200]['content']['application/json'];
  };
  /** Change a portal: `PUT /Configuration/Portal` */
  updatePortal: {
    params: object;
    query: NonNullable<Documentation['updatePortal']['parameters']['query']>;
    body: NonNullable<Documentation['updatePortal']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Add a portal: `POST /Configuration/Portal` */
  addPortal: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addPortal']['requestBody']>['content']['application/json'];
    output: Documentation['addPortal']['responses'][200]['content']['application/json'];
  };
  /** Delete a portal: `DELETE /Configuration/Portal/{id}` */
  deletePortal: {
    params: Documentation['deletePortal']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** List the languages for configuration: `GET /Configuration/Language` */
  listConfiguredLanguages: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listConfiguredLanguages']['responses'][200]['content']['application/json'];
  };
  /** Change a language: `PUT /Configuration/Language` */
  updateLanguage: {
    params: object;
    query: NonNullable<Documentation['updateLanguage']['parameters']['query']>;
    body: NonNullable<Documentation['updateLanguage']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Add a language: `POST /Configuration/Language` */
  addLanguage: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addLanguage']['requestBody']>['content']['application/json'];
    output: Documentation['addLanguage']['responses'][200]['content']['application/json'];
  };
  /** Delete a language: `DELETE /Configuration/Language/{id}` */
  deleteLanguage: {
    params: Documentation['deleteLanguage']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** List the product families for configuration: `GET /Configuration/ProductFamily` */
  listConfiguredProductFamilies: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listConfiguredProductFamilies']['responses'][200]['content']['application/json'];
  };
  /** Change a product family: `PUT /Configuration/ProductFamily` */
  updateProductFamily: {
    params: object;
    query: NonNullable<Documentation['updateProductFamily']['parameters']['query']>;
    body: NonNullable<Documentation['updateProductFamily']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Add a product family: `POST /Configuration/ProductFamily` */
  addProductFamily: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addProductFamily']['requestBody']>['content']['application/json'];
    output: Documentation['addProductFamily']['responses'][200]['content']['application/json'];
  };
  /** Delete a product family: `DELETE /Configuration/ProductFamily/{id}` */
  deleteProductFamily: {
    params: Documentation['deleteProductFamily']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** List the regions for configuration: `GET /Configuration/Region` */
  listConfiguredRegions: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listConfiguredRegions']['responses'][200]['content']['application/json'];
  };
  /** Change a region: `PUT /Configuration/Region` */
  updateRegion: {
    params: object;
    query: NonNullable<Documentation['updateRegion']['parameters']['query']>;
    body: NonNullable<Documentation['updateRegion']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Add a region: `POST /Configuration/Region` */
  addRegion: {
    params: object;
    query: object;
    body: NonNullable<Documentation['addRegion']['requestBody']>['content']['application/json'];
    output: Documentation['addRegion']['responses'][200]['content']['application/json'];
  };
  /** Delete a region: `DELETE /Configuration/Region/{id}` */
  deleteRegion: {
    params: Documentation['deleteRegion']['parameters']['path'];
    query: object;
    body: undefined;
    output: undefined;
  };
  /** List the saved filters of the documentation: `GET /StoredQuery` */
  listDocumentationQueries: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listDocumentationQueries']['responses'][200]['content']['application/json'];
  };
  /** Rename a saved filter of the documentation: `PUT /StoredQuery` */
  renameDocumentationQuery: {
    params: object;
    query: object;
    body: NonNullable<Documentation['renameDocumentationQuery']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Delete a saved filter of the documentation: `DELETE /StoredQuery` */
  deleteDocumentationQuery: {
    params: object;
    query: Documentation['deleteDocumentationQuery']['parameters']['query'];
    body: undefined;
    output: undefined;
  };
  /** List the saved filters of the document list: `GET /StoredQuery/Document` */
  listDocumentQueries: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listDocumentQueries']['responses'][200]['content']['application/json'];
  };
  /** Save the filters of the document list: `POST /StoredQuery/Document` */
  saveDocumentQuery: {
    params: object;
    query: object;
    body: NonNullable<Documentation['saveDocumentQuery']['requestBody']>['content']['application/json'];
    output: Documentation['saveDocumentQuery']['responses'][200]['content']['application/json'];
  };
  /** List the saved filters of the product list: `GET /StoredQuery/Product` */
  listProductQueries: {
    params: object;
    query: object;
    body: undefined;
    output: Documentation['listProductQueries']['responses'][200]['content']['application/json'];
  };
  /** Save the filters of the product list: `POST /StoredQuery/Product` */
  saveProductQuery: {
    params: object;
    query: object;
    body: NonNullable<Documentation['saveProductQuery']['requestBody']>['content']['application/json'];
    output: Documentation['saveProductQuery']['responses'][200]['content']['application/json'];
  };
  /** List the rights of a user in the documentation service: `GET /Permission/{userId}` */
  listDocumentationPermissionsOfUser: {
    params: Documentation['listDocumentationPermissionsOfUser']['parameters']['path'];
    query: object;
    body: undefined;
    output: Documentation['listDocumentationPermissionsOfUser']['responses'][200]['content']['application/json'];
  };
  /** Revoke rights in the documentation service: `PUT /Permission/{userId}` */
  revokeDocumentationPermissions: {
    params: Documentation['revokeDocumentationPermissions']['parameters']['path'];
    query: object;
    body: NonNullable<Documentation['revokeDocumentationPermissions']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Grant rights in the documentation service: `POST /Permission/{userId}` */
  grantDocumentationPermissions: {
    params: Documentation['grantDocumentationPermissions']['parameters']['path'];
    query: object;
    body: NonNullable<Documentation['grantDocumentationPermissions']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** List the roles of a user in the documentation service: `GET /Role/{userId}` */
  listDocumentationRolesOfUser: {
    params: Documentation['listDocumentationRolesOfUser']['parameters']['path'];
    query: object;
    body: undefined;
    output: Documentation['listDocumentationRolesOfUser']['responses'][200]['content']['application/json'];
  };
  /** Revoke roles in the documentation service: `PUT /Role/{userId}` */
  revokeDocumentationRoles: {
    params: Documentation['revokeDocumentationRoles']['parameters']['path'];
    query: object;
    body: NonNullable<Documentation['revokeDocumentationRoles']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** Grant roles in the documentation service: `POST /Role/{userId}` */
  grantDocumentationRoles: {
    params: Documentation['grantDocumentationRoles']['parameters']['path'];
    query: object;
    body: NonNullable<Documentation['grantDocumentationRoles']['requestBody']>['content']['application/json'];
    output: undefined;
  };
  /** List the design-session rights of the caller: `GET /permissions` */
  listGrantedDesignPermissions: {
    params: object;
    query: object;
    body: undefined;
    output: Design['listGrantedDesignPermissions']['responses'][200]['content']['application/json'];
  };
  /** List the users for the dialogs: `GET /users` */
  listDesignUsers: {
    params: object;
    query: object;
    body: undefined;
    output: Design['listDesignUsers']['responses'][200]['content']['application/json'];
  };
  /** List the time zones for the dialogs: `GET /timezones` */
  listDesignTimeZones: {
    params: object;
    query: object;
    body: undefined;
    output: Design['listDesignTimeZones']['responses'][200]['content']['application/json'];
  };
  /** List the products for the dialogs: `GET /products` */
  listDesignProducts: {
    params: object;
    query: object;
    body: undefined;
    output: Design['listDesignProducts']['responses'][200]['content']['application/json'];
  };
  /** List the product types for the dialogs: `GET /productTypes` */
  listDesignProductTypes: {
    params: object;
    query: object;
    body: undefined;
    output: Design['listDesignProductTypes']['responses'][200]['content']['application/json'];
  };
  /** List the manufacturing locations for the dialogs: `GET /manufacturingLocations` */
  listDesignLocations: {
    params: object;
    query: object;
    body: undefined;
    output: Design['listDesignLocations']['responses'][200]['content']['application/json'];
  };
  /** List the distribution centres for the dialogs: `GET /distributionCenters` */
  listDesignDistributionCenters: {
    params: object;
    query: object;
    body: undefined;
    output: Design['listDesignDistributionCenters']['responses'][200]['content']['application/json'];
  };
  /** List designers: `GET /designers` */
  listDesigners: {
    params: object;
    query: object;
    body: undefined;
    output: Design['listDesigners']['responses'][200]['content']['application/json'];
  };
  /** Read a designer: `GET /designers/{id}` */
  getDesigner: {
    params: Design['getDesigner']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['getDesigner']['responses'][200]['content']['application/json'];
  };
  /** Change a designer: `PATCH /designers/{id}` */
  updateDesigner: {
    params: Design['updateDesigner']['parameters']['path'];
    query: Design['updateDesigner']['parameters']['query'];
    body: NonNullable<Design['updateDesigner']['requestBody']>['content']['application/json'];
    output: Design['updateDesigner']['responses'][200]['content']['application/json'];
  };
  /** List the saved schedules of a designer: `GET /designers/{id}/savedSchedules` */
  listSavedSchedules: {
    params: Design['listSavedSchedules']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['listSavedSchedules']['responses'][200]['content']['application/json'];
  };
  /** Delete a saved schedule: `DELETE /designers/{id}/savedSchedules/{scheduleId}` */
  deleteSavedSchedule: {
    params: Design['deleteSavedSchedule']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['deleteSavedSchedule']['responses'][200]['content']['application/json'];
  };
  /** Find designers for a session: `GET /availabilities` */
  findDesignersForSession: {
    params: object;
    query: Design['findDesignersForSession']['parameters']['query'];
    body: undefined;
    output: Design['findDesignersForSession']['responses'][200]['content']['application/json'];
  };
  /** Read an availability or absence: `GET /availabilities/{id}` */
  getAvailability: {
    params: Design['getAvailability']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['getAvailability']['responses'][200]['content']['application/json'];
  };
  /** Delete an availability or absence: `DELETE /availabilities/{id}` */
  deleteAvailability: {
    params: Design['deleteAvailability']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['deleteAvailability']['responses'][200]['content']['application/json'];
  };
  /** Add an absence: `POST /designers/{id}/availabilities/absence` */
  addAbsence: {
    params: Design['addAbsence']['parameters']['path'];
    query: object;
    body: NonNullable<Design['addAbsence']['requestBody']>['content']['application/json'];
    output: Design['addAbsence']['responses'][200]['content']['application/json'];
  };
  /** Add a single availability: `POST /designers/{id}/availabilities/single` */
  addSingleAvailability: {
    params: Design['addSingleAvailability']['parameters']['path'];
    query: object;
    body: NonNullable<Design['addSingleAvailability']['requestBody']>['content']['application/json'];
    output: Design['addSingleAvailability']['responses'][200]['content']['application/json'];
  };
  /** Add a recurring availability: `POST /designers/{id}/availabilities/calendar` */
  addRecurringAvailability: {
    params: Design['addRecurringAvailability']['parameters']['path'];
    query: object;
    body: NonNullable<Design['addRecurringAvailability']['requestBody']>['content']['application/json'];
    output: Design['addRecurringAvailability']['responses'][200]['content']['application/json'];
  };
  /** List the sessions that an absence would affect: `GET /designers/{id}/affectedSessions` */
  listAffectedSessions: {
    params: Design['listAffectedSessions']['parameters']['path'];
    query: Design['listAffectedSessions']['parameters']['query'];
    body: undefined;
    output: Design['listAffectedSessions']['responses'][200]['content']['application/json'];
  };
  /** Change an absence: `PUT /availabilities/absence/{id}` */
  updateAbsence: {
    params: Design['updateAbsence']['parameters']['path'];
    query: object;
    body: NonNullable<Design['updateAbsence']['requestBody']>['content']['application/json'];
    output: Design['updateAbsence']['responses'][200]['content']['application/json'];
  };
  /** Change a single availability: `PUT /availabilities/single/{id}` */
  updateSingleAvailability: {
    params: Design['updateSingleAvailability']['parameters']['path'];
    query: object;
    body: NonNullable<Design['updateSingleAvailability']['requestBody']>['content']['application/json'];
    output: Design['updateSingleAvailability']['responses'][200]['content']['application/json'];
  };
  /** Change a recurring availability: `PUT /availabilities/calendar/{id}` */
  updateRecurringAvailability: {
    params: Design['updateRecurringAvailability']['parameters']['path'];
    query: object;
    body: NonNullable<Design['updateRecurringAvailability']['requestBody']>['content']['application/json'];
    output: Design['updateRecurringAvailability']['responses'][200]['content']['application/json'];
  };
  /** List general session properties: `GET /GeneralSessionProperties` */
  listSessionProperties: {
    params: object;
    query: object;
    body: undefined;
    output: Design['listSessionProperties']['responses'][200]['content']['application/json'];
  };
  /** Add general session properties: `POST /GeneralSessionProperties` */
  addSessionProperties: {
    params: object;
    query: object;
    body: NonNullable<Design['addSessionProperties']['requestBody']>['content']['application/json'];
    output: Design['addSessionProperties']['responses'][200]['content']['application/json'];
  };
  /** Read the durations that apply to a plan: `GET /GeneralSessionProperties/{id}` */
  getSessionDefaultsOfPlan: {
    params: Design['getSessionDefaultsOfPlan']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['getSessionDefaultsOfPlan']['responses'][200]['content']['application/json'];
  };
  /** Change general session properties: `PUT /GeneralSessionProperties/{id}` */
  updateSessionProperties: {
    params: Design['updateSessionProperties']['parameters']['path'];
    query: object;
    body: NonNullable<Design['updateSessionProperties']['requestBody']>['content']['application/json'];
    output: Design['updateSessionProperties']['responses'][200]['content']['application/json'];
  };
  /** Delete general session properties: `DELETE /GeneralSessionProperties/{id}` */
  deleteSessionProperties: {
    params: Design['deleteSessionProperties']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['deleteSessionProperties']['responses'][200]['content']['application/json'];
  };
  /** List the slots for a session: `GET /sessionTimes` */
  listSessionTimes: {
    params: object;
    query: Design['listSessionTimes']['parameters']['query'];
    body: undefined;
    output: Design['listSessionTimes']['responses'][200]['content']['application/json'];
  };
  /** Change a design session: `PUT /sessionsAdministration` */
  updateDesignSession: {
    params: object;
    query: object;
    body: NonNullable<Design['updateDesignSession']['requestBody']>['content']['application/json'];
    output: Design['updateDesignSession']['responses'][200]['content']['application/json'];
  };
  /** Book a design session: `POST /sessionsAdministration` */
  addDesignSession: {
    params: object;
    query: object;
    body: NonNullable<Design['addDesignSession']['requestBody']>['content']['application/json'];
    output: Design['addDesignSession']['responses'][200]['content']['application/json'];
  };
  /** Read a design session: `GET /sessionsAdministration/{id}` */
  getDesignSession: {
    params: Design['getDesignSession']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['getDesignSession']['responses'][200]['content']['application/json'];
  };
  /** Delete a design session: `DELETE /sessionsAdministration/{id}` */
  deleteDesignSession: {
    params: Design['deleteDesignSession']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['deleteDesignSession']['responses'][200]['content']['application/json'];
  };
  /** Read the design session of a request: `GET /sessionsAdministration/requestId/{requestId}` */
  getDesignSessionOfRequest: {
    params: Design['getDesignSessionOfRequest']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['getDesignSessionOfRequest']['responses'][200]['content']['application/json'];
  };
  /** Read the state of the meeting of a session: `GET /meetingStatus/{id}` */
  getMeetingStatus: {
    params: Design['getMeetingStatus']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['getMeetingStatus']['responses'][200]['content']['application/json'];
  };
  /** Read the schedule of a designer: `GET /schedules/{designerId}` */
  getDesignerSchedule: {
    params: Design['getDesignerSchedule']['parameters']['path'];
    query: Design['getDesignerSchedule']['parameters']['query'];
    body: undefined;
    output: Design['getDesignerSchedule']['responses'][200]['content']['application/json'];
  };
  /** Read the schedules of all designers: `GET /schedules` */
  listSchedules: {
    params: object;
    query: Design['listSchedules']['parameters']['query'];
    body: undefined;
    output: Design['listSchedules']['responses'][200]['content']['application/json'];
  };
  /** List the availability of all designers: `GET /schedules/availability` */
  listScheduledAvailability: {
    params: object;
    query: Design['listScheduledAvailability']['parameters']['query'];
    body: undefined;
    output: Design['listScheduledAvailability']['responses'][200]['content']['application/json'];
  };
  /** List the sessions of all designers: `GET /schedules/designsession` */
  listScheduledSessions: {
    params: object;
    query: Design['listScheduledSessions']['parameters']['query'];
    body: undefined;
    output: Design['listScheduledSessions']['responses'][200]['content']['application/json'];
  };
  /** List the pre-reservations of all designers: `GET /schedules/prereservation` */
  listScheduledPreReservations: {
    params: object;
    query: Design['listScheduledPreReservations']['parameters']['query'];
    body: undefined;
    output: Design['listScheduledPreReservations']['responses'][200]['content']['application/json'];
  };
  /** Read whether a schedule has a calendar address: `GET /designers/{id}/calendarFeed` */
  getCalendarFeed: {
    params: Design['getCalendarFeed']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['getCalendarFeed']['responses'][200]['content']['application/json'];
  };
  /** Make a new calendar address of a schedule: `POST /designers/{id}/calendarFeed` */
  renewCalendarFeed: {
    params: Design['renewCalendarFeed']['parameters']['path'];
    query: object;
    body: undefined;
    output: Design['renewCalendarFeed']['responses'][200]['content']['application/json'];
  };
  /** Read a schedule as iCalendar: `GET /calendarFeed.ics` */
  downloadCalendarFeed: {
    params: object;
    query: Design['downloadCalendarFeed']['parameters']['query'];
    body: undefined;
    output: FileAnswer;
  };
}
