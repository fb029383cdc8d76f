/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { operations as Main } from './main.ts';
import type { operations as Documentation } from './documentation.ts';
import type { operations as Design } from './design-sessions.ts';

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
