import type { Permission } from '@crt/domain/permission';
import { eq, or, sql } from 'drizzle-orm';
import type { Actor } from '../../context.ts';
import { rolePermissions, userPermissions, userRoles, users } from '../../modules/user/user.tables.ts';
import type { Storage } from '../db/database.ts';
import type { TokenFacts } from './token-verifier.ts';

/** Channel on which the database tells that users or rights were changed (triggers in the migrations). */
const rightsChannel = 'crt_rights';
const keepMs = 30_000;

type Identity = Pick<TokenFacts, 'subject' | 'userName'>;

interface Kept {
  readonly actor: Actor | undefined;
  readonly until: number;
}

/**
 * People with their rights, read from the database and kept for some seconds. Triggers on the tables behind them
 * tell every process at once when something changed, whoever changed it.
 */
export class Actors {
  readonly #storage: Storage;
  readonly #kept = new Map<string, Kept>();
  #generation = 0;
  #stop: (() => Promise<void>) | undefined;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async start(): Promise<void> {
    const forget = () => {
      this.#generation += 1;
      this.#kept.clear();
    };
    this.#stop = await this.#storage.listen(rightsChannel, forget, forget);
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }

  /** The active user behind a token; undefined when there is none. */
  async find(identity: Identity): Promise<Actor | undefined> {
    const key = `${identity.subject}\n${identity.userName ?? ''}`;
    const kept = this.#kept.get(key);
    if (kept && kept.until > Date.now()) return kept.actor;
    const generation = this.#generation;
    const actor = await this.#load(identity);
    // Rights that changed while they were read must not be kept.
    if (generation === this.#generation) this.#keep(key, actor);
    return actor;
  }

  #keep(key: string, actor: Actor | undefined): void {
    if (this.#kept.size >= 10_000) this.#kept.clear();
    this.#kept.set(key, { actor, until: Date.now() + keepMs });
  }

  async #load({ subject, userName }: Identity): Promise<Actor | undefined> {
    const { db } = this.#storage;
    const byName =
      userName === undefined ? undefined : eq(sql`lower(${users.userName})`, userName.toLowerCase());
    const found = await db
      .select()
      .from(users)
      .where(or(eq(users.id, subject), byName))
      .limit(2);
    const user = found.find(({ id }) => id === subject) ?? found[0];
    if (!user?.isActive) return undefined;
    const direct = db
      .select({ permission: userPermissions.permission })
      .from(userPermissions)
      .where(eq(userPermissions.userId, user.id));
    const byRole = db
      .select({ permission: rolePermissions.permission })
      .from(userRoles)
      .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
      .where(eq(userRoles.userId, user.id));
    const granted = await direct.union(byRole);
    return {
      userId: user.id,
      symbol: user.symbol,
      name: `${user.firstName} ${user.lastName}`.trim(),
      permissions: new Set<Permission>(granted.map(({ permission }) => permission)),
    };
  }
}
