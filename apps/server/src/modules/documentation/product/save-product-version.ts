import { enteredName } from '@crt/domain/entered-text';
import { enteredCode } from '@crt/domain/plain-code';
import {
  canAddProductVersion,
  canRemoveProductVersion,
  productVersionFields,
} from '@crt/domain/product-field';
import { and, eq, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import { notFound, type FieldError } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { changeRecord, refusedBy } from '../../record/change-record.ts';
import type { PartChange } from '../../record/record-parts.ts';
import { mergedPart } from '../../record/merged-part.ts';
import { newId } from '../../record/new-id.ts';
import { documentationLock } from '../documentation-lock.ts';
import { productVersions } from './documented-product.tables.ts';
import { productRecord } from './product.record.ts';
import { findProductVersions, findVersionAssociations, type ProductVersion } from './product.repository.ts';

interface Form {
  readonly name: string;
  readonly ecnNumber?: string | null;
}

const valuesOf = ({ name, ecnNumber }: Form) => ({
  name: enteredCode(name),
  ecnNumber: enteredName(ecnNumber ?? '') || null,
});

/** Everything that speaks against the name of a version (P12). */
async function errorsOf(tx: Database, productId: number, name: string, ownId: number): Promise<FieldError[]> {
  if (name === '') return [{ path: '/body/name', message: `${productVersionFields.name.label} is required` }];
  const { id, productId: of, name: column } = productVersions;
  const isOther = and(eq(of, productId), ne(id, ownId), isSameText(column, name));
  const [taken] = await tx.select({ id }).from(productVersions).where(isOther).limit(1);
  return taken ? [{ path: '/body/name', message: 'Version name already exists.' }] : [];
}

/** Adds a version to a product (P12); gives its id. */
export async function addProductVersion(
  context: RequestContext,
  { productId, ...form }: Input<'addProductVersion'>['body'],
): Promise<number> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const id = await newId(tx, productVersions);
  await changeRecord(context, productRecord, { id: productId }, async () => {
    const values = valuesOf(form);
    const named = (await findProductVersions(tx, productId)).filter(({ isImplicit }) => !isImplicit);
    return {
      refused: [
        ...(await errorsOf(tx, productId, values.name, id)),
        ...refusedBy(canAddProductVersion({ productVersions: named })),
      ],
      parts: [{ part: 'version', id, after: { productId, isImplicit: false, ...values } }],
    };
  });
  return id;
}

/** Changes a version of a product. */
export async function updateProductVersion(
  context: RequestContext,
  { id, ...form }: Input<'updateProductVersion'>['body'],
  timestampBase64: string | undefined,
): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const { productId } = await namedVersion(tx, id);
  const request = { id: productId, timestampBase64 };
  await changeRecord(context, productRecord, request, async ({ stamp }) => {
    const before = await namedVersion(tx, id);
    const sent = { part: 'version', id, before, sent: valuesOf(form) };
    const after = { ...before, ...(await mergedPart(context, productRecord, request, stamp, sent)) };
    const refused = await errorsOf(tx, productId, after.name, id);
    return { refused, parts: [{ part: 'version', id, before, after }] };
  });
  return undefined;
}

/** Removes a version of a product with its associations; one with a keycode is refused (P16, P17). */
export async function removeProductVersion(context: RequestContext, id: number): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const { productId } = await namedVersion(tx, id);
  await changeRecord(context, productRecord, { id: productId }, async () => {
    const before = await namedVersion(tx, id);
    const nested = (await findVersionAssociations(tx, productId)).filter(
      ({ productVersionId }) => productVersionId === id,
    );
    const keyCode = before.keyCodeId === null ? null : String(before.keyCodeId);
    return {
      refused: refusedBy(canRemoveProductVersion({ keyCode })),
      parts: [
        ...nested.map((one): PartChange => ({ part: 'versionAssociation', id: one.id, before: one })),
        { part: 'version', id, before },
      ],
    };
  });
  return undefined;
}

/** A version that people see; the implicit one is nobody's to change. @throws not-found */
async function namedVersion(tx: Database, id: number): Promise<ProductVersion> {
  const [version] = await tx.select().from(productVersions).where(eq(productVersions.id, id));
  if (!version || version.isImplicit) throw notFound('Product version');
  return version;
}
