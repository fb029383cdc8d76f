import { describe, expect, it } from 'vitest';
import { ProblemError } from '../errors.ts';
import { WorkQueue } from './work-queue.ts';

/** A queue as the server's own: the caller of a line that is too long is asked to come back. */
const queueOf = (atOnce: number, mostWaiting = 100) =>
  new WorkQueue({ atOnce, mostWaiting, tooLong: () => new ProblemError('unavailable', 'Too long.') });

/** Pieces of work that say when they begin, and end when they are told to. */
function desk(queue: WorkQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes: Promise<unknown>[] = [];
  return {
    begun,
    write: (line: string, name: string, atOnce?: number, signal?: AbortSignal) => {
      const work = async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      };
      const options = signal ? { signal } : {};
      const outcome = queue.run({ name: line, ...(atOnce !== undefined && { atOnce }) }, work, options);
      outcome.catch(() => undefined);
      outcomes.push(outcome);
      return outcome;
    },
    end: (name: string) => {
      ends.get(name)?.();
      return untilNextTurn();
    },
  };
}

const untilNextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of work', () => {
  it('lets no more in than readers leave, in their order', async () => {
    const { begun, write, end } = desk(queueOf(2));
    for (const name of ['a', 'b', 'c', 'd']) void write(name, name);
    await untilNextTurn();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets one of a lock in at a time, while others go on', async () => {
    const { begun, write, end } = desk(queueOf(3));
    for (const name of ['lock 1', 'lock 2', 'lock 3']) void write('lock', name, 1);
    void write('anna', 'anna 1');
    await untilNextTurn();
    expect(begun).toEqual(['lock 1', 'anna 1']);
    await end('lock 1');
    expect(begun).toEqual(['lock 1', 'anna 1', 'lock 2']);
  });

  it('lets the lines take turns, and leaves one place beside a line', async () => {
    const { begun, write, end } = desk(queueOf(2));
    for (const name of ['a1', 'a2', 'a3']) void write('anna', name);
    await untilNextTurn();
    expect(begun).toEqual(['a1']);
    for (const name of ['b1', 'b2']) void write('ben', name);
    await untilNextTurn();
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('goes on after a write that fails', async () => {
    const queue = queueOf(1);
    await expect(queue.run({ name: 'a' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run({ name: 'a' }, async () => 'done')).resolves.toBe('done');
  });

  it('asks whoever comes to a line that is too long to try again', async () => {
    const { write } = desk(queueOf(1, 2));
    for (const name of ['a', 'b', 'c']) void write('anna', name);
    await expect(write('anna', 'd')).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Too long.',
    });
    const other = write('ben', 'e');
    await untilNextTurn();
    await expect(Promise.race([other, Promise.resolve('waits')])).resolves.toBe('waits');
  });

  it('lets whoever has gone leave the line, and forgets what was not begun', async () => {
    const { begun, write, end } = desk(queueOf(1));
    const gone = new AbortController();
    void write('anna', 'a');
    const left = write('anna', 'b', undefined, gone.signal);
    void write('anna', 'c');
    gone.abort();
    await expect(left).rejects.toBe(gone.signal.reason);
    await expect(write('anna', 'd', undefined, gone.signal)).rejects.toBe(gone.signal.reason);
    await end('a');
    expect(begun).toEqual(['a', 'c']);
  });

  it('lets work that has begun come to its end, whoever has gone', async () => {
    const { write, end } = desk(queueOf(1));
    const gone = new AbortController();
    const done = write('anna', 'a', undefined, gone.signal);
    await untilNextTurn();
    gone.abort();
    await end('a');
    await expect(done).resolves.toBeUndefined();
  });
});
