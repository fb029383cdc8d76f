import { and, eq, or } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { findListSession, saveListSession } from '../../list/list-session.repository.ts';
import { savedFilters } from '../../list/list.tables.ts';
import { answerOf, done, type Answer } from '../../write-road/answer.ts';
import type { PlanFilters } from './plan-query.ts';

/** The filters of the caller's session, or those of a saved filter that he may see (E22, E38). */
export async function chosenPlanFilters(
  context: RequestContext,
  storedQueryId: number | undefined,
): Promise<Output<'getChosenPlanFilters'>> {
  if (storedQueryId !== undefined) return answerOf({ data: await savedPlanFilters(context, storedQueryId) });
  const session = await findListSession(context, 'plans');
  return answerOf({ data: (session?.filters ?? {}) as PlanFilters });
}

async function savedPlanFilters({ tx, actor }: RequestContext, id: number): Promise<PlanFilters> {
  const [saved] = await tx
    .select()
    .from(savedFilters)
    .where(
      and(
        eq(savedFilters.id, id),
        eq(savedFilters.list, 'plans'),
        or(eq(savedFilters.ownerUserId, actor.userId), eq(savedFilters.sharingLevel, 1)),
      ),
    );
  if (!saved) throw notFound('Filter');
  return { ...(saved.filters as PlanFilters), storedQueryId: id, storedQueryActiveDisplayName: saved.name };
}

/** Keeps the filters for the caller's next visit of the list (E38). */
export async function savePlanFilters(context: RequestContext, filters: PlanFilters): Promise<Answer> {
  await saveListSession(context, 'plans', { filters });
  return done('');
}
