import type { HandlerPart } from '../../contract/handlers.ts';
import { answerOf } from '../write-road/answer.ts';
import { planDetailsConfiguration } from './details-configuration.ts';
import { editField } from './edit-field.ts';
import { chosenPlanFilters, savePlanFilters } from './list/chosen-filters.ts';
import { findPlanContext } from './list/find-plan-context.ts';
import { listPlanFilters } from './list/list-filters.ts';
import { listPlans } from './list/list-plans.ts';
import { findRequestIds } from './list/plan-list.repository.ts';
import { planChanges } from './plan-changes.ts';
import { requestEdits } from './request-edits.ts';
import { requestInformation } from './request-information.ts';

/** The plan list and its filters (E). */
export const planListHandlers = {
  listPlans: (context, { body }) => listPlans(context, body),
  getPlanListFilters: (context) => listPlanFilters(context),
  findPlanRequests: async ({ tx }, { query }) =>
    answerOf({ data: await findRequestIds(tx, query.containsString) }),
  getChosenPlanFilters: (context, { query }) => chosenPlanFilters(context, query.storedQueryId),
  savePlanFiltersInSession: (context, { body }) => savePlanFilters(context, body),
} satisfies HandlerPart;

/** What the details of a plan read (F). */
export const planReadHandlers = {
  getPlanDetailsConfiguration: (context, { params }) => planDetailsConfiguration(context, params.id),
  getPlanContext: (context, { params }) => findPlanContext(context, params.id),
  getRequestInformation: (context, { params }) => requestInformation(context, params.id),
  getPlanChanges: (context, { params }) => planChanges(context, params.id),
} satisfies HandlerPart;

/** The edits of a plan: each is a row of the table of edits (F13 to F20). */
export const planEditHandlers = {
  editPlanProductNumber: (context, { body }) => editField(context, requestEdits.productNumber, body),
  editPlanDistributionCenter: (context, { body }) =>
    editField(context, requestEdits.distributionCenter, body),
  editPlanRequestStatus: (context, { body }) => editField(context, requestEdits.requestStatus, body),
  editPlanQuantity: (context, { body }) => editField(context, requestEdits.quantity, body),
  editPlanPONumber: (context, { body }) => editField(context, requestEdits.poNumber, body),
  editPlanPONumberDate: (context, { body }) => editField(context, requestEdits.poNumberDate, body),
  editPlanRaApproval: (context, { body }) => editField(context, requestEdits.raApproval, body),
  editPlanLoanerSet: (context, { body }) => editField(context, requestEdits.loanerSet, body),
  editPlanOrderNumber: (context, { body }) => editField(context, requestEdits.orderNumber, body),
} satisfies HandlerPart;
