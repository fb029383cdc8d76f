import { dayMs } from '@crt/domain/day-ms';
import type { Actor, RequestContext } from '../../context.ts';
import { tickingFrom } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { noFiles } from '../../platform/file-store.ts';
import { countedIds } from '../../platform/ids.ts';
import { quietLog } from '../../platform/quiet-log.ts';
import { beginHistory } from '../history/history.ts';
import type { HistoryKey } from '../history/history-key.ts';
import type { ImportKind } from './import-kind.ts';
import { runImports } from './run-import.ts';
import { queueImport, stageTable, type Upload } from './stage-import.ts';
import { applyImport, stopImport } from './steer-import.ts';

/** Who imports in the demo world, and when that is. */
export interface DemoImporters {
  readonly now: Date;
  readonly historyKey: HistoryKey;
  /** Who holds the right; they take turns. */
  readonly importers: readonly Actor[];
}

/** An import of the past. */
export interface DemoImport<Options> {
  readonly fileName: string;
  readonly daysAgo: number;
  readonly rows: readonly (readonly string[])[];
  readonly options: Options;
  readonly isDryRun?: boolean;
  /** What somebody did with it afterwards. */
  readonly then?: 'applied' | 'stopped';
  readonly remarks?: Upload<Options>['remarks'];
}

/**
 * Imports of a kind as people have made them, by the machine itself: with their rows and histories. `seed` tells the series
 * of their ids, each kind has its own.
 */
export async function fillImportsOf<Options extends object, Plan>(
  tx: Database,
  kind: ImportKind<Options, Plan>,
  { now, historyKey, importers }: DemoImporters,
  { seed, drawn }: { readonly seed: number; readonly drawn: readonly DemoImport<Options>[] },
): Promise<void> {
  const ids = countedIds(seed);
  for (const [place, one] of drawn.entries()) {
    const actor = importers[place % importers.length];
    if (!actor) continue;
    const context: RequestContext = {
      actor,
      tx,
      ids,
      clock: tickingFrom(new Date(now.getTime() - one.daysAgo * dayMs), 400),
      log: quietLog,
      correlationId: 'demo',
      files: noFiles,
      history: beginHistory(historyKey, 'import', ids.uuid(), []),
      publish: () => undefined,
    };
    await carryOut(context, kind, one);
  }
}

async function carryOut<Options extends object, Plan>(
  context: RequestContext,
  kind: ImportKind<Options, Plan>,
  { fileName, rows, options, isDryRun = false, then, remarks }: DemoImport<Options>,
): Promise<void> {
  async function* read() {
    for (const [place, cells] of rows.entries()) yield { number: place + 2, cells };
  }
  const file = { fileName, mediaType: '', content: Buffer.from(JSON.stringify(rows)) };
  const upload = { file, options, isDryRun, ...(remarks && { remarks }) };
  const headings = kind.columns.map(({ label }) => label);
  const id = await stageTable(context, kind, upload, { sheet: null, headings, rows: read() });
  await queueImport(context, kind.tag, id);
  if (then === 'stopped') await stopImport(context, kind, id);
  const unit = {
    write: async <Result>(
      _caller: unknown,
      task: (one: RequestContext) => Result,
    ): Promise<Awaited<Result>> => await task(context),
  };
  await runImports(unit, quietLog, kind);
  if (then !== 'applied') return;
  await applyImport(context, kind, id);
  await runImports(unit, quietLog, kind);
}
