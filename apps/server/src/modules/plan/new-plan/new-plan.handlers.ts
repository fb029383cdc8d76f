import type { HandlerPart } from '../../../contract/handlers.ts';
import { newPlanProducts, newPlanProductTypes, planIdOf, underlyingRequests } from './new-plan-options.ts';
import { saveNewPlan } from './save-new-plan.ts';

/** Making a plan (E29 to E35, E43). */
export const newPlanHandlers = {
  saveNewPlan: (context, { body }) => saveNewPlan(context, body),
  findUnderlyingRequests: (context, { query }) => underlyingRequests(context, query.containsString),
  listProductsForPlan: (context, { query }) => newPlanProducts(context, query.type),
  listManuallyCreatedProductTypes: (context) => newPlanProductTypes(context),
  getPlanId: (context, { params }) => planIdOf(context, params.requestId),
} satisfies HandlerPart;
