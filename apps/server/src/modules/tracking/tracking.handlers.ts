import { allTrackingStatuses, trackingStatusName } from '@crt/domain/tracking-list';
import type { HandlerPart } from '../../contract/handlers.ts';
import { findTexts } from '../list/find-texts.ts';
import { filtersAt } from '../list/filters-at.ts';
import { findListPage } from '../list/engine/list-verbs.ts';
import { answerOf } from '../write-road/answer.ts';
import { trackingList } from './tracking.list.ts';
import { parcels } from './tracking.tables.ts';

const requestIds = { column: parcels.requestId, time: parcels.reportedAt };

/** Where the parcels are (Z). */
export const trackingHandlers = {
  listTracking: async (context, { query: { limit = 10, page = 1, ...filters } }) => {
    const at = filtersAt('/query');
    const { rows, total } = await findListPage(context, trackingList, { filters, at, limit, page });
    return answerOf({ data: rows, count: total });
  },
  listTrackingStatuses: () =>
    answerOf({ data: allTrackingStatuses.map((id) => ({ id, name: trackingStatusName[id] })) }),
  findTrackedRequests: async ({ tx }, { query }) =>
    answerOf({ data: await findTexts(tx, requestIds, query.containsString) }),
} satisfies HandlerPart;
