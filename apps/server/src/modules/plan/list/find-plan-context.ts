import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { findListSession, saveListSession } from '../../list/list-session.ts';
import { answerOf } from '../../write-road/answer.ts';
import { planConditions } from './plan-conditions.ts';
import { planOrder } from './plan-order.ts';
import { findPlace } from './plan-page.ts';
import { viewerOf } from './viewer.ts';

type Context = Output<'getPlanContext'>['data'];

/**
 * Previous and next plan in the list that the caller queried last (F2). A plan that no longer matches that query
 * keeps the neighbours that it had, without a place: so an edit never takes the way back from somebody.
 */
export async function findPlanContext(
  context: RequestContext,
  id: number,
): Promise<Output<'getPlanContext'>> {
  const session = await findListSession(context, 'plans');
  const query = session?.query as Input<'listPlans'>['body'] | null | undefined;
  if (!query) return answerOf({ data: withoutList(id) });
  const match = planConditions(query.filters, viewerOf(context, query));
  const place = await findPlace(context.tx, match, planOrder(query.filters), id);
  const last = session?.lastContext as Context | null | undefined;
  if (!place) {
    return answerOf({
      data:
        last?.recordId === id
          ? { ...last, recordIndexNumber: null }
          : { ...withoutList(id), displayedRecordsNumber: query.limit },
    });
  }
  const data: Context = {
    recordIndexNumber: place.place,
    recordsNumber: place.total,
    recordId: id,
    nextRecordId: place.next,
    prevRecordId: place.previous,
    displayedRecordsNumber: query.limit,
  };
  // The place is asked for again after every edit; only a new one is worth a write.
  const isNews = Object.entries(data).some(([name, value]) => last?.[name as keyof Context] !== value);
  if (isNews) await saveListSession(context, 'plans', { lastContext: data });
  return answerOf({ data });
}

function withoutList(recordId: number): Context {
  return {
    recordIndexNumber: null,
    recordsNumber: 0,
    recordId,
    nextRecordId: null,
    prevRecordId: null,
    displayedRecordsNumber: 10,
  };
}
