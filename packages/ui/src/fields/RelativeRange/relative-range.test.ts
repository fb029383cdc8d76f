import { expect, it } from 'vitest';
import { englishFlowTexts } from '../../texts/flow-texts.ts';
import { type RelativeRange, relativeRangeWords } from './relative-range.ts';

const words = (range: RelativeRange) => relativeRangeWords(range, englishFlowTexts);

it('gives the unit an s above 0 (E15)', () => {
  const range = { direction: 'last', unit: 'day' } as const;
  expect([0, 1, 2].map((amount) => words({ ...range, amount }))).toEqual([
    'Last 0 Day',
    'Last 1 Days',
    'Last 2 Days',
  ]);
});

it('names every direction and unit', () => {
  expect(words({ direction: 'next', amount: 4, unit: 'week' })).toBe('Next 4 Weeks');
  expect(words({ direction: 'last', amount: 0, unit: 'month' })).toBe('Last 0 Month');
});
