import type { FeedEntry } from './feed-text.ts';

/** How far an entry is from now, in ms: none while it goes on. */
const distance = ({ span }: FeedEntry, now: number) => Math.max(span.start - now, now - span.end, 0);

const isOffered = ({ kind }: FeedEntry) => kind === 'availability';

/**
 * So many entries at most, by their start: what is booked and when somebody is absent before what is offered, of each the
 * nearest. A designer may offer quarters of hours by the thousand, and nobody may miss a session for that.
 */
export function mostTelling(
  entries: readonly FeedEntry[],
  { now, most }: { readonly now: Date; readonly most: number },
): readonly FeedEntry[] {
  const time = now.getTime();
  return entries
    .toSorted(
      (one, other) =>
        Number(isOffered(one)) - Number(isOffered(other)) || distance(one, time) - distance(other, time),
    )
    .slice(0, most)
    .toSorted((one, other) => one.span.start - other.span.start);
}
