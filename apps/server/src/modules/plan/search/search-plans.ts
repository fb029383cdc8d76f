import { planStatusName } from '@crt/domain/plan-status';
import { requestType, type RequestType } from '@crt/domain/request-type';
import { orderFound, readSearchPhrase, type FoundValue } from '@crt/domain/search-phrase';
import { eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { manufacturingCycles } from '../../manufacturing/cycle/cycle.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { answerOf, refused } from '../../write-road/answer.ts';
import { requestIdWithRevision } from '../list/plan-list.mapper.ts';
import { plans } from '../plan.tables.ts';
import { findValues } from './find-values.ts';

type Found = Output<'searchPhrase'>;
type Hit = Found['hits'][number];
type Screen = Hit['screenType'];

const nowhere = { screenType: null, fulfilmentPlanId: null };
/** So many plans are offered. */
const mostHits = 10;

/**
 * The plan that a phrase means, or those that it may mean: its request id, also with revision or by its tail, its order number
 * or its PO number. Each hit names the screen to open: the one the search came from, if the plan has it (M1 to M4).
 */
export async function searchPlans(
  context: RequestContext,
  input: Input<'searchPhrase'>['body'],
): Promise<Found> {
  const phrase = readSearchPhrase(input.phrase);
  if (!phrase.text) return { ...refused('Enter a request id.'), ...nowhere, hits: [] };
  const { hits, meant } = orderFound(await findValues(context.tx, phrase), phrase);
  if (hits.length === 0)
    return { ...refused(`No request was found for ${phrase.text}.`), ...nowhere, hits: [] };
  const rows = await describe(context, meant ? [meant] : hits.slice(0, mostHits), input.screenType);
  const shown = rows.flatMap(({ hit }) => hit ?? []);
  const [first] = shown;
  if (!first)
    return { ...refused(`Request ${rows[0]?.requestId} has no manufacturing cycle.`), ...nowhere, hits: [] };
  const target = meant && first;
  return answerOf({
    screenType: target?.screenType ?? null,
    fulfilmentPlanId: target?.fulfilmentPlanId ?? null,
    hits: shown,
  });
}

/** A plan that was found, and what is told of it; nothing where this person has no screen to open. */
interface Described {
  readonly requestId: string;
  readonly hit: Hit | undefined;
}

/** What is told about each plan, in the order of the hits. */
async function describe(
  context: RequestContext,
  hits: readonly FoundValue[],
  from: Screen,
): Promise<Described[]> {
  const rows = await context.tx
    .select({ plan: plans, productType: productTypes.name, cycle: manufacturingCycles.planId })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(manufacturingCycles, eq(manufacturingCycles.planId, plans.id))
    .where(
      inArray(
        plans.id,
        hits.map(({ planId }) => planId),
      ),
    );
  const byId = new Map(rows.map((row) => [row.plan.id, row]));
  return hits.flatMap(({ planId, matched, value }): Described[] => {
    const row = byId.get(planId);
    if (!row) return [];
    const { requestId, designRevision, type, status } = row.plan;
    const screenType = screenFor(context, from, { type, hasCycle: row.cycle !== null });
    const hit = screenType && {
      fulfilmentPlanId: planId,
      screenType,
      requestIdWithRevision: requestIdWithRevision(requestId, designRevision),
      productType: row.productType,
      processingStatusDescription: planStatusName[status],
      matched,
      matchedText: value,
    };
    return [{ requestId, hit }];
  });
}

/**
 * 1 plan, 2 manufacturing, 3 repeat orders, 4 prototype; manufacturing details differ for prototypes (M2, M3). Where nothing is
 * made yet, or ever, there is only the plan to see.
 */
function screenFor(
  { actor }: RequestContext,
  from: Screen,
  { type, hasCycle }: { readonly type: RequestType; readonly hasCycle: boolean },
): Screen | undefined {
  const seesPlans =
    actor.permissions.has('ReadOnlyFulfilmentPlanAccess') || actor.permissions.has('CanManageFulfilmentPlan');
  if (from === 3) return 3;
  if (seesPlans && (from === 1 || !hasCycle)) return 1;
  if (!hasCycle) return undefined;
  return type === requestType.prototype ? 4 : 2;
}
