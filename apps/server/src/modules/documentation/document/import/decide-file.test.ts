import { expect, it } from 'vitest';
import { readFile } from './decide-file.ts';
import { readDocumentRow } from './document-row.ts';
import type { FoundDocuments } from './look-up-documents.ts';

const countries = [
  { id: 1, name: 'Korea, Republic of', regionId: 7 },
  { id: 2, name: 'Japan', regionId: 7 },
  { id: 3, name: 'France', regionId: 8 },
];
const none = new Map<string, never>();
const found: FoundDocuments = {
  documents: none,
  divisions: none,
  types: none,
  languages: new Map([
    ['Portuguese', [{ id: 5, name: 'Portuguese' }]],
    [
      'pt',
      [
        { id: 5, name: 'Portuguese' },
        { id: 6, name: 'Portuguese (Brazil)' },
      ],
    ],
  ]),
  countries: new Map(countries.map((country) => [country.name, [country]])),
  regions: new Map([['Asia', [{ id: 7, name: 'Asia' }]]]),
  countryById: new Map(countries.map((country) => [country.id, country])),
  languageById: new Map(),
};
const read = (languages: string, places: string) =>
  readFile(readDocumentRow({ number: 2, cells: { languages, countries: places } }), found);

it('languages and countries are found by their names, those with a comma too, and by their region (O19)', () => {
  expect(read('Portuguese', 'Korea, Republic of; France')).toEqual({
    languageIds: [5],
    countryIds: [1, 3],
    faults: [],
  });
  expect(read('', 'France, Asia, Japan')).toEqual({ languageIds: [], countryIds: [1, 2, 3], faults: [] });
});

it('what the eIFU calls several languages, and what nothing is called, is told by column', () => {
  expect(read('pt', 'Korea').faults).toEqual([
    { column: 'languages', text: 'pt is Portuguese or Portuguese (Brazil): write the name.' },
    { column: 'countries', text: 'There is no country Korea.' },
  ]);
});

it('a file has no more countries than its form takes', () => {
  const many = Array.from({ length: 301 }, (_none, place) => ({
    id: place + 10,
    name: `C${place}`,
    regionId: 7,
  }));
  const all = { ...found, countryById: new Map(many.map((country) => [country.id, country])) };
  const row = readDocumentRow({ number: 2, cells: { languages: 'Portuguese', countries: 'Asia' } });
  expect(readFile(row, all).faults).toEqual([
    { column: 'countries', text: 'There can be no more than 300 countries of a file.' },
  ]);
});
