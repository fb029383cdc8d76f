import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { forbidden } from '../../../errors.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { asks, done, refused, type Answer } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { checkEntered } from './check-entered.ts';
import { checkExternal } from './check-external.ts';
import type { NewPlanRequest, NewPlanValues } from './plan-check.ts';
import { storeNewPlans } from './store-new-plans.ts';

/** The lock under which one at a time makes plans, so that no two get one request id. */
export const newPlanLock = 'new-plan';

type Saved = Output<'saveNewPlan'>;

/** Makes a plan that a planner entered, or an external one from the session planner (E29 to E34, N33). */
export async function saveNewPlan(context: RequestContext, request: NewPlanRequest): Promise<Saved> {
  // Planners of sessions may make external plans only (E8, N33).
  const isExternal = 'planId' in request;
  if (!isExternal && !context.actor.permissions.has('CanManageFulfilmentPlan')) throw forbidden();
  await lockRecords(context, newPlanLock);
  const checked = isExternal ? await checkExternal(context, request) : await checkEntered(context, request);
  if ('refusal' in checked) return notSaved(refused(checked.refusal));
  const { values, warnings = [] } = checked;
  const isConfirmed = 'ignoreWarning' in request && request.ignoreWarning === true;
  if (warnings.length > 0 && !isConfirmed) return notSaved(asks(warnings.join('\n')));
  return store(context, values);
}

const notSaved = (answer: Answer): Saved => ({ ...answer, success: false, fulfilmentPlanId: null });

async function store(context: RequestContext, values: NewPlanValues): Promise<Saved> {
  const [plan] = await storeNewPlans(context, [values]);
  if (!plan) throw new Error('No plan was made');
  return { ...done('', encodeStamp(plan.stamp)), success: true, fulfilmentPlanId: plan.id };
}
