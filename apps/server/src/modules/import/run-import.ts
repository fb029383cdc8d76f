import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anonymous, type RequestContext } from '../../context.ts';
import { isDatabaseAway } from '../../platform/db/database-errors.ts';
import { updateRows } from '../../platform/db/insert-rows.ts';
import type { Logger } from '../../platform/logger.ts';
import type { UnitOfWork, WorkFor } from '../../platform/unit-of-work.ts';
import { findActor } from '../user/find-actor.ts';
import { carryOutRows, type DoneRow, type Chunk } from './import-rows.ts';
import type { AnyImportKind } from './import-kind.ts';
import { importRows, imports, type ImportOutcome } from './import.tables.ts';

/** Rows that are imported in one transaction: others wait for its locks, and a crash loses no more than it. */
const chunkSize = 200;

type Import = typeof imports.$inferSelect;

/** Gives each step a transaction. */
type Writing = Pick<UnitOfWork, 'write'>;

const unfinished = ['queued', 'running'] as const;

/**
 * Imports what waits of a kind, one import after the other, some rows in each transaction together with their results: so
 * whoever goes on after a crash or a stop, in whichever process, imports no row twice. Gives how many transactions it took.
 */
export async function runImports(unit: Writing, log: Logger, kind: AnyImportKind): Promise<number> {
  // Those who change the same records by hand wait in the same line.
  const line = { name: kind.lockName, atOnce: 1 };
  const about = { log, correlationId: `import-${kind.name}` };
  const caller: WorkFor = { actor: anonymous, source: 'import', line, ...about };
  for (let chunks = 0; ; chunks += 1) if (!(await runChunk(unit, caller, kind))) return chunks;
}

/** Imports the next rows; false when nothing is left, or another process is at it. */
async function runChunk(unit: Writing, caller: WorkFor, kind: AnyImportKind): Promise<boolean> {
  let taken: number | undefined;
  try {
    return await unit.write(caller, async (context) => {
      const next = await takeNext(context, kind);
      taken = next?.id;
      if (next) await importChunk(context, kind, next);
      return next !== undefined;
    });
  } catch (error) {
    const id = taken;
    if (id === undefined || isDatabaseAway(error)) throw error;
    caller.log.error({ err: error, importId: id }, 'an import cannot go on');
    const message =
      'Something went wrong on the server. What is done stays; the import can go on from there.';
    await unit.write(caller, (context) => endImport(context, kind, id, { state: 'failed', message }));
    return true;
  }
}

/** Takes the import whose turn it is, and locks it until the commit; nothing where another process has done so. */
async function takeNext({ tx }: RequestContext, kind: AnyImportKind): Promise<Import | undefined> {
  const earlier = alias(imports, 'earlier');
  const isBefore = sql`(${earlier.queuedAt}, ${earlier.id}) < (${imports.queuedAt}, ${imports.id})`;
  const before = tx
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.kind, kind.name), inArray(earlier.state, unfinished), isBefore));
  const [next] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.kind, kind.name), inArray(imports.state, unfinished), notExists(before)))
    .limit(1)
    .for('update', { skipLocked: true });
  return next;
}

async function importChunk(context: RequestContext, kind: AnyImportKind, one: Import): Promise<void> {
  const { tx, clock } = context;
  const actor = await findActor(tx, one.userId);
  if (!actor?.permissions.has(kind.permission)) {
    const message = `${actor?.name ?? 'Whoever began it'} may no longer import this.`;
    await endImport(context, kind, one.id, { state: 'stopped', message });
    return;
  }
  const rows = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, one.id), isNull(importRows.status)))
    .orderBy(asc(importRows.rowNumber))
    .limit(chunkSize);
  const chunk: Chunk = { kind, one, rows, context: { ...context, actor } };
  const done = await carryOutRows(chunk);
  await updateRows(tx, importRows, ['importId', 'rowNumber'], done);
  const isLast = one.doneCount + done.length >= one.rowCount;
  const now = clock.now();
  await tx
    .update(imports)
    .set({
      ...countsWith(one, done),
      state: isLast ? 'done' : 'running',
      startedAt: one.startedAt ?? now,
      ...(one.state === 'queued' && { resumedAt: now, resumedWith: one.doneCount }),
      ...(isLast && { finishedAt: now }),
    })
    .where(eq(imports.id, one.id));
  context.publish({ entity: kind.tag, entityId: String(one.id) });
}

function countsWith(one: Import, done: readonly DoneRow[]) {
  const ofOutcome = (outcome: ImportOutcome) => done.filter((row) => row.outcome === outcome).length;
  return {
    doneCount: one.doneCount + done.length,
    created: one.created + ofOutcome('created'),
    updated: one.updated + ofOutcome('updated'),
    ignored: one.ignored + ofOutcome('ignored'),
    changedSinceDryRun:
      one.changedSinceDryRun + done.filter(({ isChangedSinceDryRun }) => isChangedSinceDryRun).length,
  };
}

/** Ends an import for now, and says why. */
export async function endImport(
  context: RequestContext,
  { tag }: Pick<AnyImportKind, 'tag'>,
  id: number,
  ending: { readonly state: 'stopped' | 'failed'; readonly message: string | null },
): Promise<void> {
  const { tx, clock } = context;
  await tx
    .update(imports)
    .set({ ...ending, finishedAt: clock.now() })
    .where(eq(imports.id, id));
  context.publish({ entity: tag, entityId: String(id) });
}
