import { enteredName } from '@crt/domain/entered-text';
import { requestType, type RequestType } from '@crt/domain/request-type';
import type { RequestContext } from '../../../context.ts';
import { locationError } from '../../manufacturing-location/manufacturing-location.options.ts';
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
  const locationRefusal = await locationError(context.tx, manufacturingLocationId, undefined);
  if (locationRefusal !== undefined) return refusal(locationRefusal);
  const check = checks[request.requestTypeId];
  if (!check) return refusal('Plans of this category cannot be created here.');
  return check(context, request, { orderNumber, manufacturingLocationId, status: 0 });
}
