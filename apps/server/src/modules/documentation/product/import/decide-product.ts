import { canAddProductVersion, productFields } from '@crt/domain/product-field';
import type { ImportRow, RowDecision } from '../../../import/import-kind.ts';
import type { RowChange, RowReason } from '../../../import/import.tables.ts';
import type { ChangedProduct, NewProduct } from '../store-products.ts';
import type { FoundProducts, KnownProduct } from './look-up-products.ts';
import type { ProductImportOptions } from './product-import.ts';
import { numbersOf, versionsOf, type RowNumbers } from './product-row.ts';

/** What is written for a row. */
export type ProductPlan =
  ({ readonly kind: 'new' } & NewProduct) | ({ readonly kind: 'changed' } & ChangedProduct);

type Decision = RowDecision<ProductPlan>;

/** So long texts are at most, as in the form (the contract's limits). */
const longest = { description: 200, catalogNumber: 60, version: 60 };

/** A row with everything that was read of it. */
interface ReadProduct extends RowNumbers {
  readonly description: string;
  readonly family: string;
  readonly familyId: number | null;
  readonly versions: readonly string[];
}

/**
 * Decides about a row: a product is found by its GTIN, then by its catalogue number (domain rules §3.10). Empty cells
 * leave an existing product as it is, a missing number is added, versions are added and never taken away; it stays in its
 * division.
 */
export function decideProduct(
  row: ImportRow,
  found: FoundProducts,
  { divisionId, updateExistingProducts }: ProductImportOptions,
): Decision {
  const read = readRow(row, found);
  const { byGtin, byCatalogNumber } = found;
  const ofGtin = byGtin.get(read.gtin.gtin);
  const ofCatalogNumber = byCatalogNumber.get(read.catalogNumber ?? '');
  const known = ofGtin ?? ofCatalogNumber;
  const notes = read.gtin.notes.map((text): RowReason => ({ column: 'gtin', text }));
  const result = { label: row.cells.gtin || read.catalogNumber, recordId: known?.id ?? null, changes: [] };
  const faults = [
    ...faultsOf(row, read, found),
    ...(ofGtin && ofCatalogNumber && ofGtin.id !== ofCatalogNumber.id
      ? [
          about(
            null,
            `Two products fit: ${nameOf(ofGtin)} by GTIN, ${nameOf(ofCatalogNumber)} by catalogue number.`,
          ),
        ]
      : known
        ? [
            ...otherNumbers(known, read),
            ...(updateExistingProducts ? versionLimitFaults(known.versions, addedVersions(known, read)) : []),
          ]
        : newFaults(read)),
  ];
  const ignore = (...reasons: RowReason[]): Decision => ({
    ...result,
    status: 'Ignored',
    reasons: [...reasons, ...notes],
  });
  if (faults.length > 0) return ignore(...faults);
  if (!known) {
    const plan: ProductPlan = { kind: 'new', ...newProduct(read, divisionId) };
    return { ...result, status: 'Created', reasons: notes, plan };
  }
  if (!updateExistingProducts)
    return ignore(about(null, 'The product exists already, and existing products are not updated.'));
  const { changes, change } = changeOf(known, read);
  if (changes.length === 0) return ignore(about(null, 'The product is like this already.'));
  return { ...result, status: 'Updated', changes, reasons: notes, plan: { kind: 'changed', ...change } };
}

const about = (column: string | null, text: string): RowReason => ({ column, text });
const nameOf = ({ gtin, catalogNumber, description }: KnownProduct) => gtin ?? catalogNumber ?? description;

function readRow(row: ImportRow, { families }: FoundProducts): ReadProduct {
  const { description = '', family = '' } = row.cells;
  const familyId = families.get(family)?.id ?? null;
  return { ...numbersOf(row), description, family, familyId, versions: versionsOf(row) };
}

/** Everything that speaks against what stands in a row, whichever product it is about. */
function faultsOf(
  { cells }: ImportRow,
  { catalogNumber, gtin, description, familyId, versions }: ReadProduct,
  { hasDivision }: FoundProducts,
): RowReason[] {
  const tooLong = (column: string, label: string, text: string, most: number) =>
    text.length > most ? [about(column, `${label} should contain ${most} characters at most.`)] : [];
  return [
    ...(catalogNumber === null && gtin.gtin === ''
      ? [about(null, 'Catalog Number or GTIN must be filled.')]
      : []),
    ...gtin.errors.map((text) => about('gtin', text)),
    ...tooLong(
      'catalogNumber',
      productFields.catalogNumber.label,
      catalogNumber ?? '',
      longest.catalogNumber,
    ),
    ...tooLong('description', productFields.description.label, description, longest.description),
    ...(cells.family && familyId === null
      ? [about('family', `There is no product family ${cells.family}.`)]
      : []),
    ...versions.flatMap((name) => tooLong('versions', 'A version', name, longest.version)),
    ...(hasDivision ? [] : [about(null, 'The division was removed meanwhile.')]),
  ];
}

/** What speaks against adding a product. */
function newFaults({ description, versions }: ReadProduct): RowReason[] {
  return [
    ...(description === '' ? [about('description', 'Description is required')] : []),
    ...versionLimitFaults([], versions),
  ];
}

function versionLimitFaults(present: readonly string[], added: readonly string[]): RowReason[] {
  const verdict = canAddProductVersion({ productVersions: [...present, ...added].slice(1) });
  return verdict.isAllowed || added.length === 0 ? [] : [about('versions', verdict.reason)];
}

/** Numbers are what a product is known by: a row with another one is about another product, or has a mistake. */
function otherNumbers(known: KnownProduct, { gtin, catalogNumber }: ReadProduct): RowReason[] {
  const isOther = (own: string | null, given: string) =>
    own !== null && given !== '' && own.toLowerCase() !== given.toLowerCase();
  return [
    ...(isOther(known.gtin, gtin.gtin)
      ? [about('gtin', `The product ${known.catalogNumber ?? ''} has the GTIN ${known.gtin}.`)]
      : []),
    ...(isOther(known.catalogNumber, catalogNumber ?? '')
      ? [
          about(
            'catalogNumber',
            `The product ${known.gtin ?? ''} has the catalogue number ${known.catalogNumber}.`,
          ),
        ]
      : []),
  ];
}

function newProduct(read: ReadProduct, divisionId: number): NewProduct {
  const { catalogNumber, gtin, description, familyId, versions } = read;
  const values = {
    description,
    catalogNumber,
    gtin: gtin.gtin || null,
    productFamilyId: familyId,
    divisionId,
    needsKeyCode: false,
    eifuDescription: null,
  };
  return { values, versions };
}

/** The versions of a row that a product does not have yet. */
function addedVersions(known: KnownProduct, { versions }: ReadProduct): string[] {
  const present = new Set(known.versions.map((name) => name.toLowerCase()));
  return versions.filter((name) => !present.has(name.toLowerCase()));
}

/** What of a product is to be changed, and how people read it. */
function changeOf(known: KnownProduct, read: ReadProduct) {
  const { catalogNumber, description, family, familyId } = read;
  const gtin = read.gtin.gtin || null;
  const added = addedVersions(known, read);
  const values = {
    ...(known.catalogNumber === null && catalogNumber !== null && { catalogNumber }),
    ...(known.gtin === null && gtin !== null && { gtin }),
    ...(description !== '' && description !== known.description && { description }),
    ...(familyId !== null && familyId !== known.productFamilyId && { productFamilyId: familyId }),
  };
  const texts: Readonly<Record<keyof typeof values, readonly [string | null, string | null]>> = {
    catalogNumber: [null, catalogNumber],
    gtin: [null, gtin],
    description: [known.description, description],
    productFamilyId: [known.family, family],
  };
  const changes = (Object.keys(values) as (keyof typeof values)[]).map((field): RowChange => {
    const [oldValue, newValue] = texts[field];
    return { column: productFields[field].label, oldValue, newValue };
  });
  return {
    changes: added.length > 0 ? [...changes, versionsChange(known.versions, added)] : changes,
    change: { id: known.id, values, versions: added },
  };
}

function versionsChange(present: readonly string[], added: readonly string[]): RowChange {
  const names = (list: readonly string[]) => (list.length === 0 ? null : list.join(', '));
  return { column: 'Versions', oldValue: names(present), newValue: names([...present, ...added]) };
}
