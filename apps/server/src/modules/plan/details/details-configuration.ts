import { isGranted } from '@crt/domain/permission';
import { isDesignSessionOnly } from '@crt/domain/request-type';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { answerOf } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { findPlan } from '../plan.repository.ts';
import { cycleOfPlan, manufacturingUrl } from './cycle-of-plan.ts';

/** Which panels and tabs the details of a plan have, and where its manufacturing is for who may read that (F1, F4, F5, F68). */
export async function planDetailsConfiguration(
  { tx, actor }: RequestContext,
  id: number,
): Promise<Output<'getPlanDetailsConfiguration'>> {
  const loaded = await findPlan(tx, id);
  if (!loaded) throw notFound('Plan');
  const designSessionOnly = isDesignSessionOnly(loaded.plan.type);
  const canManageFulfilmentPlan = actor.permissions.has('CanManageFulfilmentPlan');
  const mayReadCycle = isGranted(
    ['CanManageManufacturingCycles', 'ReadOnlyManufacturingCycleAccess'],
    actor.permissions,
  );
  const data = {
    designSessionOnly,
    showManufacturingInformation: !designSessionOnly,
    manufacturingUrl:
      mayReadCycle && cycleOfPlan(loaded.plan) !== null ? manufacturingUrl(loaded.plan) : null,
    canManageFulfilmentPlan,
    canManageComments: canManageFulfilmentPlan || actor.permissions.has('CanManageManufacturingCycles'),
  };
  return answerOf({ data }, encodeStamp(loaded.stamp));
}
