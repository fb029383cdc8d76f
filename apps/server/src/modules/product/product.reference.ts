import { definitionError, definitionName } from '../cycle-definition/cycle-definition.options.ts';
import { locationError, locationName } from '../manufacturing-location/manufacturing-location.options.ts';
import { plans } from '../plan/plan.tables.ts';
import { referenceData } from '../reference-data/reference-data.ts';
import { productTypeError, productTypeName } from './product.options.ts';
import { products } from './product.tables.ts';

/** Things that can be ordered (T11); never deleted (T2). */
export const orderables = referenceData({
  kind: 'product',
  noun: 'product',
  table: products,
  most: 5000,
  fields: {
    number: { label: 'Number' },
    name: { label: 'Name' },
    symbol: { label: 'Symbol' },
    numberOfImplants: { label: 'Number Of Implants' },
    productTypeId: { label: 'Product Type', text: ({ tx }, id) => productTypeName(tx, id) },
    manufacturingCycleDefinitionId: {
      label: 'Manufacturing Cycle Definition',
      text: ({ tx }, id) => definitionName(tx, id),
    },
    manufacturingLocationId: {
      label: 'Manufacturing Location',
      text: ({ tx }, id) => locationName(tx, id),
    },
    isPriority: { label: 'Priority' },
    isActive: { label: 'Active' },
    manufacturingAtRisk: { label: 'Manufacturing At Risk' },
  },
  unique: [['number']],
  usedBy: [{ one: 'plan', many: 'plans', column: plans.productId }],
  check: async ({ tx }, wanted, before) => ({
    error:
      (await productTypeError(tx, wanted.productTypeId, before?.productTypeId)) ??
      (await definitionError(tx, wanted.manufacturingCycleDefinitionId)) ??
      (await locationError(tx, wanted.manufacturingLocationId, before?.manufacturingLocationId)),
  }),
});
