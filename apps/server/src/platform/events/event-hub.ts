import { and, asc, gt, lt, max, min, ne } from 'drizzle-orm';
import type { Storage } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import { liveEvents } from './events.tables.ts';
import { eventChannel } from './publish.ts';

/** An announced change as stored. */
export type StoredEvent = typeof liveEvents.$inferSelect;

/** How long a client may be away and still catch up. */
const keepMs = 15 * 60_000;
/** More than this at once, and a client is better off reading everything anew. */
const mostToCatchUp = 1_000;

/** What a client missed: the events, or `reset` when they are no longer kept. */
export type Missed = { readonly kind: 'events'; readonly events: StoredEvent[] } | { readonly kind: 'reset' };

/** Reads new events whenever a process of CRT commits some, and hands them to this process's listeners in order. */
export class EventHub {
  readonly #storage: Storage;
  readonly #log: Logger;
  readonly #listeners = new Set<(event: StoredEvent) => void>();
  #lastId = 0;
  #isReading = false;
  #isBehind = false;
  #stop: (() => Promise<void>) | undefined;

  constructor(storage: Storage, log: Logger) {
    this.#storage = storage;
    this.#log = log;
  }

  async start(): Promise<void> {
    const [row] = await this.#storage.db.select({ last: max(liveEvents.id) }).from(liveEvents);
    this.#lastId = row?.last ?? 0;
    const read = () => void this.#readNew();
    this.#stop = await this.#storage.listen(eventChannel, read, read);
  }

  async stop(): Promise<void> {
    await this.#stop?.();
    this.#listeners.clear();
  }

  subscribe(listener: (event: StoredEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Everything after `lastId`, as far as it is kept. */
  async missedSince(lastId: number): Promise<Missed> {
    const [range] = await this.#storage.db
      .select({ first: min(liveEvents.id), last: max(liveEvents.id) })
      .from(liveEvents);
    const isKnown = range?.first != null && lastId >= range.first - 1 && lastId <= (range.last ?? 0);
    if (!isKnown) return { kind: 'reset' };
    const events = await this.#after(lastId, mostToCatchUp + 1);
    return events.length > mostToCatchUp ? { kind: 'reset' } : { kind: 'events', events };
  }

  /** Drops what nobody can catch up with any more; the newest row stays, so that ids keep their meaning. */
  async forgetOld(now: Date): Promise<void> {
    const { db } = this.#storage;
    const newest = db.select({ id: max(liveEvents.id) }).from(liveEvents);
    const oldest = new Date(now.getTime() - keepMs);
    await db.delete(liveEvents).where(and(lt(liveEvents.createdAt, oldest), ne(liveEvents.id, newest)));
  }

  async #readNew(): Promise<void> {
    this.#isBehind = true;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#isBehind) {
        this.#isBehind = false;
        for (const event of await this.#after(this.#lastId, 10_000)) {
          this.#lastId = event.id;
          for (const listener of this.#listeners) listener(event);
        }
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'live events could not be read; the next one brings them too');
    } finally {
      this.#isReading = false;
    }
  }

  #after(id: number, most: number): Promise<StoredEvent[]> {
    return this.#storage.db
      .select()
      .from(liveEvents)
      .where(gt(liveEvents.id, id))
      .orderBy(asc(liveEvents.id))
      .limit(most);
  }
}
