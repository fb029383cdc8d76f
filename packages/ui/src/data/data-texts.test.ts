import { expect, it } from 'vitest';
import { englishDataTexts as texts } from './data-texts.ts';

it('one row is a row, and several are rows, whatever is said of them', () => {
  expect([texts.loaded(1, 1), texts.loaded(1, 20), texts.loaded(2, 2), texts.loaded(0, 0)]).toEqual([
    '1 row',
    '1 of 20 rows',
    '2 rows',
    '0 rows',
  ]);
  const counted = [texts.selected, texts.changed, texts.pageSelected, texts.everythingSelected];
  for (const text of counted) {
    expect(text(1)).not.toMatch(/\b1 rows/);
    expect(text(2)).toMatch(/\b2 rows/);
  }
});
