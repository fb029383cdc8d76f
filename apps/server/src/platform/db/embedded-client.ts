import { AsyncLocalStorage } from 'node:async_hooks';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedCall, EmbeddedFailure, EmbeddedReply, EmbeddedStart } from './embedded-protocol.ts';
import type { SqlClient } from './database.ts';

interface QueryResult {
  readonly rows: unknown[];
  readonly fields: unknown[];
  readonly affectedRows?: number;
}

interface QueryOptions {
  readonly rowMode?: 'array' | 'object';
}

interface OpenTransaction {
  isOpen: boolean;
}

const longestTimer = 2 ** 31 - 1;

/** It stands beside this file, as source and as the build leaves it. */
const workerFile = new URL(`./embedded-worker${extname(import.meta.url)}`, import.meta.url);

/** A statement of the embedded database failed; `code` is PostgreSQL's (23505 unique, 25P02 aborted, …). */
class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';

  constructor(failure: EmbeddedFailure) {
    super(failure.message);
    Object.assign(this, { ...failure });
  }
}

/**
 * The embedded database seen from the server: one session, so statements queue, and a transaction holds the queue
 * until it ends. Using the queue from inside a transaction would wait for itself for ever; that is refused at once.
 */
export class EmbeddedClient implements SqlClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  readonly #current = new AsyncLocalStorage<OpenTransaction>();
  #transactionLimitMs: number;
  #nextId = 1;
  #queue: Promise<unknown> = Promise.resolve();
  #end: Error | undefined;

  private constructor(worker: Worker, transactionLimitMs: number) {
    this.#worker = worker;
    this.#transactionLimitMs = transactionLimitMs;
    worker.on('message', (reply: EmbeddedReply) => this.#receive(reply));
    worker.on('error', (error) => this.#stopped(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#stopped(new Error('The embedded database has stopped.')));
  }

  /** Starts the worker and waits until the database answers; `transactionLimitMs` ends a forgotten transaction. */
  static async open(start: EmbeddedStart, transactionLimitMs = 15_000): Promise<EmbeddedClient> {
    const worker = new Worker(workerFile, { workerData: start, execArgv: [] });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', (reply: EmbeddedReply) => {
        if (reply.kind === 'failed') reject(new EmbeddedDatabaseError(reply.error));
        else resolve();
      });
      worker.once('error', reject);
    });
    return new EmbeddedClient(worker, transactionLimitMs);
  }

  query(sql: string, params: unknown[] = [], options: QueryOptions = {}): Promise<QueryResult> {
    return this.#enqueue(() => this.#query(sql, params, options));
  }

  exec(sql: string): Promise<QueryResult[]> {
    return this.#enqueue(() => this.#call<QueryResult[]>({ kind: 'exec', sql }));
  }

  /** Runs `work` between BEGIN and COMMIT; whatever it throws rolls back. */
  transaction<Result>(work: (client: EmbeddedTransaction) => Promise<Result>): Promise<Result> {
    return this.#enqueue(async () => {
      const state: OpenTransaction = { isOpen: true };
      const statement = (sql: string, params: unknown[] = [], options: QueryOptions = {}) =>
        state.isOpen
          ? this.#query(sql, params, options, { isWrite: true })
          : Promise.reject(new Error('This transaction has already ended.'));
      await this.#call({ kind: 'exec', sql: 'BEGIN' });
      try {
        const result = await this.#current.run(state, () => this.#withinLimit(work({ query: statement })));
        state.isOpen = false;
        await this.#call({ kind: 'exec', sql: 'COMMIT' });
        return result;
      } catch (error) {
        state.isOpen = false;
        if (!this.#end) await this.#call({ kind: 'exec', sql: 'ROLLBACK' });
        throw error;
      }
    });
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    if (!this.#listeners.has(channel)) {
      this.#listeners.set(channel, listeners);
      await this.#enqueue(() => this.#call({ kind: 'listen', channel }));
    }
    listeners.add(onPayload);
    return async () => void listeners.delete(onPayload);
  }

  /** Lets transactions take as long as they need until `work` ends. */
  async withoutLimit<Result>(work: () => Promise<Result>): Promise<Result> {
    const limit = this.#transactionLimitMs;
    this.#transactionLimitMs = longestTimer;
    return work().finally(() => {
      this.#transactionLimitMs = limit;
    });
  }

  /** The whole database as a tar archive. */
  dump(): Promise<Uint8Array> {
    return this.#enqueue(() => this.#call<Uint8Array>({ kind: 'dump' }));
  }

  /** Waits for what is queued, then writes everything down and ends the worker. */
  async close(): Promise<void> {
    if (this.#end) return;
    await this.#enqueue(() => this.#call({ kind: 'close' })).catch(() => undefined);
    this.#end = new Error('The embedded database is closed.');
    await this.#worker.terminate();
  }

  /**
   * Statements come back where a write sends them or Drizzle wrote them, which then asks for arrays. What is left are those
   * of lists: another one for each filter, and planned for its values.
   */
  #query(
    sql: string,
    params: unknown[],
    { rowMode = 'object' }: QueryOptions,
    { isWrite = false } = {},
  ): Promise<QueryResult> {
    const comesBack = isWrite || rowMode === 'array';
    return this.#call<QueryResult>({ kind: 'query', sql, params, rowMode, comesBack });
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#current.getStore()?.isOpen) {
      const message =
        'The database was used beside its own open transaction. Pass the transaction on instead.';
      return Promise.reject(new Error(message));
    }
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #withinLimit<Result>(work: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      const message = `The transaction took more than ${this.#transactionLimitMs} ms and was rolled back.`;
      timer = setTimeout(() => reject(new Error(message)), this.#transactionLimitMs);
    });
    return Promise.race([work, limit]).finally(() => clearTimeout(timer));
  }

  #call<Result>(call: EmbeddedCall): Promise<Result> {
    if (this.#end) return Promise.reject(this.#end);
    const id = this.#nextId++;
    return new Promise<Result>((resolve, reject) => {
      this.#pending.set(id, { resolve: (value) => resolve(value as Result), reject });
      this.#worker.postMessage({ id, call });
    });
  }

  #receive(reply: EmbeddedReply): void {
    if (reply.kind === 'notification') {
      for (const listener of this.#listeners.get(reply.channel) ?? []) listener(reply.payload);
    } else if (reply.kind === 'result' || reply.kind === 'error') {
      const waiting = this.#pending.get(reply.id);
      this.#pending.delete(reply.id);
      if (reply.kind === 'result') waiting?.resolve(reply.value);
      else waiting?.reject(new EmbeddedDatabaseError(reply.error));
    }
  }

  #stopped(error: Error): void {
    this.#end ??= error;
    for (const waiting of this.#pending.values()) waiting.reject(this.#end);
    this.#pending.clear();
  }
}

/** The statements of one open transaction. */
export interface EmbeddedTransaction {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult>;
}
