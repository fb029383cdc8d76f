import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FileFault } from '../file-fault.ts';
import { fileTexts } from '../file.texts.ts';
import type { FileRow } from '../table.ts';
import type { ReadReply, ReadStart, TableHead } from './protocol.ts';

/** It stands beside this file, as source and as the build leaves it. */
const workerFile = new URL(`./table-worker${extname(import.meta.url)}`, import.meta.url);

interface Waiting {
  readonly since: number;
  readonly resolve: (reply: ReadReply) => void;
  readonly reject: (error: Error) => void;
}

/** The thread that reads one file, seen from the server: it ends with the file, by its limits, or when nobody asks it. */
export class Reading {
  readonly #worker: Worker;
  readonly #idleMs: number;
  /** What the thread said before it was asked: a refusal of what comes next. */
  readonly #replies: ReadReply[] = [];
  #workMs: number;
  #timer: NodeJS.Timeout | undefined;
  #waiting: Waiting | undefined;
  #failure: Error | undefined;

  constructor(start: ReadStart) {
    const { memoryMb, workMs, idleMs } = start.limits;
    this.#workMs = workMs;
    this.#idleMs = idleMs;
    this.#worker = new Worker(workerFile, {
      workerData: start,
      transferList: [start.content.buffer as ArrayBuffer],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      execArgv: [],
    });
    this.#worker.on('message', (reply: ReadReply) => this.#receive(reply));
    this.#worker.on('error', (error: Error & { code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#fail(isMemory ? new FileFault(fileTexts.tooMuchMemory, { cause: error }) : error);
    });
    this.#worker.on('exit', () => this.#fail(new Error('The thread that reads a file has ended.')));
  }

  /** Throws a `FileFault` where the file is refused. */
  async head(): Promise<TableHead> {
    const reply = await this.#next();
    if (reply.kind !== 'head') throw new Error(`The file was read in another order: ${reply.kind}.`);
    return reply.head;
  }

  /** The rows behind the head; leaving them ends the thread. */
  async *rows(): AsyncGenerator<FileRow, void> {
    try {
      for (let isLast = false; !isLast;) {
        this.#worker.postMessage('more');
        const reply = await this.#next();
        if (reply.kind !== 'rows') throw new Error(`The file was read in another order: ${reply.kind}.`);
        yield* reply.rows;
        ({ isLast } = reply);
      }
    } finally {
      await this.end();
    }
  }

  /** Ends the thread, whatever it does. */
  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  async #next(): Promise<ReadReply> {
    const reply = this.#replies.shift() ?? (await this.#wait());
    if (reply.kind === 'refused') throw new FileFault(reply.sentence);
    return reply;
  }

  #wait(): Promise<ReadReply> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#worker.ref();
    this.#endAfter(this.#workMs, new FileFault(fileTexts.tooSlow));
    return new Promise((resolve, reject) => {
      this.#waiting = { since: performance.now(), resolve, reject };
    });
  }

  #receive(reply: ReadReply): void {
    const waiting = this.#waiting;
    if (!waiting) {
      this.#replies.push(reply);
      return;
    }
    this.#waiting = undefined;
    this.#workMs -= performance.now() - waiting.since;
    // A process that ends does not wait for somebody to go on.
    this.#worker.unref();
    this.#endAfter(this.#idleMs, new Error('The reading of a file was left lying and has ended.'));
    waiting.resolve(reply);
  }

  #endAfter(limitMs: number, failure: Error): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(failure), Math.max(0, limitMs));
    this.#timer.unref();
  }

  #fail(failure: Error): void {
    this.#failure ??= failure;
    this.#waiting?.reject(this.#failure);
    this.#waiting = undefined;
    void this.end();
  }
}
