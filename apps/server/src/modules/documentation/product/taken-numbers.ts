import { and, ne } from 'drizzle-orm';
import type { FieldError } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { documentedProducts } from './documented-product.tables.ts';

/** The two numbers of a product, and the refusal of one that another product has (P6). */
const numbers = {
  catalogNumber: 'Catalog number already exists.',
  gtin: 'GTIN already exists.',
} as const;

/** The refusals of numbers that another product has than the one with this id. */
export async function takenNumbers(
  tx: Database,
  values: Partial<typeof documentedProducts.$inferInsert>,
  path: (field: string) => string,
  id?: number,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [field, message] of Object.entries(numbers)) {
    const column = documentedProducts[field as keyof typeof numbers];
    const number = values[field as keyof typeof numbers];
    if (!number) continue;
    const isOther = id === undefined ? undefined : ne(documentedProducts.id, id);
    const [taken] = await tx
      .select({ id: documentedProducts.id })
      .from(documentedProducts)
      .where(and(isSameText(column, number), isOther))
      .limit(1);
    if (taken) errors.push({ path: path(field), message });
  }
  return errors;
}
