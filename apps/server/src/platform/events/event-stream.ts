import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidRequest } from '../../errors.ts';
import type { Caller } from '../auth/caller.ts';
import type { EventHub, Missed, StoredEvent } from './event-hub.ts';
import type { Readers } from './readers.ts';

const heartbeatMs = 25_000;
/** After this long rights that could not be read are asked for again. */
const retryMs = 1_000;
/** Bytes that a slow reader may leave unread before it is cut off; it comes back and catches up. */
const mostUnread = 1_000_000;

interface StreamOptions {
  readonly hub: EventHub;
  readonly readers: Readers;
  callerOf(request: FastifyRequest): Caller;
  /** The same person with the rights of this moment; undefined when the account was closed. */
  refresh(caller: Caller): Promise<Caller | undefined>;
}

/** GET /api/events: every announced change that the caller may read, until the token expires or the server stops. */
export class EventStreams {
  readonly #options: StreamOptions;
  readonly #open = new Set<EventStream>();

  constructor(options: StreamOptions) {
    this.#options = options;
  }

  /** The route handler of `streamEvents`. */
  readonly handle = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { hub, readers, refresh } = this.#options;
    const caller = this.#options.callerOf(request);
    const lastId = lastEventId(request);
    const stream = new EventStream(caller, readers, refresh);
    this.#open.add(stream);
    // Listening starts before the past is read, so that nothing falls between the two.
    const unsubscribe = hub.subscribe((event) => stream.push(event));
    const leave = () => {
      unsubscribe();
      this.#open.delete(stream);
    };
    try {
      const missed = lastId === undefined ? undefined : await hub.missedSince(lastId);
      stream.start(reply, missed, leave);
    } catch (error) {
      leave();
      throw error;
    }
  };

  /** Gives every stream the rights of this moment. */
  renewAll(): void {
    for (const stream of this.#open) void stream.renew();
  }

  /** Ends every stream, so that the server can stop. */
  closeAll(): void {
    for (const stream of this.#open) stream.end();
  }
}

class EventStream {
  #caller: Caller;
  readonly #readers: Readers;
  readonly #refresh: StreamOptions['refresh'];
  /** What is told once the stream has begun and the rights are those of this moment. */
  #waiting: StoredEvent[] = [];
  #turn = 0;
  #isCurrent = false;
  #isEnded = false;
  #lastSent = 0;
  #reply: FastifyReply | undefined;
  #timers: NodeJS.Timeout[] = [];

  constructor(caller: Caller, readers: Readers, refresh: StreamOptions['refresh']) {
    this.#caller = caller;
    this.#readers = readers;
    this.#refresh = refresh;
  }

  start(reply: FastifyReply, missed: Missed | undefined, onEnd: () => void): void {
    const { raw } = reply.hijack();
    this.#reply = reply;
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream; charset=utf-8' };
    raw.writeHead(200, { ...headers, 'cache-control': 'no-store', 'x-accel-buffering': 'no' } as never);
    raw.write('retry: 1000\n\n');
    if (missed?.kind === 'reset') raw.write('event: reset\ndata: {}\n\n');
    if (missed?.kind === 'events') this.#waiting.unshift(...missed.events);
    this.#timers = [
      setInterval(() => this.#beat(), heartbeatMs),
      setTimeout(() => this.end(), Math.min(this.#caller.expiresAt - Date.now(), 2 ** 31 - 1)),
    ];
    raw.on('close', () => {
      this.#timers.forEach((timer) => clearInterval(timer));
      onEnd();
    });
    if (this.#isEnded) this.end();
    // The rights may have changed since the call was let in.
    else void this.renew();
  }

  push(event: StoredEvent): void {
    this.#waiting.push(event);
    this.#tell();
  }

  /** Takes over the rights of this moment, silent until they are known; ends for somebody who has no account any more. */
  async renew(): Promise<void> {
    const turn = (this.#turn += 1);
    this.#isCurrent = false;
    try {
      const caller = await this.#refresh(this.#caller);
      // A later change decides.
      if (turn !== this.#turn) return;
      if (!caller) return this.end();
      this.#caller = caller;
      this.#isCurrent = true;
      this.#tell();
    } catch {
      this.#timers.push(setTimeout(() => void this.renew(), retryMs).unref());
    }
  }

  end(): void {
    this.#isEnded = true;
    const raw = this.#reply?.raw;
    // The connection goes too: kept alive, it would hold up the end of the server.
    raw?.end(() => raw.socket?.destroySoon());
  }

  #tell(): void {
    if (!this.#reply || !this.#isCurrent) return;
    for (const event of this.#waiting.splice(0)) this.#write(event);
  }

  #write(event: StoredEvent): void {
    const raw = this.#reply?.raw;
    if (!raw || event.id <= this.#lastSent || raw.writableEnded) return;
    this.#lastSent = event.id;
    if (!this.#readers.mayHear(event, this.#caller.actor)) return;
    const { id, entity, actorId } = event;
    const { entityId, stamp } = this.#readers.mayKnow(event, this.#caller.actor) ? event : unnamed;
    // Its own caller alone is told the request: whoever knew it could pass off another change as that one.
    const requestId = actorId === this.#caller.actor.userId ? event.requestId : null;
    const told = { id: String(id), entity, entityId, stamp, actorId, requestId };
    raw.write(`id: ${id}\ndata: ${JSON.stringify(told)}\n\n`);
    if (raw.writableLength > mostUnread) raw.destroy();
  }

  /** Keeps proxies from closing a silent stream. */
  #beat(): void {
    this.#reply?.raw.write(':\n\n');
    void this.renew();
  }
}

/** As when many changed: what is shown is read again, whichever it is. */
const unnamed = { entityId: null, stamp: null };

function lastEventId(request: FastifyRequest): number | undefined {
  const header = request.headers['last-event-id'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) {
    throw invalidRequest([{ path: '/headers/Last-Event-ID', message: 'must be the id of an event' }]);
  }
  return Number(header);
}
