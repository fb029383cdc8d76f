import type { HandlerPart } from '../../contract/handlers.ts';
import { filtersAt } from '../list/filters-at.ts';
import { findListPage, presets, savedFilter, savePreset } from '../list/engine/list-verbs.ts';
import { findPeople } from '../user/user.options.ts';
import { answerOf } from '../write-road/answer.ts';
import { changeLogFor, changeLogList } from './change-log.list.ts';
import { changeTypeSettings } from './change-types.ts';
import { changesFilterOptions, findChangedRequests } from './changes-filters.ts';

/** The change log over all plans (V). */
export const changeLogHandlers = {
  getChangesFilterOptions: (context) => changesFilterOptions(context),
  listChanges: async (context, { body }) => {
    const { limit = 10, page = 1, orderBy = body.filters.orderBy, ascending = body.filters.ascending } = body;
    const order = { ...(orderBy && { orderBy }), ...(ascending !== undefined && { ascending }) };
    const filters = { ...body.filters, ...order };
    const { timezone } = body;
    const list = changeLogFor(timezone);
    const at = filtersAt('/body/filters');
    const { rows, total } = await findListPage(context, list, { filters, at, limit, page, timezone });
    return answerOf({ data: rows, count: total });
  },
  getChangeTypeSettings: (context, { query }) => changeTypeSettings(context, query.changeType),
  findChangedRequests: (context, { query }) => findChangedRequests(context, query.containsString),
  findChangingUsers: (context, { query }) => findPeople(context, query.containsString),
  saveChangesFilter: (context, { body }) =>
    savePreset(context, changeLogList, body, 'Filters saved succesfully.'),
  listChangesFilters: async (context) => answerOf({ content: await presets(context, changeLogList) }),
  getChangesFilter: async (context, { params }) => {
    const { filters } = await savedFilter(context, changeLogList, params.id);
    return answerOf({ data: filters });
  },
} satisfies HandlerPart;
