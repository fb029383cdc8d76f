import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { products } from '../../product/product.tables.ts';

/** The active product of a type that has a number. */
export async function findProductOfType(tx: Database, typeId: number, number: string) {
  const matches = and(
    eq(products.productTypeId, typeId),
    eq(products.number, number),
    eq(products.isActive, true),
  );
  const [product] = await tx.select().from(products).where(matches);
  return product;
}
