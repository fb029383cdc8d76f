import { keyCodeLength, keyCodeLimits, keyCodeOf } from '@crt/domain/keycode';
import { canHaveMore } from '@crt/domain/limit';
import { canAssignKeyCode } from '@crt/domain/product-field';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { invalidRequest } from '../../../errors.ts';
import type { Ids } from '../../../platform/ids.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { addRecord, against, changeRecord, refusedBy } from '../../record/change-record.ts';
import { findVersionsWithRevisions } from '../document/version-titles.ts';
import { documentationLock } from '../documentation-lock.ts';
import { productVersions } from '../product/documented-product.tables.ts';
import { productRecord } from '../product/product.record.ts';
import { findDocumentSets, findProductVersions } from '../product/product.repository.ts';
import { keyCodeRecord } from './keycode.record.ts';
import { keyCodes } from './keycode.tables.ts';

/** Eight numbers of a random id: two hexadecimal digits each, from its end, where all of them are random. */
const drawn = (ids: Ids) =>
  ids
    .uuid()
    .replaceAll('-', '')
    .slice(-2 * keyCodeLength)
    .match(/../g)
    ?.map((pair) => Number.parseInt(pair, 16) / 256) ?? [];

/** Makes a keycode for a set of document versions, with a code that no other has (Q2). */
export async function makeKeyCode(
  context: RequestContext,
  documentVersionIds: readonly number[],
): Promise<{ readonly id: number; readonly code: string }> {
  for (;;) {
    const code = keyCodeOf(drawn(context.ids));
    const [taken] = await context.tx
      .select({ id: keyCodes.id })
      .from(keyCodes)
      .where(eq(keyCodes.code, code));
    if (taken) continue;
    const values = { code, documentVersionIds: [...documentVersionIds] };
    return { id: await addRecord(context, keyCodeRecord, values), code };
  }
}

/** The keycode that stands for exactly these document versions; one is made if there is none (Q6). */
async function keyCodeFor(context: RequestContext, documentVersionIds: readonly number[]) {
  const [found] = await context.tx
    .select({ id: keyCodes.id, code: keyCodes.code })
    .from(keyCodes)
    .where(eq(keyCodes.documentVersionIds, [...documentVersionIds]));
  return found ?? makeKeyCode(context, documentVersionIds);
}

/** Assigns a keycode to a product version, or to a product without versions (P10, P11, §3.9.6). */
export async function assignKeyCode(
  context: RequestContext,
  productId: number,
  { productId: named, productVersionId }: Input<'assignKeyCode'>['body'],
): Promise<Output<'assignKeyCode'>> {
  const { tx, clock } = context;
  if (named !== productId)
    throw invalidRequest([
      { path: '/body/productId', message: 'This is another product than the address names.' },
    ]);
  await lockRecords(context, documentationLock);
  let assigned: Output<'assignKeyCode'> | undefined;
  await changeRecord(context, productRecord, { id: productId }, async (product) => {
    const versions = await findProductVersions(tx, productId);
    const hasVersions = versions.some(({ isImplicit }) => !isImplicit);
    const version = versions.find(({ id, isImplicit }) =>
      productVersionId == null ? isImplicit && !hasVersions : id === productVersionId && !isImplicit,
    );
    if (!version) {
      const reason = 'This version does not belong to the product.';
      return { refused: [against(productVersionId == null ? 'Product Version is required' : reason)] };
    }
    const documentVersionIds = (await findDocumentSets(tx, [version.id])).get(version.id) ?? [];
    const readable = await findVersionsWithRevisions(tx, documentVersionIds);
    const documentVersions = documentVersionIds.map((id) => ({ hasRevisions: readable.has(id) }));
    const keyCode = version.keyCodeId === null ? null : String(version.keyCodeId);
    const verdict = canAssignKeyCode(product, { keyCode, documentVersions });
    if (!verdict.isAllowed) return { refused: [against(verdict.reason)] };
    const tooMany = refusedBy(canHaveMore(keyCodeLimits.documents, 0, documentVersionIds.length));
    if (tooMany.length > 0) return { refused: tooMany };
    assigned = await keyCodeFor(context, documentVersionIds);
    const holders = await tx.$count(productVersions, eq(productVersions.keyCodeId, assigned.id));
    const full = refusedBy(canHaveMore(keyCodeLimits.products, holders));
    if (full.length > 0) return { refused: full };
    const after = { ...version, keyCodeId: assigned.id, keyCodeAssignedAt: clock.now() };
    return { parts: [{ part: 'version', id: version.id, before: version, after }] };
  });
  if (!assigned) throw new Error('No keycode was assigned and nothing was refused');
  return assigned;
}
