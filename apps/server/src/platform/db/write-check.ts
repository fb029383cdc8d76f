import { sql } from 'drizzle-orm';
import type { Storage } from './database.ts';
import { shortageOf } from './database-errors.ts';
import { withTimeLimit } from './time-limit.ts';
import { writeChecks } from './write-check.tables.ts';

/** How long it is believed that writes succeed, or fail, without a new try, in milliseconds. */
const believedMs = { good: 10_000, failed: 2_000 };

interface Outcome {
  readonly at: number;
  /** Why the write failed; undefined when it did not. */
  readonly failure: Error | undefined;
}

/** Whether the database takes writes: what became of the last one is remembered, and one is tried where that is long ago. */
export class WriteCheck {
  readonly #storage: Storage;
  readonly #now: () => number;
  #last: Outcome | undefined;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(storage: Storage, now: () => number = () => performance.now()) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Remembers what becomes of a write; one that is refused for what it wants says nothing about the database. */
  async watch<Result>(write: Promise<Result>): Promise<Result> {
    try {
      const result = await write;
      this.#remember(undefined);
      return result;
    } catch (error) {
      if (error instanceof Error && shortageOf(error) !== undefined) this.#remember(error);
      throw error;
    }
  }

  /** Throws while writes fail. */
  async ensure(limitMs: number): Promise<void> {
    const last = this.#last;
    const isFresh =
      last !== undefined && this.#now() - last.at < (last.failure ? believedMs.failed : believedMs.good);
    if (!isFresh) return this.watch(withTimeLimit(this.#tryOne(), limitMs));
    if (last.failure) throw last.failure;
  }

  #remember(failure: Error | undefined): void {
    this.#last = { at: this.#now(), failure };
  }

  /** Writes a row, as every change does, and for a moment more to the disk than is sorted in memory. */
  async #tryOne(): Promise<void> {
    await this.#storage.db.transaction(async (tx) => {
      await tx.execute(sql`set local work_mem = '64kB'`);
      await tx.execute(
        sql`select count(*) from (select n from generate_series(1, 5000) n order by md5(n::text)) sorted`,
      );
      const at = new Date();
      await tx
        .insert(writeChecks)
        .values({ id: 1, at })
        .onConflictDoUpdate({ target: writeChecks.id, set: { at } });
    });
  }
}
