import type { Actor } from '../../context.ts';
import { findActor } from '../../modules/user/find-actor.ts';
import { findActiveUserByName } from '../../modules/user/user.repository.ts';
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
    const actor = await findActor(db, subject);
    if (actor || userName === undefined) return actor;
    const named = await findActiveUserByName(db, userName);
    return named && findActor(db, named.id);
  }
}
