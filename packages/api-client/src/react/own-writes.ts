import type { QueryClient } from '@tanstack/react-query';

/** What the writes of a page read again, by the id of their request. */
const writes = new WeakMap<QueryClient, Map<string, ReadonlySet<string>>>();

/** The event of a write follows within seconds; so many writes nobody makes until then. */
const mostKept = 100;

/** Notes that everything of these resources was read again after this write. */
export function noteOwnWrite(client: QueryClient, requestId: string, tags: readonly string[]): void {
  const noted = writes.get(client) ?? new Map<string, ReadonlySet<string>>();
  writes.set(client, noted.set(requestId, new Set(tags)));
  const [oldest] = noted.keys();
  if (noted.size > mostKept && oldest !== undefined) noted.delete(oldest);
}

/** What this page read again after its own write; undefined when it did not make that one. */
export function readAfterOwnWrite(client: QueryClient, requestId: string): ReadonlySet<string> | undefined {
  return writes.get(client)?.get(requestId);
}
