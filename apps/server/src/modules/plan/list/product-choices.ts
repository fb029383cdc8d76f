import { asc, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { Offering } from '../../../platform/db/names.ts';
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

/** Product types by name, each with its products by number. */
async function productGroups(tx: Database) {
  const types = await tx.select().from(productTypes).orderBy(asc(productTypes.name));
  const numbers = await tx
    .select({ id: products.id, productCode: products.number, typeId: products.productTypeId })
    .from(products)
    .orderBy(asc(products.number));
  const productsOf = Map.groupBy(numbers, ({ typeId }) => typeId);
  return types.map(({ id, name }) => ({
    id,
    name,
    products: (productsOf.get(id) ?? []).map((product) => ({
      id: product.id,
      productCode: product.productCode,
    })),
  }));
}

/** Plans of these types and products (E10). */
export function productFilter<Filters>(): ListFilter<readonly string[], Filters> &
  Offering<Awaited<ReturnType<typeof productGroups>>> {
  return {
    label: 'Products',
    offer: productGroups,
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
