import { expect, it } from 'vitest';
import { fuzzyFit } from './fuzzy.ts';

const best = (query: string, texts: string[]) =>
  texts
    .flatMap((text) => {
      const fit = fuzzyFit(query, text);
      return fit === undefined ? [] : [{ text, score: fit.score }];
    })
    .toSorted((left, right) => right.score - left.score)
    .map(({ text }) => text);

it('finds letters in their order and no others', () => {
  expect(fuzzyFit('lpl', 'Link plans')?.places).toEqual([0, 5, 6]);
  expect(fuzzyFit('xyz', 'Link plans')).toBeUndefined();
  expect(fuzzyFit('snalp', 'Link plans')).toBeUndefined();
});

it('prefers a word that begins so to one that holds it', () => {
  expect(best('plan', ['Explanations', 'Fulfilment plans', 'Plan list'])).toEqual([
    'Plan list',
    'Fulfilment plans',
    'Explanations',
  ]);
});

it('takes words in any order, without regard to case and accents', () => {
  expect(best('LIST plan', ['Plan list', 'Plans'])).toEqual(['Plan list']);
  expect(fuzzyFit('zurich', 'Zürich')?.places).toHaveLength(6);
});

it('takes signs for themselves', () => {
  expect(fuzzyFit('(a', 'Order (all)')?.places).toEqual([6, 7]);
  expect(fuzzyFit('.*', 'Order')).toBeUndefined();
});

it('lets everything through when nothing is asked', () => {
  expect(fuzzyFit('  ', 'Plans')).toEqual({ score: 0, places: [] });
});
