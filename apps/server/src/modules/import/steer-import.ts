import { and, eq, ne, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { notFound, ProblemError } from '../../errors.ts';
import type { AnyImportKind } from './import-kind.ts';
import { importRows, imports } from './import.tables.ts';
import { endImport } from './run-import.ts';
import { importChannel, queueImport } from './stage-import.ts';

type Kind = Pick<AnyImportKind, 'name' | 'tag'>;

/** An import, locked against the rows that are about to be imported. @throws not-found */
async function lockImport({ tx }: RequestContext, { name }: Kind, id: number) {
  const isIt = and(eq(imports.id, id), eq(imports.kind, name), ne(imports.state, 'staging'));
  const [one] = await tx.select().from(imports).where(isIt).for('update');
  if (!one) throw notFound('Import');
  return one;
}

/** Stops an import: what is done stays, the rest waits. @throws conflict, not-found */
export async function stopImport(context: RequestContext, kind: Kind, id: number): Promise<undefined> {
  const { state } = await lockImport(context, kind, id);
  if (state === 'stopped') return undefined;
  if (state !== 'queued' && state !== 'running') throw new ProblemError('conflict', 'This import has ended.');
  await endImport(context, kind, id, { state: 'stopped', message: `Stopped by ${context.actor.name}.` });
  // Whoever imports may have met it locked, and taken it for the work of another process.
  await context.tx.execute(sql`select pg_notify(${importChannel}, '')`);
  return undefined;
}

/** Goes on with an import that was stopped or failed, behind those that wait. @throws conflict, not-found */
export async function continueImport(context: RequestContext, kind: Kind, id: number): Promise<undefined> {
  const { state } = await lockImport(context, kind, id);
  if (state !== 'stopped' && state !== 'failed')
    throw new ProblemError('conflict', 'This import was not stopped.');
  await context.tx.update(imports).set({ message: null, finishedAt: null }).where(eq(imports.id, id));
  await queueImport(context, kind.tag, id);
  return undefined;
}

/**
 * Carries out a dry run: the same rows as a further import, each with what the dry run told of it; gives its id.
 * @throws conflict, not-found
 */
export async function applyImport(context: RequestContext, kind: Kind, id: number): Promise<number> {
  const { tx, actor, clock, ids } = context;
  const dryRun = await lockImport(context, kind, id);
  if (!dryRun.isDryRun) throw new ProblemError('conflict', 'This import was no dry run.');
  if (dryRun.state !== 'done') throw new ProblemError('conflict', 'The dry run is not done.');
  if ((await tx.$count(imports, eq(imports.dryRunId, id))) > 0)
    throw new ProblemError('conflict', 'This dry run was carried out already.');
  const { options, details, fileName, fileHash, fileSize, headings, rowCount } = dryRun;
  const same = { kind: dryRun.kind, options, details, fileName, fileHash, fileSize, headings, rowCount };
  const [applied] = await tx
    .insert(imports)
    .values({
      ...same,
      state: 'queued',
      isDryRun: false,
      userId: actor.userId,
      createdAt: clock.now(),
      batchId: ids.uuid(),
      dryRunId: id,
    })
    .returning({ id: imports.id });
  if (!applied) throw new Error('The database gave no id for a new import');
  await tx.execute(sql`
    insert into ${importRows} (import_id, row_number, cells, changes, reasons, file_reasons, expected)
    select ${applied.id}::int, row_number, cells, '[]'::jsonb, '[]'::jsonb, file_reasons,
      jsonb_build_object('status', status, 'changes', changes)
    from ${importRows} where import_id = ${id}`);
  return queueImport(context, kind.tag, applied.id);
}
