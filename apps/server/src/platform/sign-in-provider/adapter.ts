import { and, eq, isNull, lt, or, gt } from 'drizzle-orm';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from '../db/database-errors.ts';
import type { Storage } from '../db/database.ts';
import { signInRecords } from './sign-in.tables.ts';

/** Keeps the provider's sessions, codes and tokens in the database, so that they survive restarts and are shared. */
export class SignInAdapter implements Adapter {
  readonly #model: string;
  readonly #db: Storage['db'];
  readonly #clock: Clock;

  constructor(model: string, storage: Storage, clock: Clock) {
    this.#model = model;
    this.#db = storage.db;
    this.#clock = clock;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const row = {
      payload: { ...payload },
      grantId: payload.grantId ?? null,
      userCode: payload.userCode ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn ? new Date(this.#clock.now().getTime() + expiresIn * 1000) : null,
    };
    await answering(
      this.#db
        .insert(signInRecords)
        .values({ model: this.#model, id, ...row })
        .onConflictDoUpdate({ target: [signInRecords.model, signInRecords.id], set: row }),
    );
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere(eq(signInRecords.id, id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere(eq(signInRecords.uid, uid));
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere(eq(signInRecords.userCode, userCode));
  }

  async consume(id: string): Promise<void> {
    const now = this.#clock.now();
    await answering(this.#db.update(signInRecords).set({ consumedAt: now }).where(this.#is(id)));
  }

  async destroy(id: string): Promise<void> {
    await answering(this.#db.delete(signInRecords).where(this.#is(id)));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await answering(this.#db.delete(signInRecords).where(eq(signInRecords.grantId, grantId)));
  }

  #is(id: string) {
    return and(eq(signInRecords.model, this.#model), eq(signInRecords.id, id));
  }

  async #findWhere(condition: ReturnType<typeof eq>): Promise<AdapterPayload | undefined> {
    const isAlive = or(isNull(signInRecords.expiresAt), gt(signInRecords.expiresAt, this.#clock.now()));
    const [row] = await answering(
      this.#db
        .select()
        .from(signInRecords)
        .where(and(eq(signInRecords.model, this.#model), condition, isAlive)),
    );
    if (!row) return undefined;
    const consumed = row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {};
    return { ...row.payload, ...consumed };
  }
}

/** Removes what has expired. */
export async function forgetExpired(storage: Storage, clock: Clock): Promise<void> {
  await storage.db.delete(signInRecords).where(lt(signInRecords.expiresAt, clock.now()));
}

/** A database that is away must not look like a refusal: clients keep their session and try again. */
export async function answering<Result>(work: PromiseLike<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    const away = new errors.TemporarilyUnavailable('The database cannot be reached at the moment.');
    throw Object.assign(away, { status: 503, statusCode: 503, cause: error });
  }
}
