import { eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { HandlerPart } from '../../../contract/handlers.ts';
import { namesOf } from '../../../platform/db/names.ts';
import { withChosen } from '../../list/additional.ts';
import { exportList } from '../../list/engine/export-list.ts';
import { defaultColumns, saveDefaultColumns } from '../../list/engine/list-columns.ts';
import { findListSession, findQuery } from '../../list/engine/list-memory.ts';
import { filtersAt } from '../../list/filters-at.ts';
import {
  chosenFilters,
  executePreset,
  keepFilters,
  listRows,
  presets,
  savePreset,
} from '../../list/engine/list-verbs.ts';
import { findTexts } from '../../list/find-texts.ts';
import { offersOf } from '../../list/list-offers.ts';
import { listPlanFilters } from '../../plan/list/list-filters.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { answerOf, done } from '../../write-road/answer.ts';
import { offeredOfCycles } from './cycle-additional.ts';
import type { CycleFilters } from './cycle-conditions.ts';
import { cycleList, cycleListFor } from './cycle.list.ts';

const withCycle = eq(plans.hasCycle, true);
const requestIds = { column: plans.requestId, time: plans.id, where: withCycle };
const chosen = (context: RequestContext, id?: number) => chosenFilters<CycleFilters>(context, cycleList, id);

/** The list is asked for with filters and, beside them, what is a part of them everywhere else. */
const inModel = filtersAt('/body/model/filters', {
  sortColumns: '/body/model/sortColumns',
  upcomingJobSteps: '/body/model/selectedWorkflowSteps',
  selectedAdditionalFilters: '/body/model/selectedAdditionalFilters',
});

/** The list of manufacturing cycles, its filters and its columns (G). */
export const cycleListHandlers = {
  listManufacturingCycles: async (context, { body: { model, ...request } }) => {
    const filters: CycleFilters = {
      ...model.filters,
      sortColumns: model.sortColumns,
      upcomingJobSteps: model.selectedWorkflowSteps,
      selectedAdditionalFilters: model.selectedAdditionalFilters,
    };
    const list = await cycleListFor(context, filters);
    const { rows, total, page, listQueryId } = await listRows(context, list, {
      ...request,
      filters,
      at: inModel,
    });
    return answerOf({ items: rows, filteredPlansCount: total, page, listQueryId });
  },
  exportManufacturingCycles: async (context, { query }) => {
    const kept = await findListSession(context, cycleList.name);
    const last = await findQuery(context, cycleList.name);
    const list = await cycleListFor(context, { ...last?.query.filters, ...columnsIn(kept?.filters) });
    return exportList(context, list, query.timezone);
  },
  getManufacturingListFilters: async (context) => {
    const { tx } = context;
    const { data } = await listPlanFilters(context);
    const offers = await offersOf(tx, cycleList.filters);
    const ofTabs = tx.select({ id: plans.productTypeId }).from(plans).where(withCycle);
    const availableProductTypes = await namesOf(tx, productTypes, inArray(productTypes.id, ofTabs));
    return answerOf({ data: { ...data, ...offers, availableProductTypes } });
  },
  findManufacturingRequests: async ({ tx }, { query }) =>
    answerOf({ data: await findTexts(tx, requestIds, query.containsString) }),
  getChosenManufacturingFilters: async (context, { query }) =>
    answerOf({ data: await chosen(context, query.storedQueryId) }),
  saveManufacturingFiltersInSession: async (context, { body }) => {
    await keepFilters(context, await cycleListFor(context, body), body);
    return done('');
  },
  listManufacturingAdditionalFilters: async (context) => {
    const { selectedAdditionalFilters } = await chosen(context);
    return answerOf({ data: withChosen(offeredOfCycles, selectedAdditionalFilters) });
  },
  listManufacturingFilters: async (context) => answerOf({ content: await presets(context, cycleList) }),
  saveManufacturingFiltersPreset: async (context, { body: { sortModel, filters, ...preset } }) =>
    savePreset(
      context,
      await cycleListFor(context, filters),
      { ...preset, filters: { ...filters, sortColumns: sortModel } },
      'Filter saved succesfully.',
    ),
  executeManufacturingFilter: async (context, { params }) =>
    answerOf({ data: await executePreset<CycleFilters>(context, cycleList, params.id) }),
  saveManufacturingColumnsAsDefault: async (context, { body: { columns } }) => {
    const list = await cycleListFor(context, { availableColumns: columns });
    await saveDefaultColumns(context, list, columns);
    return done('');
  },
  getDefaultManufacturingColumns: async (context) =>
    answerOf({ data: await defaultColumns(context, cycleList) }),
} satisfies HandlerPart;

const columnsIn = (filters: CycleFilters | null | undefined): Pick<CycleFilters, 'availableColumns'> =>
  filters?.availableColumns ? { availableColumns: filters.availableColumns } : {};
