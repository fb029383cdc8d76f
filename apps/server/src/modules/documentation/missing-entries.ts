import { eq, inArray } from 'drizzle-orm';
import type { FieldError } from '../../errors.ts';
import type { Database } from '../../platform/db/database.ts';
import type { NameColumns } from '../../platform/db/names.ts';
import { divisions } from './division/division.tables.ts';
import { documentTypes } from './document-type/document-type.tables.ts';
import { portals } from './portal/portal.tables.ts';
import { productFamilies } from './product-family/product-family.tables.ts';

/** The fields that point at an entry of a configuration list, and what people call it. */
const entries: Readonly<Record<string, readonly [table: NameColumns, noun: string]>> = {
  divisionId: [divisions, 'division'],
  typeId: [documentTypes, 'document type'],
  portalId: [portals, 'portal'],
  productFamilyId: [productFamilies, 'product family'],
};

/**
 * The refusals of ids of entries that do not exist, or were deleted meanwhile. Those that are there stay until what points at
 * them is stored.
 */
export async function missingEntries(
  tx: Database,
  values: object,
  path: (field: string) => string,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [field, value] of Object.entries(values)) {
    const [table, noun] = entries[field] ?? [];
    if (!table || typeof value !== 'number') continue;
    const found = await tx
      .select({ id: table.id })
      .from(table.id.table)
      .where(eq(table.id, value))
      .for('share');
    if (found.length === 0)
      errors.push({ path: path(field), message: `This ${noun} does not exist or was removed.` });
  }
  return errors;
}

/** Whether entries of a list are all there; then they stay until what points at them is stored. */
export async function areAllThere(
  tx: Database,
  table: NameColumns,
  ids: readonly number[],
): Promise<boolean> {
  const found = await tx
    .select({ id: table.id })
    .from(table.id.table)
    .where(inArray(table.id, [...ids]))
    .for('share');
  return found.length === new Set(ids).size;
}
