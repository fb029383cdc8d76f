import { expect, it } from 'vitest';
import { servedHome } from '../support/served-home.ts';
import type { Figure } from './figure.ts';
import { atOnce } from './at-once.ts';
import { closedByState } from './closed-by-state.ts';
import { flood, fuzz } from './fuzz.ts';
import { halfSent, pipelined } from './half-sent.ts';
import { paging } from './paging.ts';
import { manyPreviews } from './previews.ts';

/** Few connections: one address may have 500 of them, which a short flood fills. */
const served = servedHome(() => Promise.resolve({ CONNECTIONS: '1000' }));

/** A second on a quiet machine; other suites run beside this one. What it guards against took minutes. */
const patienceMs = 10_000;

/** The short form; `npm run misuse` measures these and longer ones, as a flood that waits until all are cut off. */
const attacks: Readonly<Record<string, (origin: string) => Promise<Figure[]>>> = {
  'more half requests than one address may have (attack C04)': (origin) => halfSent(origin, 520, patienceMs),
  'many requests in one packet (attack C04)': (origin) => pipelined(origin, 400, patienceMs),
  'bodies of a megabyte (attack C04)': (origin) => flood(origin, patienceMs),
  'what the state of a record forbids (attack B08)': closedByState,
  'equal creates at once (attack E07)': atOnce,
  'pages while others write (attack E10)': paging,
  'many looks ahead of one person (attack G06)': (origin) => manyPreviews(origin, patienceMs),
  'what fits the contract and what does not (attacks C01, C03)': fuzz,
};

it.each(Object.entries(attacks))('holds against %s', async (_name, attack) => {
  const figures = await attack(served.origin);
  expect(figures.filter(({ value, most }) => value > most)).toEqual([]);
});
