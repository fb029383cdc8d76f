import type { QueryClient } from '@tanstack/react-query';
import { relatedTags } from '../runtime/__generated__/related-tags.ts';
import { connectLiveEvents } from '../runtime/live-events.ts';
import type { LiveEvent, LiveEventOptions } from '../runtime/live-events.ts';
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
 * after a write of one's own. Returns the function that stops it.
 */
export function followLiveEvents(client: QueryClient, options: FollowOptions = {}): () => void {
  const { pause = 300, onEvent, onStatus } = options;
  const tags = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refetch(): void {
    timer = undefined;
    for (const tag of tags) void invalidate(client, tag);
    tags.clear();
  }
  const disconnect = connectLiveEvents(apiOf(client), {
    onStatus,
    onReset: () => void client.invalidateQueries(),
    onEvent: (event) => {
      for (const tag of [event.entity, ...(relatedTags[event.entity] ?? [])]) tags.add(tag);
      timer ??= setTimeout(refetch, pause);
      onEvent?.(event);
    },
  });
  return () => {
    clearTimeout(timer);
    disconnect();
  };
}
