import { canAssignKeyCode, canSwitchNeedsKeyCode } from '@crt/domain/product-field';
import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { listChanges } from '../../record/list-changes.ts';
import { partNames } from '../../record/record.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { findVersionsOfDocuments, findVersionsWithRevisions } from '../document/version-titles.ts';
import { keyCodes } from '../keycode/keycode.tables.ts';
import { neighboursIn } from '../neighbours.ts';
import { documentedProducts } from './documented-product.tables.ts';
import { heldByKeyCodes, type HeldByKeyCodes } from './held-by-key-codes.ts';
import { productList } from './product.list.ts';
import { productRecord } from './product.record.ts';
import {
  findAssociations,
  findDocumentSets,
  findProductVersions,
  findVersionAssociations,
  type ProductVersion,
  type VersionAssociation,
} from './product.repository.ts';

type Details = Output<'getDocumentationProduct'>;

/** What a product is known by among its neighbours: not all have a GTIN (P5, P7). */
const knownBy = sql<string>`coalesce(${documentedProducts.gtin}, ${documentedProducts.catalogNumber}, ${documentedProducts.description})`;

/** A product with everything that belongs to it (P7), and with its neighbours if the list is sent along. */
export async function productDetails(
  context: RequestContext,
  id: number,
  { withNeighbours = false, ...filters }: Input<'getDocumentationProduct'>['query'],
): Promise<Details> {
  const { tx } = context;
  const [row] = await tx.select().from(documentedProducts).where(eq(documentedProducts.id, id));
  if (!row) throw notFound('Product');
  const { stamp, ...product } = row;
  const stored = await findProductVersions(tx, id);
  const versions = (await versionsOf(tx, stored)).map((version) => ({
    ...version,
    isKeyCodeAssignable: canAssignKeyCode(product, version).isAllowed,
  }));
  const implicit = versions.find(({ isImplicit }) => isImplicit);
  const named = versions.filter(({ isImplicit }) => !isImplicit);
  const associated = await findVersionAssociations(tx, id);
  const held = heldByKeyCodes(stored, associated);
  const described = await associationsOf(tx, id, { versions: stored, associated, held });
  const nested = described.flatMap(({ versionAssociations }) => versionAssociations);
  const names = new Map([
    ...partNames('version', 'name', stored, ({ name }) => name),
    ...partNames('association', 'documentId', described, ({ number }) => number),
    ...partNames('versionAssociation', 'productVersionId', nested, (one) => one.productVersionName),
  ]);
  return {
    ...product,
    isNeedsKeyCodeEditable: canSwitchNeedsKeyCode(held).isAllowed,
    implicitVersionKeyCode: implicit?.keyCode ?? null,
    isImplicitVersionKeyCodeAssignable: named.length === 0 && implicit?.isKeyCodeAssignable === true,
    implicitVersionDocuments: named.length === 0 ? (implicit?.documentVersions ?? []) : [],
    timestampBase64: encodeStamp(stamp),
    associations: described,
    productVersions: named.map(({ isImplicit: _is, name, ...version }) => ({ ...version, name: name ?? '' })),
    changes: await listChanges(tx, productRecord, id, names),
    neighbours: withNeighbours ? await neighboursIn(context, productList, filters, id, knownBy) : null,
  };
}

/** Versions of a product with their keycodes and document versions. */
async function versionsOf(tx: Database, stored: readonly ProductVersion[]) {
  const sets = await findDocumentSets(
    tx,
    stored.map(({ id }) => id),
  );
  const ids = [...new Set([...sets.values()].flat())];
  const documentVersions = new Map(
    (await findVersionsOfDocuments(tx, ids)).map((version, place) => [version.id, { ...version, place }]),
  );
  const readable = await findVersionsWithRevisions(tx, ids);
  const codes = await tx
    .select({ id: keyCodes.id, code: keyCodes.code })
    .from(keyCodes)
    .where(
      isOneOf(
        keyCodes.id,
        stored.flatMap(({ keyCodeId }) => keyCodeId ?? []),
      ),
    );
  const codeOf = new Map(codes.map((code) => [code.id, code.code]));
  return stored.map(({ id, name, isImplicit, ecnNumber, keyCodeId }) => ({
    id,
    name,
    isImplicit,
    ecnNumber,
    keyCode: (keyCodeId === null ? undefined : codeOf.get(keyCodeId)) ?? null,
    documentVersions: (sets.get(id) ?? [])
      .flatMap((documentVersionId) => documentVersions.get(documentVersionId) ?? [])
      .toSorted((one, other) => one.place - other.place)
      .map(({ id: documentVersionId, number, place: _place, ...version }) => ({
        ...version,
        documentVersionId,
        documentNumber: number,
        hasRevisions: readable.has(documentVersionId),
      })),
  }));
}

interface Associated {
  readonly versions: readonly ProductVersion[];
  readonly associated: readonly VersionAssociation[];
  readonly held: HeldByKeyCodes;
}

/** The documents that describe a product, each with the versions that are associated. */
async function associationsOf(
  tx: Database,
  productId: number,
  { versions, associated, held }: Associated,
): Promise<Details['associations']> {
  const documentVersions = await findVersionsOfDocuments(
    tx,
    associated.map(({ documentVersionId }) => documentVersionId),
  );
  const names = new Map(documentVersions.map(({ id, versionName }) => [id, versionName]));
  const productNames = new Map(versions.map(({ id, name }) => [id, name]));
  const byAssociation = Map.groupBy(associated, ({ associationId }) => associationId);
  return (await findAssociations(tx, productId)).map((document) => ({
    id: document.id,
    documentId: document.documentId,
    number: document.number,
    isPartOfKeyCode: held.isDocumentHeld(document),
    versionAssociations: (byAssociation.get(document.id) ?? []).map((one) => ({
      id: one.id,
      documentVersionId: one.documentVersionId,
      documentVersionName: names.get(one.documentVersionId) ?? '',
      productVersionId: one.productVersionId,
      productVersionName: productNames.get(one.productVersionId) ?? '',
      isPartOfKeyCode: held.isVersionsHeld(one),
    })),
  }));
}
