import { dayMs } from '@crt/domain/day-ms';
import { showsVersionName } from '@crt/domain/revision-rules';
import { firstFlags } from '@crt/domain/version-lines';
import { parseDate } from '@internationalized/date';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor, RequestContext } from '../../context.ts';
import { frozenClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { countedIds } from '../../platform/ids.ts';
import { quietLog } from '../../platform/quiet-log.ts';
import { beginHistory } from '../history/history.ts';
import type { HistoryKey } from '../history/history-key.ts';
import { setDocumentField } from './document/save-document.ts';
import { updateRevision } from './document/save-revision.ts';
import { findRevisions, findVersions } from './document/document.repository.ts';
import { documents, revisions } from './document/document.tables.ts';
import { documentedProducts, productVersions } from './product/documented-product.tables.ts';
import { updateProductVersion } from './product/save-product-version.ts';
import { setProductField } from './product/save-product.ts';

/** Documents and products that people worked on: some of each page of their lists. */
const documentIds = [12, 28, 41, 63, 77, 105];
const productIds = [14, 52, 133, 208, 317];

/** A change as somebody made it. */
type Write = (context: RequestContext) => Promise<unknown>;

/** What was otherwise once, and the changes that made it what it is. */
interface Step {
  readonly undo: (tx: Database) => Promise<unknown>;
  readonly writes: readonly Write[];
}

interface Surroundings {
  readonly now: Date;
  readonly historyKey: HistoryKey;
  /** Who manages documents and products. */
  readonly people: readonly Actor[];
}

/**
 * Some documents and products of the demo were changed by several people over time. The same verbs do it as for everybody, from
 * an earlier state: afterwards all of them are as they were drawn.
 */
export async function changeDocumentation(tx: Database, surroundings: Surroundings): Promise<void> {
  const drawn = await tx
    .select()
    .from(documents)
    .where(inArray(documents.id, documentIds))
    .orderBy(asc(documents.id));
  const products = await tx
    .select()
    .from(documentedProducts)
    .where(inArray(documentedProducts.id, productIds))
    .orderBy(asc(documentedProducts.id));
  const ids = countedIds(33);
  const histories = [];
  for (const row of drawn) histories.push(await stepsOfDocument(tx, row));
  for (const row of products) histories.push(await stepsOfProduct(tx, row));
  for (const [place, steps] of histories.entries()) {
    for (const { undo } of steps) await undo(tx);
    const writes = steps.flatMap((step) => step.writes);
    for (const [turn, write] of writes.entries()) {
      const daysAgo = 12 * (writes.length - turn) + (place % 7);
      const at = new Date(
        surroundings.now.getTime() - daysAgo * dayMs - (place * 37 + turn * 11) * 60_000,
      );
      await write(contextAt(tx, surroundings, ids.uuid(), at, place + turn));
    }
  }
}

function contextAt(
  tx: Database,
  { historyKey, people }: Surroundings,
  batchId: string,
  at: Date,
  turn: number,
): RequestContext {
  const actor = people[turn % people.length];
  if (!actor) throw new Error('Nobody in the demo world manages documentation.');
  return {
    actor,
    tx,
    clock: frozenClock(at),
    ids: countedIds(34),
    log: quietLog,
    correlationId: batchId,
    publish: () => undefined,
    history: beginHistory(historyKey, 'screen', batchId, []),
  };
}

async function stepsOfDocument(tx: Database, row: typeof documents.$inferSelect): Promise<Step[]> {
  const { id, name, eifuName, portalId } = row;
  const set = (values: Partial<typeof row>) => (db: Database) =>
    db.update(documents).set(values).where(eq(documents.id, id));
  const named: Step = {
    undo: set({ name: `${name} (draft)` }),
    writes: [`${name}, for review`, name].map(
      (value) => (context) => setDocumentField(context, { id }, 'name', value),
    ),
  };
  const published: Step = {
    undo: set({ portalId: portalId === 3 ? 1 : 3 }),
    writes: [(context) => setDocumentField(context, { id }, 'portalId', portalId)],
  };
  const inEifu: Step = {
    undo: set({ eifuName: null }),
    writes: [name, eifuName].map(
      (value) => (context) => setDocumentField(context, { id }, 'eifuName', value),
    ),
  };
  return [named, published, ...(id % 2 === 0 ? [] : [inEifu]), ...(await stepOfRevision(tx, row))];
}

/** The newest revision was to be issued earlier. */
async function stepOfRevision(
  tx: Database,
  { id, isVersioned }: typeof documents.$inferSelect,
): Promise<Step[]> {
  const stored = await findRevisions(tx, id);
  const newest = stored.at(-1);
  if (!newest) return [];
  const version = (await findVersions(tx, id)).find((one) => one.id === newest.versionId);
  const isNamed = showsVersionName(
    isVersioned,
    firstFlags(stored).get(newest.id)?.isFirst === true,
    newest.isCompatible,
  );
  const { name, issueDate, isCompatible } = newest;
  const earlier = parseDate(issueDate).subtract({ days: 10 }).toString();
  const form = {
    id: newest.id,
    name,
    issueDate,
    isCompatible,
    versionName: isNamed ? (version?.name ?? null) : null,
  };
  return [
    {
      undo: async (db) => {
        await db.update(revisions).set({ issueDate: earlier }).where(eq(revisions.id, newest.id));
        await db.update(documents).set({ latestRevisionDate: earlier }).where(eq(documents.id, id));
      },
      writes: [(context) => updateRevision(context, form, undefined)],
    },
  ];
}

async function stepsOfProduct(tx: Database, row: typeof documentedProducts.$inferSelect): Promise<Step[]> {
  const { id, description, eifuDescription, productFamilyId } = row;
  const set = (values: Partial<typeof row>) => (db: Database) =>
    db.update(documentedProducts).set(values).where(eq(documentedProducts.id, id));
  const described: Step = {
    undo: set({ description: `${description} (prototype)` }),
    writes: [(context) => setProductField(context, { id }, 'description', description)],
  };
  const inFamily: Step = {
    undo: set({ productFamilyId: 10 }),
    writes: [(context) => setProductField(context, { id }, 'productFamilyId', productFamilyId)],
  };
  const inEifu: Step = {
    undo: set({ eifuDescription: null }),
    writes: [`${description}, sterile`, eifuDescription].map(
      (value) => (context) => setProductField(context, { id }, 'eifuDescription', value),
    ),
  };
  return [described, inFamily, inEifu, ...(await stepOfVersion(tx, id))];
}

/** The first named version got its change notice later. */
async function stepOfVersion(tx: Database, productId: number): Promise<Step[]> {
  const [version] = await tx
    .select()
    .from(productVersions)
    .where(and(eq(productVersions.productId, productId), eq(productVersions.isImplicit, false)))
    .orderBy(asc(productVersions.id))
    .limit(1);
  if (!version?.name || !version.ecnNumber) return [];
  const { id, name, ecnNumber } = version;
  return [
    {
      undo: (db) => db.update(productVersions).set({ ecnNumber: null }).where(eq(productVersions.id, id)),
      writes: [(context) => updateProductVersion(context, { id, name, ecnNumber }, undefined)],
    },
  ];
}
