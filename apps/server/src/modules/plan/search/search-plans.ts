import { requestType } from '@crt/domain/request-type';
import { eq, ilike } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { answerOf, refused } from '../../write-road/answer.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import { plans } from '../plan.tables.ts';

type Found = Output<'searchPhrase'>;

const nowhere = { screenType: null, fulfilmentPlanId: null };

/**
 * The plan that a phrase means: the one with exactly this request id, else the only one that contains it. The answer
 * names the screen to open: the one the search came from, if the plan has it (M1 to M4).
 */
export async function searchPlans(
  context: RequestContext,
  input: Input<'searchPhrase'>['body'],
): Promise<Found> {
  const phrase = input.phrase.trim();
  if (!phrase) return { ...refused('Enter a request id.'), ...nowhere };
  const columns = { id: plans.id, type: plans.type };
  const [exact] = await context.tx.select(columns).from(plans).where(eq(plans.requestId, phrase));
  const similar = exact
    ? [exact]
    : await context.tx
        .select(columns)
        .from(plans)
        .where(ilike(plans.requestId, containing(phrase)))
        .limit(2);
  const [found] = similar;
  if (!found) return { ...refused(`No request was found for ${phrase}.`), ...nowhere };
  if (similar.length > 1)
    return { ...refused(`Several requests contain ${phrase}. Enter the whole request id.`), ...nowhere };
  return answerOf({
    screenType: screenFor(context, input.screenType, found.type),
    fulfilmentPlanId: found.id,
  });
}

/** 1 plan, 2 manufacturing, 3 repeat orders, 4 prototype; manufacturing details differ for prototypes (M2, M3). */
function screenFor({ actor }: RequestContext, from: 1 | 2 | 3 | 4, type: number): 1 | 2 | 3 | 4 {
  const seesPlans =
    actor.permissions.has('ReadOnlyFulfilmentPlanAccess') || actor.permissions.has('CanManageFulfilmentPlan');
  if (from === 3) return 3;
  const manufacturing = type === requestType.prototype ? 4 : 2;
  if (from === 1) return seesPlans ? 1 : manufacturing;
  return type === requestType.designOnly && seesPlans ? 1 : manufacturing;
}
