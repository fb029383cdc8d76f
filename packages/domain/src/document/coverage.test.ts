import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverageOf, gapsOf, type CoveringFile } from './coverage.ts';

const file = (languages: number[], countries: number[]): CoveringFile => ({
  languages: languages.map((id) => ({ id })),
  countries: countries.map((countryId) => ({ countryId })),
});

it.each([
  ['no file', [], [[12, 'missing']]],
  [
    'a file in another language',
    [file([8], [49])],
    [
      [12, 'missing'],
      [8, 'extra'],
    ],
  ],
  ['a file for another country', [file([12], [33])], [[12, 'missing']]],
  ['the file', [file([12], [33, 49])], [[12, 'covered']]],
  [
    'two files',
    [file([8], [49]), file([12], [49])],
    [
      [12, 'covered'],
      [8, 'extra'],
    ],
  ],
] as const)('tells what a country has with %s (§3.9.10)', (_case, files, expected) => {
  const coverage = coverageOf(files, [{ id: 49, languageIds: [12] }]);
  expect([...(coverage.get(49) ?? [])]).toEqual(expected);
});

it('has a gap exactly where a required language has no file for the country', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, ids)), fc.array(ids, { maxLength: 5 }), (pairs, required) => {
      const countries = required.map((languageIds, index) => ({ id: index + 1, languageIds }));
      const coverage = coverageOf(
        pairs.map(([languages, places]) => file(languages, places)),
        countries,
      );
      for (const { id, languageIds } of countries) {
        const lacks = (language: number) =>
          !pairs.some(([languages, places]) => languages.includes(language) && places.includes(id));
        expect(gapsOf(coverage.get(id) ?? new Map())).toEqual(languageIds.filter(lacks));
      }
    }),
  );
});
