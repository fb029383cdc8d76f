import { sql } from 'drizzle-orm';
import { beginHistory, type Follower } from '../modules/history/history.ts';
import type { ChangeSource } from '../modules/history/change.tables.ts';
import type { HistoryKey } from '../modules/history/history-key.ts';
import type { Actor, ChangeEvent, RequestContext } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Database, Storage } from './db/database.ts';
import { sqlCode } from './db/database-errors.ts';
import { publishAll } from './events/publish.ts';
import { noFiles, type FileStore } from './file-store.ts';
import type { Ids } from './ids.ts';
import type { Logger } from './logger.ts';
import { WorkQueue, type WorkLine } from './work-queue.ts';

/** Who asks for a piece of work, and under which id it is logged. */
export interface WorkFor {
  readonly actor: Actor;
  readonly log: Logger;
  readonly correlationId: string;
  /** Where its changes come from, as the history tells it. */
  readonly source: ChangeSource;
  /** The line in which its writes wait; that of its person unless stated. */
  readonly line?: WorkLine;
}

interface Surroundings {
  readonly storage: Pick<Storage, 'db' | 'writesAtOnce'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly historyKey: HistoryKey;
  /** Where uploaded files are kept; nowhere unless stated, as for regular work. */
  readonly files?: FileStore;
  /** Who follows what others change. */
  readonly followers: readonly Follower[];
}

/**
 * What another attempt mends: a serialisation failure, a deadlock, and a row that was pointed at, or still pointed here,
 * by what others wrote since it was looked up; the next attempt sees that, and refuses in words.
 */
const retryCodes = new Set(['40001', '40P01', '23503']);
const mostAttempts = 3;

/** As many as one person may have under work: only several people together meet the bound. */
const mostWritesWaiting = 100;

const tooManyWrites = () =>
  new ProblemError(
    'unavailable',
    'Too many changes wait for each other at the moment. Nothing was changed; try again in some seconds.',
    { retryAfter: 3 },
  );

/** Opens the context of an operation: a pooled connection for reads, one transaction for writes. */
export class UnitOfWork {
  readonly #surroundings: Surroundings;
  readonly #queue: WorkQueue;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    // A write that waited for a lock with a connection in its hand would keep readers, who wait for nobody, from the database.
    const { writesAtOnce: atOnce } = surroundings.storage;
    this.#queue = new WorkQueue({ atOnce, mostWaiting: mostWritesWaiting, tooLong: tooManyWrites });
  }

  /** A read; announcing a change from here is a programming mistake. */
  async read<Result>(caller: WorkFor, task: (context: RequestContext) => Result): Promise<Awaited<Result>> {
    return await task(
      this.#context(this.#surroundings.storage.db, caller, () => {
        throw new Error('A reading operation announced a change.');
      }),
    );
  }

  /**
   * A write: everything that `task` does, its history and its events happen together or not at all. It waits for its turn
   * before it takes a connection. @throws unavailable when too many wait already
   */
  async write<Result>(caller: WorkFor, task: (context: RequestContext) => Result): Promise<Awaited<Result>> {
    const line = caller.line ?? { name: caller.actor.userId };
    return this.#queue.run(line, () => this.#writeInTurn(caller, task));
  }

  async #writeInTurn<Result>(
    caller: WorkFor,
    task: (context: RequestContext) => Result,
  ): Promise<Awaited<Result>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#surroundings.storage.db.transaction((tx) => this.#writeOnce(tx, caller, task));
      } catch (error) {
        if (attempt === mostAttempts || !retryCodes.has(sqlCode(error) ?? '')) throw error;
        caller.log.info({ attempt }, 'what others wrote at the same time asks to try the write again');
      }
    }
  }

  async #writeOnce<Result>(
    tx: Database,
    caller: WorkFor,
    task: (context: RequestContext) => Result,
  ): Promise<Awaited<Result>> {
    const events: ChangeEvent[] = [];
    const result = await task(this.#context(tx, caller, (event) => void events.push(event)));
    const { actor, correlationId: requestId } = caller;
    const from = { actorId: actor.userId || null, requestId, at: systemClock.now() };
    if (events.length > 0) await publishAll(tx, events, from);
    // After a swallowed error PostgreSQL turns COMMIT into ROLLBACK without a word; any statement tells.
    else await tx.execute(sql`select 1`);
    return result;
  }

  #context(
    tx: Database,
    { source, line: _line, ...caller }: WorkFor,
    publish: RequestContext['publish'],
  ): RequestContext {
    const { clock, ids, historyKey, followers, files = noFiles } = this.#surroundings;
    const history = beginHistory(historyKey, source, ids.uuid(), followers);
    return { ...caller, tx, clock, ids, files, publish, history };
  }
}
