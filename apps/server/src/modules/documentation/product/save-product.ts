import { enteredName } from '@crt/domain/entered-text';
import { gtinErrors } from '@crt/domain/gtin';
import {
  canRemoveProduct,
  canSwitchNeedsKeyCode,
  productFields,
  type ProductField,
} from '@crt/domain/product-field';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import type { FieldError } from '../../../errors.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import {
  changeRecord,
  refuseAll,
  refusedBy,
  removeRecord,
  type RecordRequest,
} from '../../record/change-record.ts';
import type { PartChange } from '../../record/record-parts.ts';
import { documentationLock } from '../documentation-lock.ts';
import { enteredFields, requiredErrors } from '../entered-fields.ts';
import { missingEntries } from '../missing-entries.ts';
import type { documentedProducts } from './documented-product.tables.ts';
import { heldByKeyCodes } from './held-by-key-codes.ts';
import { productRecord } from './product.record.ts';
import { findAssociations, findProductVersions, findVersionAssociations } from './product.repository.ts';
import { storeProducts } from './store-products.ts';
import { takenNumbers } from './taken-numbers.ts';

type ProductValues = typeof documentedProducts.$inferInsert;

/** Everything that speaks against values of a product. */
async function errorsOf(
  { tx }: RequestContext,
  values: Partial<ProductValues>,
  path: (field: string) => string,
  id?: number,
): Promise<FieldError[]> {
  return [
    ...requiredErrors(productFields, values, path),
    ...(await takenNumbers(tx, values, path, id)),
    ...(await missingEntries(tx, values, path)),
  ];
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
  const [id] = await storeProducts(context, [{ values, versions: [] }]);
  if (id === undefined) throw new Error('The database gave no id for a new product');
  return id;
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
