import { locationError, locationName } from '../manufacturing-location/manufacturing-location.options.ts';
import { referenceData } from '../reference-data/reference-data.ts';
import { plans } from '../plan/plan.tables.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import { products, productTypes } from './product.tables.ts';

/** Families of products (T10); never deleted (T2). */
export const types = referenceData({
  kind: 'product-type',
  noun: 'product type',
  table: productTypes,
  most: 200,
  fields: {
    name: { label: 'Name' },
    code: { label: 'Code' },
    defaultManufacturingLocationId: {
      label: 'Default Manufacturing Location',
      isOptional: true,
      text: ({ tx }, id) => locationName(tx, id),
    },
    manufacturingAtRisk: { label: 'Manufacturing At Risk' },
    isHidden: { label: 'Hidden' },
  },
  kept: ['isPrioritizable', 'isTmj', 'isMsd', 'showPoNumberField', 'isCapacityScheduled'],
  unique: [['name'], ['code']],
  usedBy: [
    { one: 'plan', many: 'plans', column: plans.productTypeId },
    { one: 'product', many: 'products', column: products.productTypeId },
  ],
  // The code tells which cut-off counts (§3.1.4).
  effects: async (context, { before, after }) => {
    if (before && after && before.code !== after.code)
      await requestReschedule(context, { reason: `Product type ${after.name} changed` });
  },
  check: async ({ tx }, { defaultManufacturingLocationId: location }, before) => ({
    error: await locationError(tx, location, before?.defaultManufacturingLocationId),
  }),
});
