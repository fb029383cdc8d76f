import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { asc, eq, or } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { answerOf } from '../../write-road/answer.ts';
import { planLinks } from '../plan-link.tables.ts';
import { planOrNotFound } from '../details/plan-panels.ts';
import { plans } from '../plan.tables.ts';
import { linkType, linkTypes, type LinkType } from './link-types.ts';

type LinkedPlan = Output<'listLinkedPlans'>['model'][number];

interface OtherPlan {
  readonly id: number;
  readonly requestId: string;
  readonly status: PlanStatus;
}

const other = { id: plans.id, requestId: plans.requestId, status: plans.status };

/** The links of a plan as seen from it: those of its re-orders first, then those that people made (F62, F63). */
export async function listLinkedPlans(
  context: RequestContext,
  id: number,
): Promise<Output<'listLinkedPlans'>> {
  const { plan } = await planOrNotFound(context, id);
  const canManage = context.actor.permissions.has('CanManageFulfilmentPlan');
  const above = plan.underlyingPlanId === null ? [] : await findPlans(context, plan.underlyingPlanId);
  const below = await context.tx
    .select(other)
    .from(plans)
    .where(eq(plans.underlyingPlanId, id))
    .orderBy(asc(plans.id));
  const stored = await context.tx
    .select({ link: planLinks, plan: other })
    .from(planLinks)
    .innerJoin(plans, or(eq(plans.id, planLinks.planId), eq(plans.id, planLinks.linkedPlanId)))
    .where(or(eq(planLinks.planId, id), eq(planLinks.linkedPlanId, id)))
    .orderBy(asc(planLinks.id));
  const model = [
    ...above.map((one) => toLinkedPlan(one, linkType.reOrder, true)),
    ...below.map((one) => toLinkedPlan(one, linkType.reOrder, false)),
    ...stored
      .filter((row) => row.plan.id !== id)
      .map(({ link, plan: one }) => ({
        ...toLinkedPlan(one, link.linkType as LinkType, link.planId === id),
        id: link.id,
        comment: link.comment,
        canBeDeleted: canManage,
      })),
  ];
  return answerOf({ model });
}

function findPlans({ tx }: RequestContext, id: number): Promise<OtherPlan[]> {
  return tx.select(other).from(plans).where(eq(plans.id, id));
}

function toLinkedPlan(one: OtherPlan, type: LinkType, isFrom: boolean): LinkedPlan {
  const warningMessage = warningOf(one.status);
  return {
    id: 0,
    fulfilmentPlanId: one.id,
    requestId: one.requestId,
    linkType: type,
    linkDescription: isFrom ? linkTypes[type].from : linkTypes[type].to,
    comment: null,
    hasWarning: warningMessage !== null,
    warningMessage,
    canBeDeleted: false,
  };
}

/** What a reader of the link should know about the other plan (F52). */
function warningOf(status: PlanStatus): string | null {
  if (status === planStatus.onHold) return 'The linked plan is on hold.';
  return status === planStatus.terminated ? 'The linked plan is terminated.' : null;
}
