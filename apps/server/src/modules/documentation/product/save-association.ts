import {
  canAssociateDocuments,
  canEditAssociation,
  canRemoveAssociation,
  keyCodeSetIsFixed,
} from '@crt/domain/product-field';
import { eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import { notFound, type FieldError } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { changeRecord, refusedBy } from '../../record/change-record.ts';
import type { PartChange } from '../../record/record-parts.ts';
import { newId } from '../../record/new-id.ts';
import { documents } from '../document/document.tables.ts';
import { documentationLock } from '../documentation-lock.ts';
import { associations } from './documented-product.tables.ts';
import { heldByKeyCodes } from './held-by-key-codes.ts';
import { productRecord } from './product.record.ts';
import {
  findAssociations,
  findProductVersions,
  findVersionAssociations,
  type Association,
} from './product.repository.ts';

/** A document that is not versioned belongs to every version of the product: none of them may have a keycode (§3.9.7). */
async function touchesKeyCode(tx: Database, productId: number, isVersioned: boolean): Promise<boolean> {
  if (isVersioned) return false;
  return (await findProductVersions(tx, productId)).some(({ keyCodeId }) => keyCodeId !== null);
}

/** Lets documents describe a product (P13). */
export async function addAssociations(
  context: RequestContext,
  { productId, documentIds }: Input<'addAssociations'>['body'],
): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  await changeRecord(context, productRecord, { id: productId }, async () => {
    const found = await findDocuments(tx, documentIds);
    const there = await findAssociations(tx, productId);
    const refused = [
      ...(await addingErrors(tx, productId, found, documentIds.length)),
      ...refusedBy(canAssociateDocuments({ associations: there }, found.length), '/body/documentIds'),
    ];
    const parts: PartChange[] = [];
    for (const { id: documentId } of found)
      parts.push({
        part: 'association',
        id: await newId(tx, associations),
        after: { productId, documentId },
      });
    return { refused, parts };
  });
  return undefined;
}

const findDocuments = (tx: Database, ids: readonly number[]) =>
  tx
    .select({ id: documents.id, isVersioned: documents.isVersioned })
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(documents.number);

async function addingErrors(
  tx: Database,
  productId: number,
  found: Awaited<ReturnType<typeof findDocuments>>,
  asked: number,
): Promise<FieldError[]> {
  const path = '/body/documentIds';
  const there = new Set((await findAssociations(tx, productId)).map(({ documentId }) => documentId));
  const isFixed = await touchesKeyCode(
    tx,
    productId,
    found.every(({ isVersioned }) => isVersioned),
  );
  return [
    ...(found.length < asked ? [{ path, message: 'A document does not exist or was removed.' }] : []),
    ...(found.some(({ id }) => there.has(id))
      ? [{ path, message: 'One of selected documents is already associated.' }]
      : []),
    ...(isFixed ? [{ path, message: keyCodeSetIsFixed }] : []),
  ];
}

/** Changes the document of an association (P14). */
export async function updateAssociation(
  context: RequestContext,
  { id, documentId }: Input<'updateAssociation'>['body'],
  timestampBase64: string | undefined,
): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const { productId } = await findAssociation(tx, id);
  await changeRecord(context, productRecord, { id: productId, timestampBase64 }, async () => {
    const before = await findAssociation(tx, id);
    if (before.documentId === documentId) return {};
    const { nested, isPartOfKeyCode } = await belowAssociation(tx, before);
    const refused = [
      ...refusedBy(canEditAssociation({ versionAssociations: nested, isPartOfKeyCode })),
      ...(await addingErrors(tx, productId, await findDocuments(tx, [documentId]), 1)),
    ];
    return { refused, parts: [{ part: 'association', id, before, after: { ...before, documentId } }] };
  });
  return undefined;
}

/** Removes an association with those of its versions (P23), unless a keycode would lose a document version (P16). */
export async function removeAssociation(context: RequestContext, id: number): Promise<undefined> {
  const { tx } = context;
  await lockRecords(context, documentationLock);
  const { productId } = await findAssociation(tx, id);
  await changeRecord(context, productRecord, { id: productId }, async () => {
    const before = await findAssociation(tx, id);
    const { nested, isPartOfKeyCode } = await belowAssociation(tx, before);
    return {
      refused: refusedBy(canRemoveAssociation({ isPartOfKeyCode })),
      parts: [
        ...nested.map((one): PartChange => ({ part: 'versionAssociation', id: one.id, before: one })),
        { part: 'association', id, before },
      ],
    };
  });
  return undefined;
}

/** The versions that an association lets belong together, and whether a keycode would lose one without it (P16). */
async function belowAssociation(tx: Database, { id, productId, documentId }: Association) {
  const [document] = await findDocuments(tx, [documentId]);
  const associated = await findVersionAssociations(tx, productId);
  const held = heldByKeyCodes(await findProductVersions(tx, productId), associated);
  return {
    nested: associated.filter(({ associationId }) => associationId === id),
    isPartOfKeyCode: held.isDocumentHeld({ id, isVersioned: document?.isVersioned ?? true }),
  };
}

/** An association by its id. @throws not-found */
export async function findAssociation(tx: Database, id: number): Promise<Association> {
  const [association] = await tx.select().from(associations).where(eq(associations.id, id));
  if (!association) throw notFound('Association');
  return association;
}
