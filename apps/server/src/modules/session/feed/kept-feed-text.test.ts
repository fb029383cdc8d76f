import { expect, it, vi } from 'vitest';
import * as written from './feed-text.ts';
import { keptFeedText } from './kept-feed-text.ts';

const feed = (title: string, now = '2026-11-20T09:00:00Z'): written.Feed => ({
  name: 'CRT Dana Novak',
  zone: 'Europe/Berlin',
  now: new Date(now),
  entries: [
    {
      uid: 'session-1@crt',
      kind: 'session',
      title,
      span: { start: Date.parse('2026-11-24T08:00:00Z'), end: Date.parse('2026-11-24T09:00:00Z') },
    },
  ],
});

vi.mock('./feed-text.ts', async (load) => {
  const whole = await load<typeof written>();
  return { ...whole, feedText: vi.fn(whole.feedText) };
});
const times = () => vi.mocked(written.feedText).mock.calls.length;

it('is written once for all who ask at once, and stays as long as nothing in it changes', async () => {
  const before = times();
  const texts = await Promise.all(Array.from({ length: 8 }, () => keptFeedText(feed('Session 1'))));
  expect(new Set(texts).size).toBe(1);
  expect(await keptFeedText(feed('Session 1', '2026-11-20T09:15:00Z'))).toBe(texts[0]);
  expect(times() - before).toBe(1);
});

it('is written anew when something changes, with the time of that', async () => {
  const first = await keptFeedText(feed('Session 2'));
  const second = await keptFeedText(feed('Session 3', '2026-11-20T09:15:00Z'));
  expect([first, second].map((text) => /DTSTAMP:(\w+)/.exec(text)?.[1])).toEqual([
    '20261120T090000Z',
    '20261120T091500Z',
  ]);
  expect(second).toContain('SUMMARY:Session 3');
});

it('is forgotten when it is the one that nobody asked for the longest, and when it could not be written', async () => {
  await keptFeedText(feed('Session old'));
  for (let place = 0; place < 100; place += 1) await keptFeedText(feed(`Session other ${place}`));
  const before = times();
  await keptFeedText(feed('Session other 99'));
  expect(times() - before).toBe(0);
  await keptFeedText(feed('Session old'));
  expect(times() - before).toBe(1);
  vi.mocked(written.feedText).mockRejectedValueOnce(new Error('out of paper'));
  await expect(keptFeedText(feed('Session torn'))).rejects.toThrow('out of paper');
  expect(await keptFeedText(feed('Session torn'))).toContain('Session torn');
});
