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
  readonly actor: Promise<Actor | undefined>;
  readonly until: number;
}

/**
 * People with their rights, read from the database and kept for some seconds. Triggers on the tables behind them
 * tell every process at once when something changed, whoever changed it.
 */
export class Actors {
  readonly #storage: Storage;
  readonly #kept = new Map<string, Kept>();
  readonly #listeners: (() => void)[] = [];
  #stop: (() => Promise<void>) | undefined;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async start(): Promise<void> {
    const forget = () => {
      // Rights that are being read at this moment are not kept either.
      this.#kept.clear();
      for (const listener of this.#listeners) listener();
    };
    this.#stop = await this.#storage.listen(rightsChannel, forget, forget);
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }

  /** Calls `listener` whenever users or rights may have changed. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** The active user behind a token; undefined when there is none. */
  find(identity: Identity): Promise<Actor | undefined> {
    const key = `${identity.subject}\n${identity.userName ?? ''}`;
    const kept = this.#kept.get(key);
    if (kept && kept.until > Date.now()) return kept.actor;
    if (this.#kept.size >= 10_000) this.#kept.clear();
    const fresh = { actor: this.#load(identity), until: Date.now() + keepMs };
    this.#kept.set(key, fresh);
    fresh.actor.catch(() => {
      if (this.#kept.get(key) === fresh) this.#kept.delete(key);
    });
    return fresh.actor;
  }

  async #load({ subject, userName }: Identity): Promise<Actor | undefined> {
    const { db } = this.#storage;
    const actor = await findActor(db, subject);
    if (actor || userName === undefined) return actor;
    const named = await findActiveUserByName(db, userName);
    return named && findActor(db, named.id);
  }
}
