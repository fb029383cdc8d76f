import { ProblemError } from '../errors.ts';

/** A line of writes that wait for each other. */
export interface WriteLine {
  /** Whose line it is: a lock of the database, or a person. */
  readonly name: string;
  /** How many of the line go on at once: one where all of them take the same lock. As many as others leave unless stated. */
  readonly atOnce?: number;
}

interface QueueOptions {
  /** Writes that may hold a connection at once; readers have the others. */
  readonly atOnce: number;
  /** Writes of one line that may wait; whoever comes after them is asked to try again. */
  readonly mostWaiting?: number;
}

interface Line {
  readonly atOnce: number;
  running: number;
  readonly waiting: (() => void)[];
}

/** As many as one person may have under work: only several people together meet the bound. */
const usualMostWaiting = 100;

/**
 * Where writes wait before they take a connection. A write that waited for a lock with a connection in its hand would keep
 * readers, who wait for nobody, from the database. The lines take turns, so that a long one is in nobody else's way.
 */
export class WriteQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  /** The line whose turn it is stands first. */
  readonly #lines = new Map<string, Line>();
  #running = 0;

  constructor({ atOnce, mostWaiting = usualMostWaiting }: QueueOptions) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Does the write when its turn has come. @throws unavailable when the line is too long */
  async run<Result>({ name, atOnce }: WriteLine, write: () => Promise<Result>): Promise<Result> {
    const usual = Math.max(1, this.#atOnce - 1);
    const line = this.#lines.get(name) ?? { atOnce: atOnce ?? usual, running: 0, waiting: [] };
    this.#lines.set(name, line);
    if (line.waiting.length >= this.#mostWaiting) throw tooManyWaiting();
    await new Promise<void>((resolve) => {
      line.waiting.push(resolve);
      this.#letIn();
    });
    try {
      return await write();
    } finally {
      line.running -= 1;
      this.#running -= 1;
      if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(name);
      this.#letIn();
    }
  }

  #letIn(): void {
    while (this.#running < this.#atOnce) {
      const [name, line] =
        this.#lines.entries().find(([, one]) => one.waiting.length > 0 && one.running < one.atOnce) ?? [];
      const begin = line?.waiting.shift();
      if (name === undefined || !line || !begin) return;
      this.#lines.delete(name);
      this.#lines.set(name, line);
      line.running += 1;
      this.#running += 1;
      begin();
    }
  }
}

const tooManyWaiting = () =>
  new ProblemError(
    'unavailable',
    'Too many changes wait for each other at the moment. Nothing was changed; try again in some seconds.',
    { retryAfter: 3 },
  );
