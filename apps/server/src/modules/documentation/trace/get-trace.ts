import { plainCode } from '@crt/domain/plain-code';
import { or } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { ProblemError } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findStarts, type TraceStart } from './find-start.ts';
import { mayRead, traceLevels, type Reached, type TraceLevel } from './trace-levels.ts';
import { documentRows, keyCodeRows, lotRows, planRows, productRows } from './trace-rows.ts';
import {
  documentsOf,
  keyCodesOfDocuments,
  keyCodesOfProducts,
  lotsOfPlans,
  plansOfLots,
  plansOfProducts,
  productsOf,
  productsOfPlans,
} from './trace-steps.ts';

/** Reads the next level from the one that a trace came from. */
type Step = (tx: Database, found: Reached) => Reached | Promise<Reached>;

const towardsDocuments: Partial<Record<TraceLevel, Step>> = {
  plans: (_tx, { lots }) => (lots ? { plans: plansOfLots(lots) } : {}),
  products: async (tx, { plans }) => (plans ? { products: await productsOfPlans(tx, plans) } : {}),
  keyCodes: async (tx, { products = [] }) => ({ keyCodes: await keyCodesOfProducts(tx, products) }),
  documents: async (tx, found) => ({ documents: await documentsOf(tx, found) }),
};

const towardsLots: Partial<Record<TraceLevel, Step>> = {
  keyCodes: async (tx, { documents = [] }) => ({ keyCodes: await keyCodesOfDocuments(tx, documents) }),
  products: async (tx, found) => ({ products: await productsOf(tx, found) }),
  plans: async (tx, { products = [] }) => ({ plans: await plansOfProducts(tx, products) }),
  lots: (_tx, { plans }) => (plans ? { lots: lotsOfPlans(plans) } : {}),
};

/** Goes from where a trace begins to both ends, or to where somebody may read no further. */
async function follow(
  tx: Database,
  { level, reached }: TraceStart,
  isReadable: (level: TraceLevel) => boolean,
): Promise<Reached> {
  const place = traceLevels.indexOf(level);
  const ways = [
    [towardsDocuments, traceLevels.slice(0, place).toReversed()],
    [towardsLots, traceLevels.slice(place + 1)],
  ] as const;
  let all = reached;
  for (const [steps, levels] of ways) {
    let way = reached;
    for (const next of levels) {
      if (!isReadable(next)) break;
      way = { ...way, ...(await steps[next]?.(tx, way)) };
    }
    all = { ...all, ...way };
  }
  return all;
}

/** What two traces have reached together. */
function together(one: Reached, other: Reached): Reached {
  const all: Reached = { ...one };
  for (const level of ['documents', 'keyCodes', 'products'] as const)
    if (other[level]) all[level] = [...new Set([...(one[level] ?? []), ...other[level]])];
  for (const level of ['plans', 'lots'] as const) {
    const either = or(one[level], other[level]);
    if (either) all[level] = either;
  }
  return all;
}

/** What belongs to a code, in both directions, up to so many of each level (REG7). @throws not-found */
export async function findTrace(
  { tx, actor }: RequestContext,
  asked: string,
  most?: number,
): Promise<Output<'getTrace'>> {
  const isReadable = (level: TraceLevel) => mayRead(actor, level);
  const code = plainCode(asked);
  const starts = await findStarts(tx, code, isReadable);
  const [start, ...others] = starts;
  if (!start)
    throw new ProblemError(
      'not-found',
      `No keycode, product, document, plan or lot that you may read has the code '${code}'.`,
    );
  let reached: Reached = {};
  for (const each of starts) reached = together(reached, await follow(tx, each, isReadable));
  const { documents, keyCodes, products, plans, lots } = reached;
  return {
    start: start.level,
    alsoAt: others.map(({ level }) => level),
    code: start.code,
    documents: documents ? await documentRows(tx, documents, keyCodes ?? [], most) : null,
    keyCodes: keyCodes ? await keyCodeRows(tx, keyCodes, most) : null,
    products: products ? await productRows(tx, products, most) : null,
    plans: plans ? await planRows(tx, plans, most) : null,
    lots: lots ? await lotRows(tx, lots, most) : null,
  };
}
