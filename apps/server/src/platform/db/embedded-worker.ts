import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { beginDatabase } from './empty-database.ts';
import { EmbeddedQueries } from './embedded-queries.ts';
import { plannerSettings } from './planner-settings.ts';
import type {
  EmbeddedCall,
  EmbeddedFailure,
  EmbeddedReply,
  EmbeddedRequest,
  EmbeddedStart,
} from './embedded-protocol.ts';

/*
 * The embedded database in a thread of its own: one slow statement would otherwise stop every request.
 * Dates and intervals stay text, because Drizzle parses them itself (the same on PostgreSQL).
 */
const textTypes = [1082, 1083, 1114, 1184, 1115, 1182, 1185, 1186, 1187, 1231];
const parsers = Object.fromEntries(textTypes.map((type) => [type, (value: string) => value]));

function post(reply: EmbeddedReply): void {
  parentPort?.postMessage(reply);
}

function failureOf(error: unknown): EmbeddedFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, detail, constraint, table, column } = error as Error & Partial<EmbeddedFailure>;
  return { message: error.message, code, detail, constraint, table, column };
}

/** An empty database, made from nothing: for seconds its folder looks like one and is none. */
async function make(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: folder });
  await database.close();
}

async function open(): Promise<PGlite> {
  const { folder, snapshot } = workerData as EmbeddedStart;
  if (folder !== undefined) await beginDatabase(folder, make);
  return PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: new Blob([snapshot as Uint8Array<ArrayBuffer>]) }),
    parsers,
    extensions: { pg_trgm },
  });
}

async function run(database: PGlite, queries: EmbeddedQueries, call: EmbeddedCall): Promise<unknown> {
  switch (call.kind) {
    case 'query':
      return queries.run(call);
    case 'exec':
      return (await database.exec(call.sql)).map(({ rows, affectedRows }) => ({ rows, affectedRows }));
    case 'listen':
      await database.listen(call.channel, (payload) =>
        post({ kind: 'notification', channel: call.channel, payload }),
      );
      return null;
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await database.close();
      return null;
  }
}

try {
  const database = await open();
  for (const setting of plannerSettings) await database.exec(`set ${setting}`);
  const queries = new EmbeddedQueries(database);
  // One after the other: a query is several messages to the database.
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', ({ id, call }: EmbeddedRequest) => {
    last = last.then(() =>
      run(database, queries, call).then(
        (value) => post({ kind: 'result', id, value }),
        (error: unknown) => post({ kind: 'error', id, error: failureOf(error) }),
      ),
    );
  });
  post({ kind: 'ready' });
} catch (error) {
  post({ kind: 'failed', error: failureOf(error) });
}
