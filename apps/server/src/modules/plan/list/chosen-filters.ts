import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { findListSession, saveListSession } from '../../list/list-session.ts';
import { findSavedFilter } from '../../list/saved-filters.ts';
import { answerOf, done, type Answer } from '../../write-road/answer.ts';
import type { PlanFilters } from './plan-query.ts';
import { filtersOf } from './saved-plan-filters.ts';

/** The filters of the caller's session, or those of a saved filter that he may see (E22, E38). */
export async function chosenPlanFilters(
  context: RequestContext,
  storedQueryId: number | undefined,
): Promise<Output<'getChosenPlanFilters'>> {
  if (storedQueryId === undefined) {
    const session = await findListSession(context, 'plans');
    return answerOf({ data: session?.filters ?? {} });
  }
  const saved = await findSavedFilter(context, 'plans', storedQueryId);
  if (!saved) throw notFound('Filter');
  return answerOf({ data: filtersOf(saved) });
}

/** Keeps the filters for the caller's next visit of the list (E38). */
export async function savePlanFilters(context: RequestContext, filters: PlanFilters): Promise<Answer> {
  const session = await findListSession(context, 'plans');
  // What the list asked for last goes on with the new filters, so that an export right now has them too.
  const query = session?.query ? { query: { ...session.query, filters } } : {};
  await saveListSession(context, 'plans', { filters, ...query });
  return done('');
}
