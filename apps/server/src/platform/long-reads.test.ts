import { expect, it } from 'vitest';
import { LongReads } from './long-reads.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Reads of people that say when they begin, and end when they are told to. */
function readers(longReads: LongReads, id: 'previewCalendarChange' | 'getVersion' = 'previewCalendarChange') {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    read: (userId: string, signal = new AbortController().signal) => {
      const outcome = longReads.run(id, { userId, request: { signal } }, async () => {
        begun.push(userId);
        await new Promise<void>((resolve) => ends.push(resolve));
        return 'answer';
      });
      outcome.catch(() => undefined);
      return outcome;
    },
    endFirst: () => {
      ends.shift()?.();
      return turn();
    },
  };
}

it('lets one read reckon at a time, and people take turns, however many one of them asks for (attack G06)', async () => {
  const { begun, read, endFirst } = readers(new LongReads());
  for (let place = 0; place < 5; place += 1) void read('anna');
  void read('ben');
  await turn();
  expect(begun).toEqual(['anna']);
  await endFirst();
  expect(begun).toEqual(['anna', 'ben']);
  await endFirst();
  expect(begun).toEqual(['anna', 'ben', 'anna']);
});

it('asks a person with too many on their way to wait, and nobody else', async () => {
  const { read, endFirst } = readers(new LongReads());
  for (let place = 0; place < 5; place += 1) void read('anna');
  await expect(read('anna')).rejects.toMatchObject({
    kind: 'too-many-requests',
    headers: { 'retry-after': '1' },
  });
  const other = read('ben');
  await endFirst();
  await endFirst();
  await expect(other).resolves.toBe('answer');
});

it('reckons nothing for whoever has gone, and calls that no failure of the server', async () => {
  const { begun, read, endFirst } = readers(new LongReads());
  const gone = new AbortController();
  void read('anna');
  const left = read('anna', gone.signal);
  gone.abort();
  await expect(left).rejects.toMatchObject({ kind: 'invalid-request' });
  await endFirst();
  expect(begun).toEqual(['anna']);
});

it('keeps no other read waiting', async () => {
  const { begun, read } = readers(new LongReads(), 'getVersion');
  for (let place = 0; place < 5; place += 1) void read('anna');
  await turn();
  expect(begun).toHaveLength(5);
});
