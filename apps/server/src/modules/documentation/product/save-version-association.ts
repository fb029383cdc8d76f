import {
  canAssociateVersionOf,
  canAssociateWith,
  canEditVersionAssociation,
  canRemoveAssociation,
  type AssociationFacts,
} from '@crt/domain/product-field';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import { notFound, type FieldError } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { against, changeRecord, refusedBy } from '../../record/change-record.ts';
import { newId } from '../../record/new-id.ts';
import { documents, documentVersions } from '../document/document.tables.ts';
import { documentationLock } from '../documentation-lock.ts';
import { versionAssociations } from './documented-product.tables.ts';
import { heldByKeyCodes } from './held-by-key-codes.ts';
import { productRecord } from './product.record.ts';
import {
  findProductVersions,
  findVersionAssociations,
  type VersionAssociation,
} from './product.repository.ts';
import { findAssociation } from './save-association.ts';

type Form = Input<'addVersionAssociation'>['body'];

/** Lets a document version belong to a product version (P15); gives the id of the association. */
export async function addVersionAssociation(context: RequestContext, form: Form): Promise<number> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const { productId } = await findAssociation(tx, form.associationId);
  const id = await newId(tx, versionAssociations);
  await changeRecord(context, productRecord, { id: productId }, async () => ({
    refused: await errorsOf(tx, productId, form, id),
    parts: [{ part: 'versionAssociation', id, after: { productId, ...form } }],
  }));
  return id;
}

/** Changes which versions are associated (P15, P16). */
export async function updateVersionAssociation(
  context: RequestContext,
  { id, ...form }: Input<'updateVersionAssociation'>['body'],
  timestampBase64: string | undefined,
): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const { productId } = await findVersionAssociation(tx, id);
  await changeRecord(context, productRecord, { id: productId, timestampBase64 }, async () => {
    const before = await findVersionAssociation(tx, id);
    const isSame =
      before.associationId === form.associationId &&
      before.productVersionId === form.productVersionId &&
      before.documentVersionId === form.documentVersionId;
    if (isSame) return {};
    const refused = [
      ...refusedBy(canEditVersionAssociation(await heldFacts(tx, before))),
      ...(await errorsOf(tx, productId, form, id)),
    ];
    return { refused, parts: [{ part: 'versionAssociation', id, before, after: { ...before, ...form } }] };
  });
  return undefined;
}

/** Takes a document version from a product version, unless a keycode would lose it (P16). */
export async function removeVersionAssociation(context: RequestContext, id: number): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const { productId } = await findVersionAssociation(tx, id);
  await changeRecord(context, productRecord, { id: productId }, async () => {
    const before = await findVersionAssociation(tx, id);
    const refused = refusedBy(canRemoveAssociation(await heldFacts(tx, before)));
    return { refused, parts: [{ part: 'versionAssociation', id, before }] };
  });
  return undefined;
}

async function findVersionAssociation(tx: Database, id: number): Promise<VersionAssociation> {
  const [found] = await tx.select().from(versionAssociations).where(eq(versionAssociations.id, id));
  if (!found) throw notFound('Association');
  return found;
}

async function heldFacts(tx: Database, one: VersionAssociation): Promise<AssociationFacts> {
  const held = heldByKeyCodes(await findProductVersions(tx, one.productId), [one]);
  return { isPartOfKeyCode: held.isVersionsHeld(one) };
}

/** Everything that speaks against associating two versions (§3.9.5). */
async function errorsOf(tx: Database, productId: number, form: Form, ownId: number): Promise<FieldError[]> {
  const { associationId, productVersionId, documentVersionId } = form;
  const association = await findAssociation(tx, associationId);
  const [documentVersion] = await tx
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .innerJoin(documents, and(eq(documents.id, documentVersions.documentId), eq(documents.isVersioned, true)))
    .where(
      and(
        eq(documentVersions.id, documentVersionId),
        eq(documentVersions.documentId, association.documentId),
        // A versioned document without revisions has no version that anybody could name.
        isNotNull(documentVersions.name),
      ),
    );
  const productVersion = (await findProductVersions(tx, productId)).find(
    ({ id, isImplicit }) => id === productVersionId && !isImplicit,
  );
  const others = (await findVersionAssociations(tx, productId)).filter(({ id }) => id !== ownId);
  const ofVersion = others.filter((one) => one.productVersionId === productVersionId);
  const ofDocument = others.filter((one) => one.associationId === associationId);
  const isDouble = ofVersion.some((one) => one.documentVersionId === documentVersionId);
  const ofProduct = association.productId === productId && productVersion;
  return [
    ...(documentVersion
      ? []
      : [{ path: '/body/documentVersionId', message: 'This version does not belong to the document.' }]),
    ...(ofProduct
      ? []
      : [{ path: '/body/productVersionId', message: 'This version does not belong to the product.' }]),
    ...(isDouble ? [against('Same association already exists.')] : []),
    ...refusedBy(canAssociateVersionOf(ofDocument.length, others.length)),
    ...refusedBy(
      canAssociateWith({
        hasKeyCode: productVersion !== undefined && productVersion.keyCodeId !== null,
        associatedVersions: ofVersion.length,
      }),
      '/body/productVersionId',
    ),
  ];
}
