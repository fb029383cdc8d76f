import type { Permission } from '@crt/domain/permission';
import type { History } from './modules/history/history.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { FileStore } from './platform/file-store.ts';
import type { Ids } from './platform/ids.ts';
import type { Logger } from './platform/logger.ts';

/** Who calls: the signed-in user with the rights held by the database at this moment (S0 §3; A15). */
export interface Actor {
  readonly userId: string;
  /** Four-character symbol that the change history shows (C4). */
  readonly symbol: string;
  readonly name: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** Something changed: which thing, and its new stamp. Carries no content, so that nothing leaks past permissions. */
export interface ChangeEvent {
  /** Resource tag of the contract, as in `x-refetches`. */
  readonly entity: string;
  /** Null when many changed at once. */
  readonly entityId: string | null;
  readonly stamp?: string | null | undefined;
  /** The only user who is told (own notifications, own imports); everybody who may read the resource otherwise. */
  readonly audience?: string | undefined;
  /** Whose it is: who may read only what is their own is told of it without its id. Everybody's unless stated. */
  readonly ownerId?: string | null | undefined;
}

/** What every operation gets: who, the one transaction (or, for reads, a connection), time, ids and the log. */
export interface RequestContext {
  readonly actor: Actor;
  readonly tx: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly correlationId: string;
  /** Where uploaded files are kept. */
  readonly files: FileStore;
  /** What the change history knows of this transaction: where it comes from, and what it has recorded so far. */
  readonly history: History;
  /** Announces a change to everybody after the commit; announcements of a rolled-back write are dropped. */
  publish(event: ChangeEvent): void;
}

/** The actor of public operations. */
export const anonymous: Actor = { userId: '', symbol: '', name: '', permissions: new Set() };
