import type { HandlerPart } from '../../../contract/handlers.ts';
import { changeTypeSettings } from './change-types.ts';
import {
  changesFilter,
  changesFilterOptions,
  findChangedRequests,
  findPeople,
  listChangesFilters,
  saveChangesFilter,
} from './changes-filters.ts';
import { listChanges } from './list-changes.ts';

/** The change log over all plans (V). */
export const changeLogHandlers = {
  getChangesFilterOptions: (context) => changesFilterOptions(context),
  listChanges: (context, { body }) => listChanges(context, body),
  getChangeTypeSettings: (context, { query }) => changeTypeSettings(context, query.changeType),
  findChangedRequests: (context, { query }) => findChangedRequests(context, query.containsString),
  findChangingUsers: (context, { query }) => findPeople(context, query.containsString),
  saveChangesFilter: (context, { body }) => saveChangesFilter(context, body),
  listChangesFilters: (context) => listChangesFilters(context),
  getChangesFilter: (context, { params }) => changesFilter(context, params.id),
} satisfies HandlerPart;
