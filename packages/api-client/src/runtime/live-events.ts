import { EventSource } from 'eventsource';
import type { EventSourceFetchInit, FetchLikeResponse } from 'eventsource';
import type { Api } from './create-api.ts';

/** Something changed on the server. No content: whoever shows it reads it again, under the reader's own rights. */
export interface LiveEvent {
  readonly id: string;
  /** The resource, by its tag. */
  readonly entity: string;
  readonly entityId: string | null;
  readonly stamp: string | null;
  readonly actorId: string | null;
  /** The call that changed it, if this person made it; null otherwise. */
  readonly requestId: string | null;
}

/** Who is told what, and how patient the connection is. */
export interface LiveEventOptions {
  readonly onEvent: (event: LiveEvent) => void;
  /** Events were missed that the server no longer keeps: read everything again. */
  readonly onReset: () => void;
  /** The stream came up or went down. */
  readonly onStatus?: ((isConnected: boolean) => void) | undefined;
  /** A stream without a sign of life for so long (ms) is opened anew; the server sends one every 25 s. */
  readonly silenceLimit?: number;
  /** Longest wait (ms) before the first new attempt; doubles up to 30 s. Random below it, so that pages spread. */
  readonly firstDelay?: number;
}

/**
 * Listens to the event stream until the returned function is called. Every connection uses the token of that moment
 * and goes on after the last event seen, so that nothing is missed while it was away.
 */
export function connectLiveEvents(api: Api, options: LiveEventOptions): () => void {
  const { silenceLimit = 60_000, firstDelay = 5_000 } = options;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastEventId = '';
  let failures = 0;
  let isStopped = false;

  function wait(milliseconds: number, then: () => void): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(then, milliseconds);
  }
  function reconnect(): void {
    source?.close();
    options.onStatus?.(false);
    wait(Math.random() * Math.min(30_000, firstDelay * 2 ** failures), connect);
    failures += 1;
  }
  function onLife(): void {
    wait(silenceLimit, reconnect);
  }
  function connect(): void {
    source = new EventSource(`${api.baseUrl}/api/events`, {
      fetch: (url, init) => openStream(api, new Request(url, toRequestInit(init, lastEventId)), onLife),
    });
    source.onopen = () => {
      failures = 0;
      options.onStatus?.(true);
    };
    source.onmessage = ({ data, lastEventId: id }: MessageEvent<string>) => {
      lastEventId = id;
      options.onEvent(JSON.parse(data) as LiveEvent);
    };
    source.addEventListener('reset', ({ lastEventId: id }) => {
      lastEventId = id;
      options.onReset();
    });
    source.onerror = reconnect;
  }

  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    source?.close();
  };
}

function toRequestInit(init: EventSourceFetchInit, lastEventId: string): RequestInit {
  const position = lastEventId === '' ? {} : { 'Last-Event-ID': lastEventId };
  const { cache, redirect } = init;
  // The library leaves the type of the signal open.
  const signal: unknown = init.signal;
  return { signal: signal as AbortSignal, cache, redirect, headers: { ...init.headers, ...position } };
}

/** The stream with a hook on its bytes: comments that keep it alive are signs of life too, and not events. */
async function openStream(api: Api, request: Request, onLife: () => void): Promise<FetchLikeResponse> {
  const { body, url, status, redirected, headers } = await api.transport.fetch(request);
  onLife();
  if (!body) return { body: null, url, status, redirected, headers };
  const watched = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        onLife();
        controller.enqueue(chunk);
      },
    }),
  );
  return { body: watched, url, status, redirected, headers };
}
