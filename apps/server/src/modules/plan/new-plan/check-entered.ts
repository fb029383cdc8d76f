import { enteredName } from '@crt/domain/entered-text';
import { requestType, type RequestType } from '@crt/domain/request-type';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { lockOrderNumbers, requestOfOrderNumber } from '../edit/order-number.ts';
import { checkDesignOnly } from './check-design-only.ts';
import { checkPrototype } from './check-prototype.ts';
import { checkReOrder } from './check-re-order.ts';
import { refusal, type CheckedPlan, type EnteredPlan, type KindCheck } from './plan-check.ts';

/** The kinds of plan that planners enter, each with the check of what only it has (E34). */
const checks: Partial<Record<RequestType, KindCheck>> = {
  [requestType.reOrder]: checkReOrder,
  [requestType.prototype]: checkPrototype,
  [requestType.designOnly]: checkDesignOnly,
};

/** Checks what every plan that is entered has, then what only its kind has (E29, E30). */
export async function checkEntered(context: RequestContext, request: EnteredPlan): Promise<CheckedPlan> {
  const orderNumber = enteredName(request.orderNumber);
  if (!orderNumber) return refusal('Order Number is required');
  await lockOrderNumbers(context);
  const taken = await requestOfOrderNumber(context, orderNumber);
  if (taken !== undefined) return refusal(`Order number ${orderNumber} already exists.`);
  const { manufacturingLocationId } = request;
  const isOpen = and(
    eq(manufacturingLocations.id, manufacturingLocationId),
    eq(manufacturingLocations.isActive, true),
  );
  const [site] = await context.tx.select().from(manufacturingLocations).where(isOpen);
  if (!site) return refusal('Manufacturing Location is required');
  const check = checks[request.requestTypeId];
  if (!check) return refusal('Plans of this category cannot be created here.');
  return check(context, request, { orderNumber, manufacturingLocationId, status: 0 });
}
