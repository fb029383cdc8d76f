import type { ProblemError } from '../errors.ts';

/** A line of pieces of work that wait for each other. */
export interface WorkLine {
  /** Whose line it is: a lock of the database, or a person. */
  readonly name: string;
  /** How many of the line go on at once: one where all of them take the same lock. As many as others leave unless stated. */
  readonly atOnce?: number;
}

interface QueueOptions {
  /** Pieces of work that go on at once. */
  readonly atOnce: number;
  /** Pieces of work of one line that may wait; whoever comes after them is asked to try again. */
  readonly mostWaiting: number;
  /** What whoever comes to a line that is too long is answered. */
  tooLong(): ProblemError;
}

/** What has to be known of a piece of work beside its line. */
interface RunOptions {
  /** Aborted when nobody waits for the result any more: the work then leaves the line, if it has not begun. */
  readonly signal?: AbortSignal;
}

interface Line {
  readonly atOnce: number;
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * Where work waits for its turn before it takes anything that others need, such as a connection of the database. The lines
 * take turns, so that a long one is in nobody else's way.
 */
export class WorkQueue {
  readonly #options: QueueOptions;
  /** The line whose turn it is stands first. */
  readonly #lines = new Map<string, Line>();
  #running = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /**
   * Does the work when its turn has come.
   * @throws what the options answer when the line is too long
   * @throws the reason of the signal when it is aborted before the work has begun
   */
  async run<Result>(
    { name, atOnce }: WorkLine,
    work: () => Promise<Result>,
    { signal }: RunOptions = {},
  ): Promise<Result> {
    signal?.throwIfAborted();
    const usual = Math.max(1, this.#options.atOnce - 1);
    const line = this.#lines.get(name) ?? { atOnce: atOnce ?? usual, running: 0, waiting: new Set() };
    this.#lines.set(name, line);
    if (line.waiting.size >= this.#options.mostWaiting) throw this.#options.tooLong();
    await this.#turnOf(name, line, signal);
    try {
      return await work();
    } finally {
      line.running -= 1;
      this.#running -= 1;
      // Also behind those that have come while it went on.
      this.#moveToEnd(name, line);
      this.#forgetEmpty(name, line);
      this.#letIn();
    }
  }

  /** Waits at the end of a line until its first place is free. */
  async #turnOf(name: string, line: Line, signal: AbortSignal | undefined): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      if (!line.waiting.delete(turn.resolve)) return;
      this.#forgetEmpty(name, line);
      turn.reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave);
    line.waiting.add(turn.resolve);
    this.#letIn();
    await turn.promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  #moveToEnd(name: string, line: Line): void {
    this.#lines.delete(name);
    this.#lines.set(name, line);
  }

  #forgetEmpty(name: string, line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) this.#lines.delete(name);
  }

  #letIn(): void {
    while (this.#running < this.#options.atOnce) {
      const [name, line] =
        this.#lines.entries().find(([, one]) => one.waiting.size > 0 && one.running < one.atOnce) ?? [];
      const [begin] = line?.waiting ?? [];
      if (name === undefined || !line || !begin) return;
      line.waiting.delete(begin);
      this.#moveToEnd(name, line);
      line.running += 1;
      this.#running += 1;
      begin();
    }
  }
}
