import { mergedIds } from '@crt/domain/id-set';
import { canChangeDocumentsOfKeyCode, keyCodeLimits, keyCodeSet } from '@crt/domain/keycode';
import { canHaveMore, type Limit } from '@crt/domain/limit';
import { and, eq, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import type { FieldError } from '../../../errors.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { changeRecord, refuseAll, refusedBy, type RecordRequest } from '../../record/change-record.ts';
import { documents, documentVersions } from '../document/document.tables.ts';
import { documentationLock } from '../documentation-lock.ts';
import { productVersions } from '../product/documented-product.tables.ts';
import { productRecord } from '../product/product.record.ts';
import { makeKeyCode } from './assign-key-code.ts';
import { keyCodeRecord } from './keycode.record.ts';
import { keyCodes } from './keycode.tables.ts';
import { findHoldable, findKeyCode, hasHolders, isOffered } from './list-key-codes.ts';

/** A set as it is sent: with what was read before, or to be replaced whole. */
interface SentSet {
  readonly wanted: readonly number[];
  readonly read?: readonly number[] | undefined;
}

const setToStore = (now: readonly number[], { wanted, read = now }: SentSet): number[] =>
  mergedIds(now, { read, wanted });

/** Makes a new code without documents and products (Q2). */
export async function addKeyCode(context: RequestContext): Promise<Output<'addKeyCode'>> {
  await lockRecords(context, documentationLock);
  return { ...(await makeKeyCode(context, [])), documents: [], products: [] };
}

/** Replaces the document versions that a keycode stands for (Q3, Q4). */
export async function setKeyCodeDocuments(
  context: RequestContext,
  request: RecordRequest,
  edited: SentSet,
): Promise<undefined> {
  await lockRecords(context, documentationLock);
  await changeRecord(context, keyCodeRecord, request, async (row) => {
    const documentVersionIds = keyCodeSet(setToStore(row.documentVersionIds, edited));
    if (String(row.documentVersionIds) === String(documentVersionIds)) return {};
    return {
      patch: { documentVersionIds },
      refused: [
        ...limitErrors(
          keyCodeLimits.documents,
          row.documentVersionIds,
          documentVersionIds,
          '/body/documentVersionIds',
        ),
        ...(await documentErrors(context, request.id, documentVersionIds)),
      ],
    };
  });
  return undefined;
}

/** A set can be sent within its limit and, with what others added meanwhile, come to more. */
const limitErrors = (limit: Limit, before: readonly number[], after: readonly number[], path: string) =>
  refusedBy(canHaveMore(limit, before.length, after.length - before.length), path);

async function documentErrors(
  { tx }: RequestContext,
  id: number,
  ids: readonly number[],
): Promise<FieldError[]> {
  const path = '/body/documentVersionIds';
  const known = await tx
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(and(isOneOf(documentVersions.id, ids), isOffered));
  const [twin] = await tx
    .select({ code: keyCodes.code })
    .from(keyCodes)
    .where(and(eq(keyCodes.documentVersionIds, [...ids]), ne(keyCodes.id, id)));
  const verdict = canChangeDocumentsOfKeyCode(await hasHolders(tx, id));
  return [
    ...(known.length < ids.length
      ? [{ path, message: 'A document version does not exist, was removed, or has no revision yet.' }]
      : []),
    ...(twin && ids.length > 0
      ? [{ path, message: `Keycode ${twin.code} stands for the same document versions.` }]
      : []),
    ...(verdict.isAllowed ? [] : [{ path, message: verdict.reason }]),
  ];
}

/** Replaces the product versions that have a keycode (Q3): they need exactly its document versions (Q6). */
export async function setKeyCodeProducts(
  context: RequestContext,
  id: number,
  edited: SentSet,
): Promise<undefined> {
  const { tx, clock } = context;
  await lockRecords(context, documentationLock);
  const keyCode = await findKeyCode(tx, id);
  const holders = await tx.select().from(productVersions).where(eq(productVersions.keyCodeId, id));
  const before = holders.map((version) => version.id);
  const ids = setToStore(before, edited);
  const wanted = await findHoldable(tx, ids);
  refuseAll([
    ...limitErrors(keyCodeLimits.products, before, ids, '/body/productVersionIds'),
    ...holderErrors(keyCode, wanted, ids.length),
  ]);
  const kept = new Set(ids);
  const lost = holders.filter((version) => !kept.has(version.id));
  const gained = wanted.map(({ version }) => version).filter(({ keyCodeId }) => keyCodeId === null);
  const moves = [
    ...lost.map((version) => ({ version, to: { keyCodeId: null, keyCodeAssignedAt: null } })),
    ...gained.map((version) => ({ version, to: { keyCodeId: id, keyCodeAssignedAt: clock.now() } })),
  ];
  for (const [productId, of] of Map.groupBy(moves, ({ version }) => version.productId)) {
    await changeRecord(context, productRecord, { id: productId }, () => ({
      parts: of.map(({ version, to }) => ({
        part: 'version',
        id: version.id,
        before: version,
        after: { ...version, ...to },
      })),
    }));
  }
  if (moves.length > 0) context.publish({ entity: keyCodeRecord.tag, entityId: String(id) });
  return undefined;
}

/** Everything that speaks against product versions as those of a keycode. */
function holderErrors(
  { id, documentVersionIds }: typeof keyCodes.$inferSelect,
  wanted: Awaited<ReturnType<typeof findHoldable>>,
  asked: number,
): FieldError[] {
  const path = '/body/productVersionIds';
  const set = String(documentVersionIds);
  const isOthers = ({ version }: (typeof wanted)[number]) =>
    version.keyCodeId !== null && version.keyCodeId !== id;
  const fits = (one: (typeof wanted)[number]) => set !== '' && String(one.documentVersionIds) === set;
  const others = wanted.filter(isOthers);
  const added = wanted.filter(({ version }) => version.keyCodeId === null);
  return [
    ...(wanted.length < asked ? [{ path, message: 'A product version does not exist or was removed.' }] : []),
    ...(others.length > 0 ? [{ path, message: 'A product version has another keycode.' }] : []),
    ...(added.every(({ needsKeyCode }) => needsKeyCode)
      ? []
      : [{ path, message: 'The product needs no keycode.' }]),
    ...(added.every((one) => one.isAvailable || !one.needsKeyCode)
      ? []
      : [{ path, message: 'A product that has versions gets keycodes for these.' }]),
    ...(added.every(fits)
      ? []
      : [{ path, message: 'A product version has other document versions than the keycode.' }]),
  ];
}
