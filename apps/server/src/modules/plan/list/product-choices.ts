import { inArray, or } from 'drizzle-orm';
import { products, productTypes } from '../../product/product.tables.ts';
import type { ListFilter } from '../../list/engine/list-definition.ts';
import { listed, possibleId } from '../../list/engine/list-filters.ts';
import { plans } from '../plan.tables.ts';

/** The choices of the filter by product: '4' is a whole type, '4-12' one product of it (E10). */
function chosenProducts(choices: readonly string[]) {
  const pairs = choices.map((choice) => choice.split('-').map(Number));
  return {
    types: pairs.flatMap(([type = 0, product]) => (product === undefined ? [possibleId(type)] : [])),
    numbers: pairs.flatMap(([, product]) => (product === undefined ? [] : [possibleId(product)])),
  };
}

/** Plans of these types and products (E10). */
export function productFilter<Filters>(): ListFilter<readonly string[], Filters> {
  return {
    label: 'Products',
    condition: (choices) => {
      const { types, numbers } = chosenProducts(choices);
      return or(inArray(plans.productTypeId, types), inArray(plans.productId, numbers));
    },
    words: async (tx, choices) => {
      const { types, numbers } = chosenProducts(choices);
      const ofTypes = tx
        .select({ name: productTypes.name })
        .from(productTypes)
        .where(inArray(productTypes.id, types));
      const ofNumbers = tx
        .select({ name: products.number })
        .from(products)
        .where(inArray(products.id, numbers));
      return listed([...(await ofTypes), ...(await ofNumbers)].map(({ name }) => name));
    },
  };
}
