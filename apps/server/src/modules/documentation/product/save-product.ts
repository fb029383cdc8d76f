import { enteredName } from '@crt/domain/entered-text';
import { gtinErrors } from '@crt/domain/gtin';
import {
  canRemoveProduct,
  canSwitchNeedsKeyCode,
  productFields,
  type ProductField,
} from '@crt/domain/product-field';
import { and, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import type { FieldError } from '../../../errors.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import {
  addRecord,
  changeRecord,
  refuseAll,
  refusedBy,
  removeRecord,
  type PartChange,
  type RecordRequest,
} from '../../record/change-record.ts';
import { newId } from '../../record/new-id.ts';
import { documentationLock } from '../documentation-lock.ts';
import { enteredFields, requiredErrors } from '../entered-fields.ts';
import { missingEntries } from '../missing-entries.ts';
import { documentedProducts, productVersions } from './documented-product.tables.ts';
import { heldByKeyCodes } from './held-by-key-codes.ts';
import { productRecord } from './product.record.ts';
import { findAssociations, findProductVersions, findVersionAssociations } from './product.repository.ts';

type ProductValues = typeof documentedProducts.$inferInsert;

/** The two numbers of a product, and the refusal of one that another product has (P6). */
const numbers = {
  catalogNumber: 'Catalog number already exists.',
  gtin: 'GTIN already exists.',
} as const;

/** Everything that speaks against values of a product. */
async function errorsOf(
  { tx }: RequestContext,
  values: Partial<ProductValues>,
  path: (field: string) => string,
  id?: number,
): Promise<FieldError[]> {
  const errors = requiredErrors(productFields, values, path);
  for (const [field, message] of Object.entries(numbers)) {
    const column = documentedProducts[field as keyof typeof numbers];
    const number = values[field as keyof typeof numbers];
    if (!number) continue;
    const others = and(
      isSameText(column, number),
      id === undefined ? undefined : ne(documentedProducts.id, id),
    );
    const [taken] = await tx
      .select({ id: documentedProducts.id })
      .from(documentedProducts)
      .where(others)
      .limit(1);
    if (taken) errors.push({ path: path(field), message });
  }
  return [...errors, ...(await missingEntries(tx, values, path))];
}

const inBody = (field: string) => `/body/${field}`;

/** What the form asks beyond the import, which takes a product with one of the two numbers (P4, P5). */
function formErrors({ catalogNumber, gtin }: Input<'addDocumentationProduct'>['body']): FieldError[] {
  const missing = enteredName(catalogNumber) === '';
  return [
    ...(missing ? [{ path: inBody('catalogNumber'), message: 'Catalog Number is required' }] : []),
    ...gtinErrors(gtin).map((message) => ({ path: inBody('gtin'), message })),
  ];
}

/** Adds a product with its implicit version (P3 to P6); gives its id. */
export async function addProduct(
  context: RequestContext,
  body: Input<'addDocumentationProduct'>['body'],
): Promise<number> {
  await lockRecords(context, documentationLock);
  const values = enteredFields(productFields, {
    productFamilyId: null,
    eifuDescription: null,
    ...body,
    needsKeyCode: body.needsKeyCode === true,
  });
  refuseAll([...formErrors(body), ...(await errorsOf(context, values, inBody))]);
  return addRecord(context, productRecord, values, async (productId) => [
    {
      part: 'version',
      id: await newId(context.tx, productVersions),
      after: { productId, name: null, isImplicit: true },
    },
  ]);
}

/** Changes one field of a product (P8). */
export async function setProductField<Field extends ProductField>(
  context: RequestContext,
  request: RecordRequest,
  field: Field,
  value: ProductValues[Field] | undefined,
): Promise<undefined> {
  await lockRecords(context, documentationLock);
  await changeRecord(context, productRecord, request, async ({ id }) => {
    const patch = enteredFields(productFields, { [field]: value ?? null });
    return { patch, refused: await errorsOf(context, patch, () => '/query/value', id) };
  });
  return undefined;
}

/** Turns the Needs Keycode switch (P9). */
export async function setNeedsKeyCode(
  context: RequestContext,
  request: RecordRequest,
  needsKeyCode: boolean,
): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  await changeRecord(context, productRecord, request, async (row) => {
    if (row.needsKeyCode === needsKeyCode) return {};
    const verdict = canSwitchNeedsKeyCode(heldByKeyCodes(await findProductVersions(tx, row.id), []));
    return { patch: { needsKeyCode }, refused: refusedBy(verdict, '/query/value') };
  });
  return undefined;
}

/** Removes a product with its versions and associations (P17, P21); one with a keycode is refused (P16). */
export async function removeProduct(context: RequestContext, id: number): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  await removeRecord(context, productRecord, id, async () => {
    const versions = await findProductVersions(tx, id);
    const removed =
      (part: string) =>
      (before: { readonly id: number }): PartChange => ({ part, id: before.id, before });
    return {
      refused: refusedBy(canRemoveProduct(heldByKeyCodes(versions, []))),
      parts: [
        ...(await findVersionAssociations(tx, id)).map(removed('versionAssociation')),
        ...(await findAssociations(tx, id)).map(removed('association')),
        ...versions.map(removed('version')),
      ],
    };
  });
  return undefined;
}
