import { enteredText } from '@crt/domain/entered-text';
import { plainCode } from '@crt/domain/plain-code';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { changed } from '../../history/changed.ts';
import { done, refused, type Answer } from '../../write-road/answer.ts';
import { touch } from '../../write-road/verbs.ts';
import { planLinks } from '../plan-link.tables.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { plans } from '../plan.tables.ts';
import { linkType, linkTypes, type LinkType } from './link-types.ts';

interface LinkRequest {
  readonly fulfilmentPlanId: number;
  readonly linkedRequestId: string;
  readonly linkType: LinkType;
  readonly comment?: string | null | undefined;
}

type LinkedPair = Awaited<ReturnType<typeof lockPair>>;

/** Links two plans (F50). A link to itself, a second one of the kind and an unknown request are refused. */
export async function saveLink(context: RequestContext, request: LinkRequest): Promise<Answer> {
  const { tx } = context;
  const wanted = plainCode(request.linkedRequestId);
  const isWanted = isSameText(plans.requestId, wanted);
  const [found] = await tx.select({ id: plans.id }).from(plans).where(isWanted);
  const ids = [request.fulfilmentPlanId, ...(found ? [found.id] : [])];
  const pair = await lockPair(context, inArray(plans.id, ids));
  const plan = pair.find(({ id }) => id === request.fulfilmentPlanId);
  const linked = pair.find(({ id }) => id === found?.id);
  if (!plan) throw notFound('Plan');
  if (!linked) return refused(`There is no request ${wanted}.`);
  if (linked.id === plan.id) return refused('A plan cannot be linked to itself.');
  if (request.linkType === linkType.reOrder) return refused('Links of re-orders are set by the system.');
  const between = and(betweenPlans(plan.id, linked.id), eq(planLinks.linkType, request.linkType));
  const [existing] = await tx.select({ id: planLinks.id }).from(planLinks).where(between);
  if (existing) return refused(`The plan is already linked with request ${linked.requestId} in this way.`);
  const comment = enteredText(request.comment ?? '') || null;
  await tx
    .insert(planLinks)
    .values({ planId: plan.id, linkedPlanId: linked.id, linkType: request.linkType, comment });
  await touchBoth(context, [plan, linked], 1, (other) => ({
    old: null,
    next: linkText(request.linkType, other),
  }));
  return done('Link added.');
}

/** Removes a link that somebody made; those of the system stay (F51). */
export async function deleteLink(context: RequestContext, planId: number, linkId: number): Promise<Answer> {
  if (linkId === 0) return refused('A link of the system cannot be deleted.');
  const [found] = await context.tx.select().from(planLinks).where(eq(planLinks.id, linkId));
  if (!found || (found.planId !== planId && found.linkedPlanId !== planId)) throw notFound('Link');
  const pair = await lockPair(context, inArray(plans.id, [found.planId, found.linkedPlanId]));
  const removed = await context.tx
    .delete(planLinks)
    .where(eq(planLinks.id, linkId))
    .returning({ id: planLinks.id });
  if (removed.length === 0) throw notFound('Link');
  const type = found.linkType as LinkType;
  await touchBoth(context, pair, -1, (other) => ({ old: linkText(type, other), next: null }));
  return done('Link deleted.');
}

/** A link as the history of either plan tells it. */
export const linkText = (type: LinkType, requestId: string) => `${linkTypes[type].name}: ${requestId}`;

function betweenPlans(one: number, other: number) {
  return or(
    and(eq(planLinks.planId, one), eq(planLinks.linkedPlanId, other)),
    and(eq(planLinks.planId, other), eq(planLinks.linkedPlanId, one)),
  );
}

/** Locks both plans, always in the order of their ids, so that two people never wait for each other. */
function lockPair({ tx }: RequestContext, where: SQL | undefined) {
  const { id, requestId, stamp, linksCount } = plans;
  return tx
    .select({ id, requestId, stamp, linksCount })
    .from(plans)
    .where(where)
    .orderBy(plans.id)
    .for('update');
}

async function touchBoth(
  context: RequestContext,
  pair: LinkedPair,
  count: 1 | -1,
  textsFor: (otherRequestId: string) => { old: string | null; next: string | null },
): Promise<void> {
  const touched = pair.map((row) => {
    const { old, next } = textsFor(pair.find(({ id }) => id !== row.id)?.requestId ?? '');
    const linksCount = Math.max(0, row.linksCount + count);
    return { row, patch: { linksCount }, changes: changed('link', 'text', old, next) };
  });
  await touch(context, planAggregate, touched, { tags: ['plan-link'] });
}
