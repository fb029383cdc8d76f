import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { productTypes } from './product.tables.ts';

/** A product type as choices offer it. */
export interface ProductTypeOption {
  readonly id: number;
  readonly name: string;
  /** Stays only where it is chosen already (T10). */
  readonly isHidden: boolean;
}

/** Every product type by name; hidden ones are marked. */
export async function findProductTypes(tx: Database): Promise<ProductTypeOption[]> {
  const { id, name, isHidden } = productTypes;
  return tx.select({ id, name, isHidden }).from(productTypes).orderBy(asc(name));
}

/** The product types that may be chosen for something new, by name (T10). */
export async function findOfferedProductTypes(tx: Database): Promise<{ id: number; name: string }[]> {
  const { id, name, isHidden } = productTypes;
  return tx.select({ id, name }).from(productTypes).where(eq(isHidden, false)).orderBy(asc(name));
}

/** The name of a product type, for histories. */
export async function productTypeName(tx: Database, id: number): Promise<string> {
  const [row] = await tx
    .select({ name: productTypes.name })
    .from(productTypes)
    .where(eq(productTypes.id, id));
  return row?.name ?? String(id);
}

/** What is wrong with choosing a product type, in a sentence; one that was chosen before may stay (T10). */
export async function productTypeError(
  tx: Database,
  wanted: number,
  before: number | null | undefined,
): Promise<string | undefined> {
  const [type] = await tx.select().from(productTypes).where(eq(productTypes.id, wanted));
  if (!type) return 'This product type does not exist.';
  return wanted === before ? undefined : hiddenTypeError(type);
}

/** What is wrong with choosing a product type that was read. */
export const hiddenTypeError = ({ isHidden, name }: Omit<ProductTypeOption, 'id'>): string | undefined =>
  isHidden ? `The product type ${name} is hidden.` : undefined;
