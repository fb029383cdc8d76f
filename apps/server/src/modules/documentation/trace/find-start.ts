import { eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { combinedOrders } from '../../combined-order/combined-order.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { documents, documentVersions } from '../document/document.tables.ts';
import { keyCodes } from '../keycode/keycode.tables.ts';
import { documentedProducts } from '../product/documented-product.tables.ts';
import { versionsOfProducts } from './trace-steps.ts';
import type { Reached, TraceLevel } from './trace-levels.ts';

/** One level at which a trace begins: what has the code there, and how the code is written. */
export interface TraceStart {
  readonly level: TraceLevel;
  readonly code: string;
  readonly reached: Reached;
}

type Find = (tx: Database, code: string) => Promise<Omit<TraceStart, 'level'> | undefined>;

/** What may have a code, the likeliest first. */
const finders: readonly (readonly [TraceLevel, Find])[] = [
  ['keyCodes', findKeyCode],
  ['products', findProduct],
  ['documents', findDocument],
  ['plans', findPlan],
  ['lots', findLots],
];

/** Finds all that has a code among the levels that somebody may read: a document may have the number of a product. */
export async function findStarts(
  tx: Database,
  code: string,
  isReadable: (level: TraceLevel) => boolean,
): Promise<TraceStart[]> {
  const starts: TraceStart[] = [];
  for (const [level, find] of finders) {
    const found = isReadable(level) ? await find(tx, code) : undefined;
    if (found) starts.push({ level, ...found });
  }
  return starts;
}

async function findKeyCode(tx: Database, code: string) {
  const [found] = await tx
    .select({ id: keyCodes.id, code: keyCodes.code })
    .from(keyCodes)
    .where(eq(keyCodes.code, code.toUpperCase()));
  return found && { code: found.code, reached: { keyCodes: [found.id] } };
}

/** Of several products (one has the code as GTIN, another one as catalogue number) all. */
async function findProduct(tx: Database, code: string) {
  const found = await tx
    .select({
      id: documentedProducts.id,
      gtin: documentedProducts.gtin,
      catalogNumber: documentedProducts.catalogNumber,
    })
    .from(documentedProducts)
    .where(or(eq(documentedProducts.gtin, code), isSameText(documentedProducts.catalogNumber, code)));
  const [first] = found;
  if (!first) return undefined;
  const ids = found.map(({ id }) => id);
  // A catalogue number is found in any case, and told as it is written.
  const written = found.some(({ gtin }) => gtin === code) ? code : (first.catalogNumber ?? code);
  return {
    code: written,
    reached: { products: await versionsOfProducts(tx, isOneOf(documentedProducts.id, ids)) },
  };
}

async function findDocument(tx: Database, code: string) {
  const found = await tx
    .select({ id: documentVersions.id, number: documents.number })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(isSameText(documents.number, code));
  const [first] = found;
  return first && { code: first.number, reached: { documents: found.map(({ id }) => id) } };
}

async function findPlan(tx: Database, code: string) {
  const [found] = await tx
    .select({ id: plans.id, requestId: plans.requestId })
    .from(plans)
    .where(isSameText(plans.requestId, code));
  return found && { code: found.requestId, reached: { plans: eq(plans.id, found.id) as SQL } };
}

/** One identifier may stand for an order of each kind. */
async function findLots(tx: Database, code: string) {
  const found = await tx
    .select({ id: combinedOrders.id, identifier: combinedOrders.identifier })
    .from(combinedOrders)
    .where(isSameText(combinedOrders.identifier, code));
  const [first] = found;
  if (!first) return undefined;
  const ids = found.map(({ id }) => id);
  return { code: first.identifier, reached: { lots: isOneOf(combinedOrders.id, ids) as SQL } };
}
