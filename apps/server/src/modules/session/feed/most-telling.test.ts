import { expect, it } from 'vitest';
import type { FeedEntry, FeedKind } from './feed-text.ts';
import { mostTelling } from './most-telling.ts';

const hour = 3_600_000;
const now = new Date('2026-11-20T09:00:00Z');
const entry = (kind: FeedKind, hours: number): FeedEntry => ({
  uid: `${kind} ${hours}`,
  kind,
  title: '',
  span: { start: now.getTime() + hours * hour, end: now.getTime() + (hours + 1) * hour },
});
const kept = (entries: readonly FeedEntry[], most: number) =>
  mostTelling(entries, { now, most }).map(({ uid }) => uid);

it('keeps what is booked and absences before what is offered, the nearest of each, by start', () => {
  const offered = [-30, -2, 0, 1, 2, 400].map((hours) => entry('availability', hours));
  const entries = [...offered, entry('absence', 900), entry('session', 1000), entry('pre-reservation', -90)];
  expect(kept(entries, 6)).toEqual([
    'pre-reservation -90',
    'availability -2',
    'availability 0',
    'availability 1',
    'absence 900',
    'session 1000',
  ]);
  expect(kept(entries, 2)).toEqual(['pre-reservation -90', 'absence 900']);
  expect(kept(entries, 99)).toHaveLength(entries.length);
});
