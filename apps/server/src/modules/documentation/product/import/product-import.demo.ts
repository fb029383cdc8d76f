import { dayMs } from '@crt/domain/day-ms';
import { asc, inArray } from 'drizzle-orm';
import type { Actor, RequestContext } from '../../../../context.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { tickingFrom } from '../../../../platform/clock.ts';
import { noFiles } from '../../../../platform/file-store.ts';
import { countedIds, type Ids } from '../../../../platform/ids.ts';
import { quietLog } from '../../../../platform/quiet-log.ts';
import { beginHistory } from '../../../history/history.ts';
import type { HistoryKey } from '../../../history/history-key.ts';
import { runImports } from '../../../import/run-import.ts';
import { queueImport, stageTable } from '../../../import/stage-import.ts';
import { applyImport, stopImport } from '../../../import/steer-import.ts';
import { documentedProducts } from '../documented-product.tables.ts';
import { productImport } from './product-import.ts';

/** Who imports in the demo world, and when that is. */
export interface DemoImporters {
  readonly now: Date;
  readonly historyKey: HistoryKey;
  /** Who holds the right; they take turns. */
  readonly importers: readonly Actor[];
}

/** An import of the past. */
interface DemoImport {
  readonly fileName: string;
  readonly daysAgo: number;
  readonly rows: readonly (readonly string[])[];
  readonly updates?: boolean;
  readonly isDryRun?: boolean;
  /** What somebody did with it afterwards. */
  readonly then?: 'applied' | 'stopped';
}

const headings = productImport.columns.map(({ label }) => label);

const plates = (first: number, count: number) =>
  Array.from({ length: count }, (_none, place) => [
    `CMF-${7100 + first + place}-L`,
    '',
    `Orbital plate, ${place + 2} holes, left`,
    'Midface Plates',
    place % 2 === 0 ? 'V1; V2' : '',
  ]);

/** Nine imports with every kind of result; `known` are the numbers of products that there are. */
function drawImports(known: readonly string[]): readonly DemoImport[] {
  const changed = known.slice(0, 4).map((number, place) => [number, '', '', '', `R${place + 1}`]);
  const faults = [
    ['CMF-7200-R', '', 'Orbital plate, 2 holes, right', 'Midface Plates', ''],
    ['CMF-7201-R', '12345', 'A GTIN of five digits', 'Midface Plates', ''],
    ['', '', 'A plate without a number', '', ''],
    ['CMF-7203-R', '1.23E+13', 'Shortened by a spreadsheet', 'Plates of the moon', ''],
    ['CMF-7200-R', '', 'The same number again', '', ''],
    [known[4] ?? '', '', 'A product that is there already', '', ''],
  ];
  return [
    { fileName: 'orbital-plates.csv', daysAgo: 41, rows: plates(0, 8) },
    { fileName: 'orbital-plates-right.xlsx', daysAgo: 33, rows: faults },
    { fileName: 'revisions-2026-q3.csv', daysAgo: 27, rows: changed, updates: true },
    { fileName: 'orbital-plates.csv', daysAgo: 21, rows: plates(0, 8) },
    { fileName: 'mandible-review.csv', daysAgo: 13, rows: plates(20, 5), isDryRun: true, then: 'applied' },
    { fileName: 'catalogue-2027-draft.csv', daysAgo: 8, rows: plates(40, 40), isDryRun: true },
    { fileName: 'wrong-division.csv', daysAgo: 6, rows: plates(90, 12), then: 'stopped' },
    { fileName: 'product-examples.xlsx', daysAgo: 2, rows: productImport.examples, isDryRun: true },
  ];
}

/** Imports of products as people have made them, by the machine itself: with their rows and histories (R2). */
export async function fillProductImports(tx: Database, importers: DemoImporters): Promise<void> {
  const isNumbered = inArray(documentedProducts.id, [1, 2, 3, 4, 5]);
  const products = await tx
    .select({ number: documentedProducts.catalogNumber })
    .from(documentedProducts)
    .where(isNumbered)
    .orderBy(asc(documentedProducts.id));
  const known = products.flatMap(({ number }) => number ?? []);
  const ids = countedIds(57);
  for (const [place, drawn] of drawImports(known).entries()) {
    const actor = importers.importers[place % importers.importers.length];
    if (actor) await carryOut(contextOf(tx, importers, actor, drawn.daysAgo, ids), drawn);
  }
}

function contextOf(
  tx: Database,
  { now, historyKey }: DemoImporters,
  actor: Actor,
  daysAgo: number,
  ids: Ids,
): RequestContext {
  return {
    actor,
    tx,
    ids,
    clock: tickingFrom(new Date(now.getTime() - daysAgo * dayMs), 400),
    log: quietLog,
    correlationId: 'demo',
    files: noFiles,
    history: beginHistory(historyKey, 'import', ids.uuid(), []),
    publish: () => undefined,
  };
}

async function carryOut(context: RequestContext, { fileName, rows, ...drawn }: DemoImport): Promise<void> {
  const options = { divisionId: 2, updateExistingProducts: drawn.updates === true };
  async function* read() {
    for (const [place, cells] of rows.entries()) yield { number: place + 2, cells };
  }
  const content = Buffer.from(JSON.stringify(rows));
  const upload = { file: { fileName, mediaType: '', content }, options, isDryRun: drawn.isDryRun === true };
  const id = await stageTable(context, productImport, upload, { sheet: null, headings, rows: read() });
  await queueImport(context, productImport.tag, id);
  if (drawn.then === 'stopped') await stopImport(context, productImport, id);
  const unit = {
    write: async <Result>(
      _caller: unknown,
      task: (one: RequestContext) => Result,
    ): Promise<Awaited<Result>> => await task(context),
  };
  await runImports(unit, quietLog, productImport);
  if (drawn.then !== 'applied') return;
  await applyImport(context, productImport, id);
  await runImports(unit, quietLog, productImport);
}
