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

test('two light suites run side by side, or one beside a heavy one, never two heavy ones', async () => {
  const light = await trace([suite('a', 1), suite('b', 1), suite('c', 1)]);
  expect(light.events.slice(0, 2)).toEqual(['+a', '+b']);
  expect(light.highest).toBe(2);
  const mixed = await trace([suite('a', 1), suite('b', 1), suite('c', 2), suite('d', 2), suite('e', 1)]);
  expect(mixed.events.slice(0, 2)).toEqual(['+a', '+c']);
  expect(mixed.highest).toBe(3);
});

test('light suites do not keep a heavy one waiting that has become ready', async () => {
  const lights = ['a', 'b', 'c', 'd'].map((name) => suite(name, 1));
  const { events } = await trace([suite('build', 1), ...lights, suite('heavy', 2, ['build'])]);
  expect(events.indexOf('+heavy')).toBeLessThan(events.indexOf('+c'));
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
