import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Clock } from '../clock.ts';
import { shortageOf } from '../db/database-errors.ts';
import type { Storage } from '../db/database.ts';
import { signInRecords } from './sign-in.tables.ts';

type Row = typeof signInRecords.$inferInsert;

/**
 * Keeps the provider's codes, grants and tokens in the database, so that they survive restarts and are shared. The provider
 * looks first and writes then; whatever may be done once is therefore decided by the write, which one of many at once makes.
 */
export class SignInAdapter implements Adapter {
  protected readonly model: string;
  protected readonly db: Storage['db'];
  protected readonly clock: Clock;

  constructor(model: string, storage: Storage, clock: Clock) {
    this.model = model;
    this.db = storage.db;
    this.clock = clock;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    await answering(this.db.insert(signInRecords).values(this.rowOf(id, payload, expiresIn)));
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

  /** Uses a code or refresh token up. Whoever comes second, also at the same moment, ends all that was granted with it. */
  async consume(id: string): Promise<void> {
    const now = this.clock.now();
    const taken = await answering(
      this.db
        .update(signInRecords)
        .set({ consumedAt: now })
        .where(and(this.is(id), isNull(signInRecords.consumedAt)))
        .returning({ id: signInRecords.id }),
    );
    if (taken.length > 0) return;
    await answering(this.#endGrantOf(id));
    throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await answering(this.db.delete(signInRecords).where(this.is(id)));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    const { model, id } = signInRecords;
    // In one order: two that revoke at the same moment would else wait for each other's rows.
    const granted = this.db
      .select({ model, id })
      .from(signInRecords)
      .where(eq(signInRecords.grantId, grantId))
      .orderBy(model, id)
      .for('update');
    await answering(this.db.delete(signInRecords).where(sql`(${model}, ${id}) in ${granted}`));
  }

  protected is(id: string) {
    return and(eq(signInRecords.model, this.model), eq(signInRecords.id, id));
  }

  protected rowOf(id: string, payload: AdapterPayload, expiresIn: number): Row {
    return {
      model: this.model,
      id,
      payload: { ...payload },
      grantId: payload.grantId ?? null,
      userCode: payload.userCode ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn ? new Date(this.clock.now().getTime() + expiresIn * 1000) : null,
    };
  }

  /** Nothing is good without its grant, not even tokens that the first one is being given at this moment. */
  async #endGrantOf(id: string): Promise<void> {
    const [used] = await this.db
      .select({ grantId: signInRecords.grantId })
      .from(signInRecords)
      .where(this.is(id));
    if (!used?.grantId) return;
    const isGrant = and(eq(signInRecords.model, 'Grant'), eq(signInRecords.id, used.grantId));
    const ended = await this.db.delete(signInRecords).where(isGrant).returning({ id: signInRecords.id });
    if (ended.length > 0) await this.revokeByGrantId(used.grantId);
  }

  async #findWhere(condition: ReturnType<typeof eq>): Promise<AdapterPayload | undefined> {
    const isAlive = or(isNull(signInRecords.expiresAt), gt(signInRecords.expiresAt, this.clock.now()));
    const [row] = await answering(
      this.db
        .select()
        .from(signInRecords)
        .where(and(eq(signInRecords.model, this.model), condition, isAlive)),
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

/** What the server is short of, a database that is away first of all, must not look like a refusal: clients keep their session and try again. */
export async function answering<Result>(work: PromiseLike<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const shortage = shortageOf(error);
    if (shortage === undefined) throw error;
    const away = new errors.TemporarilyUnavailable(shortage);
    throw Object.assign(away, { status: 503, statusCode: 503, cause: error });
  }
}
