import { inArray, sql } from 'drizzle-orm';
import type { Storage } from '../db/database.ts';
import { signInAttempts } from './sign-in.tables.ts';

/** Failures that cost nothing: of one user name, and of one address (where many people may sit). */
const free = { user: 5, address: 30 } as const;
const firstPauseSeconds = 30;
const longestPauseSeconds = 15 * 60;
/** After this long without a failure everything is forgotten. */
const forgetMs = 30 * 60_000;

/** Who tries: the typed name, known or not, and the address. */
export interface Attempt {
  readonly userName: string;
  readonly address: string;
}

/** Slows guessing down: after some failures each further one doubles a pause, the same for names that do not exist. */
export class Throttle {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Seconds to wait before the next try; 0 when it may be made now. */
  async pauseSeconds(attempt: Attempt, now: Date): Promise<number> {
    const rows = await this.#storage.db
      .select()
      .from(signInAttempts)
      .where(
        inArray(
          signInAttempts.subject,
          subjects(attempt).map(({ subject }) => subject),
        ),
      );
    const until = Math.max(0, ...rows.map((row) => row.blockedUntil?.getTime() ?? 0));
    return Math.max(0, Math.ceil((until - now.getTime()) / 1000));
  }

  async failed(attempt: Attempt, now: Date): Promise<void> {
    for (const { subject, limit } of subjects(attempt)) await this.#count(subject, limit, now);
  }

  async succeeded({ userName }: Attempt): Promise<void> {
    await this.#storage.db
      .delete(signInAttempts)
      .where(inArray(signInAttempts.subject, [userSubject(userName)]));
  }

  async #count(subject: string, limit: number, now: Date): Promise<void> {
    const forgotten = new Date(now.getTime() - forgetMs);
    const isOld = sql`${signInAttempts.lastFailureAt} < ${forgotten.toISOString()}::timestamptz`;
    const [row] = await this.#storage.db
      .insert(signInAttempts)
      .values({ subject, failures: 1, lastFailureAt: now })
      .onConflictDoUpdate({
        target: signInAttempts.subject,
        set: {
          failures: sql`case when ${isOld} then 1 else ${signInAttempts.failures} + 1 end`,
          lastFailureAt: now,
        },
      })
      .returning({ failures: signInAttempts.failures });
    const over = (row?.failures ?? 0) - limit;
    if (over < 0) return;
    const seconds = Math.min(firstPauseSeconds * 2 ** Math.min(over, 20), longestPauseSeconds);
    await this.#storage.db
      .update(signInAttempts)
      .set({ blockedUntil: new Date(now.getTime() + seconds * 1000) })
      .where(inArray(signInAttempts.subject, [subject]));
  }
}

function subjects({ userName, address }: Attempt): { subject: string; limit: number }[] {
  return [
    { subject: userSubject(userName), limit: free.user },
    { subject: `address:${address}`, limit: free.address },
  ];
}

function userSubject(userName: string): string {
  return `user:${userName.trim().toLowerCase().slice(0, 200)}`;
}
