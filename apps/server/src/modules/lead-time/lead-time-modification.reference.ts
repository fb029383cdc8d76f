import { milestoneName } from '@crt/domain/milestone-type';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { findProductTypes, productTypeError, productTypeName } from '../product/product.options.ts';
import { referenceData } from '../reference-data/reference-data.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import { answerOf } from '../write-road/answer.ts';
import { defaultLeadTimeModifications } from './lead-time.tables.ts';
import { modifiableMilestones, noLeadTime } from './milestone-options.ts';

/** Working days that every plan of a product type adds to a milestone (T16). */
export const modifications = referenceData({
  kind: 'lead-time-modification',
  noun: 'lead time modification',
  table: defaultLeadTimeModifications,
  most: 1000,
  fields: {
    milestone: { label: 'Milestone', text: (_context, type) => milestoneName[type] },
    productTypeId: { label: 'Product Type', text: ({ tx }, id) => productTypeName(tx, id) },
    additionalDays: { label: 'Additional Days' },
  },
  unique: [['milestone', 'productTypeId']],
  effects: (context) => requestReschedule(context, { reason: 'Default lead time modifications changed' }),
  check: async ({ tx }, { productTypeId, milestone }, before) => ({
    error:
      (await productTypeError(tx, productTypeId, before?.productTypeId)) ??
      (modifiableMilestones.some(({ id }) => id === milestone) ? undefined : noLeadTime),
  }),
});

/** All default modifications by product type and milestone, with what their form offers (T16). */
export async function listModifications(
  context: RequestContext,
): Promise<Output<'listDefaultLeadTimeModifications'>> {
  const productTypes = await findProductTypes(context.tx);
  const place = new Map(productTypes.map(({ id }, index) => [id, index]));
  const order = new Map<number, number>(modifiableMilestones.map(({ id }, index) => [id, index]));
  const data = (await modifications.list(context))
    .map(({ milestone, ...rest }) => ({
      ...rest,
      milestoneId: milestone,
      milestone: milestoneName[milestone],
      productType:
        productTypes.find(({ id }) => id === rest.productTypeId)?.name ?? String(rest.productTypeId),
      IsDefault: true,
    }))
    .toSorted(
      (one, other) =>
        (place.get(one.productTypeId) ?? 0) - (place.get(other.productTypeId) ?? 0) ||
        (order.get(one.milestoneId) ?? 0) - (order.get(other.milestoneId) ?? 0),
    );
  return answerOf({ data, milestones: [...modifiableMilestones], productTypes });
}
