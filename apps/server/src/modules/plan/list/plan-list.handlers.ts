import type { HandlerPart } from '../../../contract/handlers.ts';
import { exportList } from '../../list/engine/export-list.ts';
import { defaultColumns, saveDefaultColumns } from '../../list/engine/list-columns.ts';
import { filtersAt } from '../../list/filters-at.ts';
import {
  chosenFilters,
  executePreset,
  keepFilters,
  listRows,
  presets,
  savePreset,
} from '../../list/engine/list-verbs.ts';
import { recordContext } from '../../list/engine/record-context.ts';
import { answerOf, done } from '../../write-road/answer.ts';
import { additionalPlanFilters } from './additional-filters.ts';
import { isBookable } from './bookable-plans.ts';
import { listPlanFilters } from './list-filters.ts';
import { findRequestIds } from './plan-list.repository.ts';
import { planCounts } from './plan-counts.ts';
import { planList } from './plan.list.ts';

/** The plan list, its filters and its columns (E), and the place of a plan in it (F2). */
export const planListHandlers = {
  listPlans: async (context, { body }) => {
    const { rows, total, page, listQueryId } = await listRows(context, planList, {
      ...body,
      at: filtersAt('/body/filters'),
    });
    return answerOf({ data: rows, filteredPlansCount: total, page, listQueryId });
  },
  getPlanContext: async (context, { params, query }) =>
    answerOf({ data: await recordContext(context, planList, params.id, query.listQueryId) }),
  getPlanCounts: (context) => planCounts(context),
  exportPlans: (context, { query }) => exportList(context, planList, query.timezone),
  getPlanListFilters: (context) => listPlanFilters(context),
  findPlanRequests: async ({ tx, clock }, { query: { containsString, bookable } }) => {
    const also = bookable ? isBookable(tx, clock.now()) : undefined;
    return answerOf({ data: await findRequestIds(tx, containsString, also) });
  },
  getChosenPlanFilters: async (context, { query }) =>
    answerOf({ data: await chosenFilters(context, planList, query.storedQueryId) }),
  savePlanFiltersInSession: async (context, { body }) => {
    await keepFilters(context, planList, body);
    return done('');
  },
  listPlanAdditionalFilters: (context, { query }) => additionalPlanFilters(context, query.storedQueryId),
  listPlanFilters: async (context) => answerOf({ content: await presets(context, planList) }),
  savePlanFiltersPreset: (context, { body: { sortModel, filters, ...preset } }) =>
    savePreset(
      context,
      planList,
      { ...preset, filters: { ...filters, sortColumns: sortModel } },
      'Filter saved succesfully.',
    ),
  executePlanFilter: async (context, { params }) =>
    answerOf({ data: await executePreset(context, planList, params.id) }),
  savePlanColumnsAsDefault: async (context, { body }) => {
    await saveDefaultColumns(context, planList, body.columns);
    return done('');
  },
  getDefaultPlanColumns: async (context) => answerOf({ data: await defaultColumns(context, planList) }),
} satisfies HandlerPart;
