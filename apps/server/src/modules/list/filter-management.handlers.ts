import type { HandlerPart } from '../../contract/handlers.ts';
import { findPeople } from '../user/user.options.ts';
import { deleteFilter, listFiltersForManagement, updateFilterSettings } from './manage-filters.ts';

/** Filter Management for the lists of the main system (W). */
export const filterManagementHandlers = {
  listStoredQueries: (context) => listFiltersForManagement(context),
  updateStoredQuery: (context, { body }) => updateFilterSettings(context, body),
  deleteStoredQuery: (context, { params }) => deleteFilter(context, params.id),
  findFilterOwners: (context, { query }) => findPeople(context, query.containsString),
} satisfies HandlerPart;
