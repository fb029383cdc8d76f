import type { QueryClient } from '@tanstack/react-query';
import { relatedTags } from '../runtime/__generated__/related-tags.ts';
import { connectLiveEvents } from '../runtime/live-events.ts';
import type { LiveEvent, LiveEventOptions } from '../runtime/live-events.ts';
import { readAfterOwnWrite } from './own-writes.ts';
import { apiOf, invalidate } from './query-client.ts';

/** How live events are followed; nothing of it is needed. */
export interface FollowOptions extends Pick<LiveEventOptions, 'onStatus'> {
  /** Also sees every event, for example to tell who changed the plan that is open. */
  readonly onEvent?: (event: LiveEvent) => void;
  /** Events of so many milliseconds are answered by one refetch. */
  readonly pause?: number;
}

/**
 * Keeps a query client fresh: what somebody else changes is read again where it is on screen, by the same tags as
 * after a write of one's own. The event of a write of this page brings only what that write did not read again itself.
 * Returns the function that stops it.
 */
export function followLiveEvents(client: QueryClient, options: FollowOptions = {}): () => void {
  const { pause = 300, onEvent, onStatus } = options;
  let events: LiveEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refetch(): void {
    const isWriting = client.isMutating() > 0;
    // An event may come before the answer of its own write: only then it is known whose it is.
    const isOpen = ({ requestId }: LiveEvent) =>
      isWriting && requestId !== null && !readAfterOwnWrite(client, requestId);
    const ready = events.filter((event) => !isOpen(event));
    events = events.filter(isOpen);
    timer = events.length > 0 ? setTimeout(refetch, pause) : undefined;
    for (const tag of new Set(ready.flatMap((event) => staleAfter(client, event))))
      void invalidate(client, tag);
  }
  const disconnect = connectLiveEvents(apiOf(client), {
    onStatus,
    onReset: () => void client.invalidateQueries(),
    onEvent: (event) => {
      events.push(event);
      timer ??= setTimeout(refetch, pause);
      onEvent?.(event);
    },
  });
  return () => {
    clearTimeout(timer);
    disconnect();
  };
}

/** The resources that an event makes stale, without those that its own write has read again. */
function staleAfter(client: QueryClient, { entity, requestId }: LiveEvent): string[] {
  const done = requestId === null ? undefined : readAfterOwnWrite(client, requestId);
  return [entity, ...(relatedTags[entity] ?? [])].filter((tag) => !done?.has(tag));
}
