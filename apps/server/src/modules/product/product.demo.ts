import { requestType } from '@crt/domain/request-type';
import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { productTypeMappings, products, productTypes } from './product.tables.ts';

type Type = Pick<typeof productTypes.$inferInsert, 'name' | 'code' | 'isHidden' | 'isPrioritizable'> & {
  readonly id: number;
};

/** Kinds of products, and how the ordering system calls them. */
export async function fillProductTypes(
  tx: Database,
  rows: readonly (typeof productTypes.$inferInsert & Type)[],
): Promise<void> {
  await insertRows(tx, productTypes, rows);
  await fillMappings(tx, rows);
  await continueIds(tx, productTypes);
}

/** The names and keys under which the ordering system sends each product type: new ones, urgent ones and re-orders. */
async function fillMappings(tx: Database, types: readonly Type[]): Promise<void> {
  const rows = types
    .filter(({ isHidden }) => isHidden !== true)
    .flatMap(({ id, name, code, isPrioritizable }) => {
      const common = { requestProductName: name, productTypeId: id, isPriority: false };
      const first = { ...common, requestTypeId: requestType.eRequest, isDesignSessionRequired: true };
      return [
        { ...first, productKey: `${code}-01` },
        ...(isPrioritizable === true
          ? [{ ...first, productKey: `${code}-01-URGENT`, isPriority: true }]
          : []),
        {
          ...common,
          productKey: `${code}-RE`,
          requestTypeId: requestType.reOrder,
          isDesignSessionRequired: false,
        },
      ];
    });
  await insertRows(
    tx,
    productTypeMappings,
    rows.map((row, place) => ({ id: place + 1, ...row })),
  );
  await continueIds(tx, productTypeMappings);
}

/** Things that can be ordered; the definitions of their cycles are there before. */
export async function fillProducts(
  tx: Database,
  rows: readonly (typeof products.$inferInsert)[],
): Promise<void> {
  await insertRows(tx, products, rows);
  await continueIds(tx, products);
}
