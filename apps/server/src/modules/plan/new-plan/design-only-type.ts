import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { productTypes } from '../../product/product.tables.ts';

/** Hidden, because nothing is made of it: other kinds of plan cannot choose it (T10). */
const designOnlyType = { name: 'Design Only', code: 'DESIGN', isHidden: true } as const;

/**
 * The product type of designs without a product. It is made with the first of them, so that its sessions and lead
 * times can be configured like those of every other type.
 */
export async function designOnlyTypeId(tx: Database): Promise<number> {
  const ofCode = eq(productTypes.code, designOnlyType.code);
  const [known] = await tx.select({ id: productTypes.id }).from(productTypes).where(ofCode);
  if (known) return known.id;
  const [made] = await tx.insert(productTypes).values(designOnlyType).returning({ id: productTypes.id });
  if (!made) throw new Error('The database gave no row for a new product type');
  return made.id;
}
