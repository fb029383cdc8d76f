import { enteredName } from '@crt/domain/entered-text';
import { milestoneType } from '@crt/domain/milestone-type';
import {
  canChangeStatus,
  isManufacturingBegun,
  isStepBack,
  planStatus,
  planStatusName,
  type PlanStatus,
} from '@crt/domain/plan-status';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { EditBody } from '../../write-road/field-edits.ts';
import type { WriteAnswer } from '../../write-road/write-road.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { column, editField, refuse, type PlanRule } from './edit-field.ts';
import { lockOrderNumbers, requestOfOrderNumber } from './order-number.ts';
import { findProductsOfType } from '../plan.repository.ts';
import { findingsOfNow } from '../schedule/date-objections.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';

/** Above this many pieces a planner is asked whether the number is meant (F16). */
const unusualQuantity = 10;

const productNumber: PlanRule<string> = {
  field: 'productNumber',
  success: 'Product number changed succesfully.',
  present: ({ product }) => ({ value: product?.number ?? null }),
  resolve: async (newValue, loaded, { tx }) => {
    const offered = await findProductsOfType(tx, loaded.plan.productTypeId);
    const product = offered.find(({ number }) => number === newValue);
    if (!product)
      return refuse(newValue, `${newValue} is no product of the type ${loaded.productType.name}.`);
    const question = `Manufacturing has started with ${loaded.product?.number ?? 'no product'}. Change the product number anyway?`;
    return {
      value: newValue,
      patch: { productId: product.id },
      warnings: isManufacturingBegun(loaded.plan.status, loaded.plan.heldFrom) ? [question] : [],
    };
  },
};

const distributionCenter: PlanRule<number> = {
  field: 'distributionCenterId',
  success: 'Distribution center changed succesfully.',
  present: async ({ plan }, context) => ({
    value: plan.distributionCenterId,
    text: plan.distributionCenterId === null ? null : await centerName(context, plan.distributionCenterId),
  }),
  resolve: async (newValue, { plan }, context) => {
    const text = await centerName(context, newValue);
    if (text === null) return refuse(newValue, 'This distribution center does not exist.');
    const hasLeft = plan.status >= planStatus.inTransit && plan.status !== planStatus.onHold;
    const warnings = hasLeft
      ? ['The order has been shipped already. Change the distribution center anyway?']
      : [];
    return { value: newValue, text, patch: { distributionCenterId: newValue }, warnings };
  },
  effects: (stored, context) => reschedulePlan(context, stored),
};

async function centerName({ tx }: RequestContext, id: number): Promise<string | null> {
  const [center] = await tx
    .select({ name: distributionCenters.requestDistributionCentre })
    .from(distributionCenters)
    .where(eq(distributionCenters.id, id));
  return center?.name ?? null;
}

function statusWarnings(from: PlanStatus, to: PlanStatus): string[] {
  if (to === planStatus.terminated)
    return ['A terminated plan cannot be changed any more. Terminate it anyway?'];
  if (!isStepBack(from, to)) return [];
  return [
    `The plan goes back from ${planStatusName[from]} to ${planStatusName[to]}. Change the status anyway?`,
  ];
}

const requestStatus: PlanRule<PlanStatus> = {
  field: 'requestStatusId',
  success: 'Request status changed succesfully.',
  present: ({ plan }) => ({ value: plan.status, text: planStatusName[plan.status] }),
  resolve: (newValue, { plan }) => {
    const next = {
      value: newValue,
      text: planStatusName[newValue],
      patch: { status: newValue, heldFrom: null, heldSince: null },
    };
    if (newValue === plan.status) return next;
    const verdict = canChangeStatus(plan.status, newValue, null);
    if (!verdict.isAllowed) return refuse(newValue, verdict.reason);
    if (newValue === planStatus.onHold) return refuse(newValue, 'Use On Hold to put the plan on hold.');
    return { ...next, warnings: statusWarnings(plan.status, newValue) };
  },
};

const quantity = column<number>('quantity', {
  success: 'Quantity changed succesfully.',
  check: (newValue) => ({
    warnings: newValue > unusualQuantity ? [`A quantity of ${newValue} is unusual. Change it anyway?`] : [],
  }),
});

const approved = (date: Date | null) => ({ type: milestoneType.raApproved, part: 'actual', date }) as const;

const raApproval = column<boolean>('raApproval', {
  success: 'RA Approval set succesfully.',
  check: (newValue, loaded, { tx, clock }) => {
    if (newValue) return findingsOfNow(tx, loaded, milestoneType.raApproved, clock.now());
    const { status, heldFrom } = loaded.plan;
    const question = 'Manufacturing has started. Take the RA approval back anyway?';
    return { warnings: isManufacturingBegun(status, heldFrom) ? [question] : [] };
  },
  effects: (stored, context) => {
    const date = approved(stored.plan.raApproval ? context.clock.now() : null);
    return reschedulePlan(context, stored, { date, isStatusFollowing: true });
  },
});

const orderNumber: PlanRule<string> = {
  field: 'orderNumber',
  success: 'Order Number set succesfully.',
  present: ({ plan }) => ({ value: plan.orderNumber }),
  resolve: async (newValue, loaded, context) => {
    const value = enteredName(newValue);
    if (!value) return refuse(newValue, 'Order Number is required');
    const taken = await requestOfOrderNumber(context, value, loaded.id);
    return taken === undefined
      ? { value, patch: { orderNumber: value } }
      : refuse(value, `Order number ${value} is already used by request ${taken}.`);
  },
};

/** Gives a plan an order number that no other has; one writer at a time, so that it is still free when it is stored (F20). */
export async function editOrderNumber(context: RequestContext, body: EditBody<string>): Promise<WriteAnswer> {
  await lockOrderNumbers(context);
  return editField(context, orderNumber, body);
}

/** The edits of the Request Information panel (F13 to F20). */
export const requestEdits = {
  productNumber,
  distributionCenter,
  requestStatus,
  quantity,
  poNumber: column('poNumber', { success: 'PO Number set succesfully.' }),
  poNumberDate: column('poNumberDate', { success: 'PO Number Date set succesfully.' }),
  raApproval,
  loanerSet: column('loanerSet', { success: 'Loaner Set updated succesfully.' }),
} as const;
