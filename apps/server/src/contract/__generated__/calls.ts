/* Generated from openapi/ by `pnpm generate`. Do not edit. */
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
    query: object;
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
    query: object;
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
    query: object;
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
  /** Find a plan by its request id: `POST /Search/SearchPhrase` */
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
    query: object;
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
    query: object;
    body: undefined;
    output: Main['startCombinedOrderStep']['responses'][200]['content']['application/json'];
  };
  /** Complete the current step of a combined order: `PUT /CombinedOrder/{id}/MarkCurrentStepAsCompleted` */
  completeCombinedOrderStep: {
    params: Main['completeCombinedOrderStep']['parameters']['path'];
    query: object;
    body: undefined;
    output: Main['completeCombinedOrderStep']['responses'][200]['content']['application/json'];
  };
  /** Take back the last action of a combined order: `PUT /CombinedOrder/{id}/UndoStep` */
  undoCombinedOrderStep: {
    params: Main['undoCombinedOrderStep']['parameters']['path'];
    query: object;
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
  /** List the design-session rights of the caller: `GET /permissions` */
  listGrantedDesignPermissions: {
    params: object;
    query: object;
    body: undefined;
    output: Design['listGrantedDesignPermissions']['responses'][200]['content']['application/json'];
  };
}
