import { expect, it } from 'vitest';
import { wordSearch } from './word-search.ts';

it.each([
  ['', true],
  ['  ', true],
  ['ZURICH', true],
  ['europe züri', true],
  ['osaka zurich', false],
  ['%', false],
])('for %j a text with all of its words is found: %s', (search, isFound) => {
  expect(wordSearch(search)('Zürich\nEurope')).toBe(isFound);
});
