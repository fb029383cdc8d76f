import type { HandlerPart } from '../../../contract/handlers.ts';
import { referenceResource } from '../../reference-data/reference-resource.ts';
import { mostEntries } from '../entry-limits.ts';
import { documentedProducts } from '../product/documented-product.tables.ts';
import { productFamilies } from './product-family.tables.ts';
import { productName } from '../names-of-users.ts';

/** Product families (S1 to S3). */
export const productFamilyList = referenceResource({
  kind: 'product-family',
  noun: 'product family',
  table: productFamilies,
  most: mostEntries,
  fields: { name: { label: 'Name' } },
  usedBy: [
    {
      one: 'product',
      many: 'products',
      column: documentedProducts.productFamilyId,
      refusing: { named: productName },
    },
  ],
});

export const productFamilyHandlers = {
  listConfiguredProductFamilies: productFamilyList.list,
  addProductFamily: productFamilyList.add,
  updateProductFamily: productFamilyList.edit,
  deleteProductFamily: productFamilyList.remove,
} satisfies HandlerPart;
