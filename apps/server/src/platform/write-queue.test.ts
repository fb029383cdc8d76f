import { describe, expect, it } from 'vitest';
import { WriteQueue } from './write-queue.ts';

/** Writes that say when they begin, and end when they are told to. */
function desk(queue: WriteQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes: Promise<unknown>[] = [];
  return {
    begun,
    write: (line: string, name: string, atOnce?: number) => {
      const outcome = queue.run({ name: line, ...(atOnce !== undefined && { atOnce }) }, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      });
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

describe('the queue of writes', () => {
  it('lets no more in than readers leave, in their order', async () => {
    const { begun, write, end } = desk(new WriteQueue({ atOnce: 2 }));
    for (const name of ['a', 'b', 'c', 'd']) void write(name, name);
    await untilNextTurn();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets one of a lock in at a time, while others go on', async () => {
    const { begun, write, end } = desk(new WriteQueue({ atOnce: 3 }));
    for (const name of ['lock 1', 'lock 2', 'lock 3']) void write('lock', name, 1);
    void write('anna', 'anna 1');
    await untilNextTurn();
    expect(begun).toEqual(['lock 1', 'anna 1']);
    await end('lock 1');
    expect(begun).toEqual(['lock 1', 'anna 1', 'lock 2']);
  });

  it('lets the lines take turns, and leaves one place beside a line', async () => {
    const { begun, write, end } = desk(new WriteQueue({ atOnce: 2 }));
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
    const queue = new WriteQueue({ atOnce: 1 });
    await expect(queue.run({ name: 'a' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run({ name: 'a' }, async () => 'done')).resolves.toBe('done');
  });

  it('asks whoever comes to a line that is too long to try again', async () => {
    const { write } = desk(new WriteQueue({ atOnce: 1, mostWaiting: 2 }));
    for (const name of ['a', 'b', 'c']) void write('anna', name);
    await expect(write('anna', 'd')).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('Too many changes wait for each other') as string,
      headers: { 'retry-after': '3' },
    });
    const other = write('ben', 'e');
    await untilNextTurn();
    await expect(Promise.race([other, Promise.resolve('waits')])).resolves.toBe('waits');
  });
});
