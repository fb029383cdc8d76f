import { expect, test } from 'vitest';
import { schedule } from './scheduler.ts';
import type { Counts, Suite } from './suite.ts';

const passes: Counts = { passed: 1, failed: 0 };
const fails: Counts = { passed: 0, failed: 1 };

function suite(name: string, weight: Suite['weight'], after: string[] = [], counts = passes): Suite {
  return { name, weight, after, run: () => Promise.resolve(counts) };
}

async function trace(suites: Suite[]) {
  const events: string[] = [];
  let load = 0;
  let highest = 0;
  const outcomes = await schedule(suites, {
    async runSuite(one) {
      load += one.weight;
      highest = Math.max(highest, load);
      await new Promise((resolve) => setTimeout(resolve, 5));
      load -= one.weight;
      return one.run(undefined as never);
    },
    onStart: (one) => events.push(`+${one.name}`),
    onEnd: (outcome) => events.push(`-${outcome.suite.name}`),
  });
  return { events, highest, outcomes };
}

test('two light suites run side by side, a heavy one alone', async () => {
  const { events, highest } = await trace([suite('a', 1), suite('b', 1), suite('c', 2), suite('d', 1)]);
  expect(highest).toBe(2);
  expect(events.slice(0, 2)).toEqual(['+a', '+b']);
  expect(events).toHaveLength(8);
});

test('one that mostly waits keeps no heavy one waiting', async () => {
  const { events } = await trace([suite('waits', 0), suite('heavy', 2)]);
  expect(events.slice(0, 2)).toEqual(['+waits', '+heavy']);
});

test('a suite waits for what it needs', async () => {
  const { events } = await trace([suite('use', 1, ['build']), suite('build', 1)]);
  expect(events).toEqual(['+build', '-build', '+use', '-use']);
});

test('what needs a failed suite is not run and counts as failed', async () => {
  const { events, outcomes } = await trace([suite('build', 1, [], fails), suite('use', 1, ['build'])]);
  expect(events).toEqual(['+build', '-build', '-use']);
  expect(outcomes[1]).toMatchObject({ counts: fails, reason: 'build failed' });
});

test('a need that was not asked for is no obstacle', async () => {
  const { outcomes } = await trace([suite('use', 1, ['build'])]);
  expect(outcomes[0]?.counts).toEqual(passes);
});

test('a circle is an error, not a hang', async () => {
  await expect(trace([suite('a', 1, ['b']), suite('b', 1, ['a'])])).rejects.toThrow('wait for each other');
});
