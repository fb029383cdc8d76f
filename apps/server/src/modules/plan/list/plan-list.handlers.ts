import type { HandlerPart } from '../../../contract/handlers.ts';
import { answerOf } from '../../write-road/answer.ts';
import { exportPlans } from '../export/export-plans.ts';
import { additionalPlanFilters } from './additional-filters.ts';
import { chosenPlanFilters, savePlanFilters } from './chosen-filters.ts';
import { listPlanFilters } from './list-filters.ts';
import { listPlans } from './list-plans.ts';
import { findRequestIds } from './plan-list.repository.ts';
import {
  defaultPlanColumns,
  executePlanFilter,
  listSavedPlanFilters,
  saveDefaultColumns,
  savePlanFilter,
} from './saved-plan-filters.ts';

/** The plan list, its filters and its columns (E). */
export const planListHandlers = {
  listPlans: (context, { body }) => listPlans(context, body),
  exportPlans: (context, { query }) => exportPlans(context, query.timezone),
  getPlanListFilters: (context) => listPlanFilters(context),
  findPlanRequests: async ({ tx }, { query }) =>
    answerOf({ data: await findRequestIds(tx, query.containsString) }),
  getChosenPlanFilters: (context, { query }) => chosenPlanFilters(context, query.storedQueryId),
  savePlanFiltersInSession: (context, { body }) => savePlanFilters(context, body),
  listPlanAdditionalFilters: (context, { query }) => additionalPlanFilters(context, query.storedQueryId),
  listPlanFilters: (context) => listSavedPlanFilters(context),
  savePlanFiltersPreset: (context, { body }) => savePlanFilter(context, body),
  executePlanFilter: (context, { params }) => executePlanFilter(context, params.id),
  savePlanColumnsAsDefault: (context, { body }) => saveDefaultColumns(context, body.columns),
  getDefaultPlanColumns: (context) => defaultPlanColumns(context),
} satisfies HandlerPart;
