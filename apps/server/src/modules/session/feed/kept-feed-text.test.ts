import { expect, it, vi } from 'vitest';
import { feedText, type Feed } from './feed-text.ts';
import { keepTexts } from './kept-feed-text.ts';

const feed = (title: string, now = '2026-11-20T09:00:00Z'): Feed => ({
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
const keeping = () => {
  const write = vi.fn(feedText);
  return { write, read: keepTexts(write) };
};

it('is written once for all who ask at once, and stays as long as nothing in it changes', async () => {
  const { write, read } = keeping();
  const texts = await Promise.all(Array.from({ length: 8 }, () => read(feed('Session 1'))));
  expect(new Set(texts).size).toBe(1);
  expect(await read(feed('Session 1', '2026-11-20T09:15:00Z'))).toBe(texts[0]);
  expect(write).toHaveBeenCalledOnce();
});

it('is written anew when something changes, with the time of that', async () => {
  const { read } = keeping();
  const first = await read(feed('Session 2'));
  const second = await read(feed('Session 3', '2026-11-20T09:15:00Z'));
  expect([first, second].map((text) => /DTSTAMP:(\w+)/.exec(text)?.[1])).toEqual([
    '20261120T090000Z',
    '20261120T091500Z',
  ]);
  expect(second).toContain('SUMMARY:Session 3');
});

it('is forgotten when it is the one that nobody asked for the longest, and when it could not be written', async () => {
  const { write, read } = keeping();
  await read(feed('Session old'));
  for (let place = 0; place < 100; place += 1) await read(feed(`Session other ${place}`));
  await read(feed('Session other 99'));
  expect(write).toHaveBeenCalledTimes(101);
  await read(feed('Session old'));
  expect(write).toHaveBeenCalledTimes(102);
  write.mockRejectedValueOnce(new Error('out of paper'));
  await expect(read(feed('Session torn'))).rejects.toThrow('out of paper');
  expect(await read(feed('Session torn'))).toContain('Session torn');
});
