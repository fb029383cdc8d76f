import { eq, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Storage } from '../db/database.ts';
import { signInAttempts } from './sign-in.tables.ts';

/** How one kind of counter slows down: so many tries cost nothing, each further one doubles the pause up to the longest. */
interface Slowness {
  readonly free: number;
  readonly longestSeconds: number;
}

/** One person at one address, or in one browser that is known as this person's: whoever guesses there delays nobody else. */
const ofPerson: Slowness = { free: 5, longestSeconds: 16 };
/** Different people at one address, where a whole company may sit: slows down who tries many names. */
const ofAddress: Slowness = { free: 30, longestSeconds: 4 };

/** After this long without a try everything is forgotten. */
const forgetMs = 30 * 60_000;

/** Who tries: the typed name, known or not, and the address. */
export interface Attempt {
  readonly userName: string;
  readonly address: string;
  /** Where the browser is known as this person's: its tries are counted by themselves, and no others hold them up. */
  readonly known?: { readonly personId: string; readonly browser: string };
}

/**
 * Slows guessing down, the same for names that do not exist. A try is counted before the password is looked at, so that
 * many at once are not looked at before the first is counted; a right password takes its count back.
 */
export class Throttle {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Counts a try; gives 0 when it may be made now, otherwise the seconds to wait, and then it has not been counted. */
  async admit(attempt: Attempt, now: Date): Promise<number> {
    const own = subjectOf(attempt);
    const tries = await this.#count(own, ofPerson, now);
    if (tries === undefined) return this.#pauseOf(own, now);
    // Only somebody's first try is one more name that this address asks for.
    if (attempt.known || tries > 1) return 0;
    if ((await this.#count(attempt.address, ofAddress, now)) !== undefined) return 0;
    await this.#takeBackOne(own);
    return this.#pauseOf(attempt.address, now);
  }

  /** The password was right: takes back what {@link admit} counted at `now`, and what was held against this person. */
  async succeeded(attempt: Attempt, now: Date): Promise<void> {
    // Of several at once only one has something to take back.
    if (!(await this.#forget(subjectOf(attempt))) || attempt.known) return;
    const { lastFailureAt, blockedUntil } = signInAttempts;
    await this.#storage.db
      .update(signInAttempts)
      .set({
        failures: oneLess,
        // The pause after somebody else's try stays.
        blockedUntil: sql`case when ${ne(lastFailureAt, now)} then ${blockedUntil} end`,
      })
      .where(eq(signInAttempts.subject, attempt.address));
  }

  /** One more try in one statement, so that no two are counted as one; undefined while there is a pause. */
  async #count(subject: string, slowness: Slowness, now: Date): Promise<number | undefined> {
    const { failures, lastFailureAt, blockedUntil } = signInAttempts;
    const next = sql`case when ${lt(lastFailureAt, forgotten(now))} then 1 else ${failures} + 1 end`;
    const [row] = await this.#storage.db
      .insert(signInAttempts)
      .values({ subject, failures: 1, lastFailureAt: now })
      .onConflictDoUpdate({
        target: signInAttempts.subject,
        set: { failures: next, lastFailureAt: now, blockedUntil: pauseAfter(next, slowness, now) },
        setWhere: sql`coalesce(${lte(blockedUntil, now)}, true)`,
      })
      .returning({ failures });
    return row?.failures;
  }

  async #pauseOf(subject: string, now: Date): Promise<number> {
    const [row] = await this.#storage.db
      .select()
      .from(signInAttempts)
      .where(eq(signInAttempts.subject, subject));
    const until = row?.blockedUntil?.getTime() ?? 0;
    return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  }

  /** Only that one: others at once have counted theirs meanwhile, and their passwords are being looked at. */
  async #takeBackOne(subject: string): Promise<void> {
    await this.#storage.db
      .update(signInAttempts)
      .set({ failures: oneLess })
      .where(eq(signInAttempts.subject, subject));
  }

  async #forget(subject: string): Promise<boolean> {
    const { db } = this.#storage;
    const gone = await db.delete(signInAttempts).where(eq(signInAttempts.subject, subject)).returning();
    return gone.length > 0;
  }
}

/** Removes counts that no longer count; the longest pause is over long before. */
export async function forgetAttempts(storage: Storage, now: Date): Promise<void> {
  await storage.db.delete(signInAttempts).where(lt(signInAttempts.lastFailureAt, forgotten(now)));
}

const oneLess = sql`greatest(${signInAttempts.failures} - 1, 0)`;

const forgotten = (now: Date) => new Date(now.getTime() - forgetMs);

/** When the next try may be made after so many; null while they cost nothing. */
function pauseAfter(tries: SQL, { free, longestSeconds }: Slowness, now: Date): SQL {
  const seconds = sql`least(${longestSeconds}::float8, 2 ^ least(${tries} - ${free}::int + 1, 20))`;
  return sql`case when ${tries} >= ${free}::int
    then ${now.toISOString()}::timestamptz + ${seconds} * interval '1 second' end`;
}

function subjectOf({ userName, address, known }: Attempt): string {
  if (known) return `browser ${known.personId} ${known.browser}`;
  return `${address} ${userName.trim().toLowerCase().slice(0, 200)}`;
}
