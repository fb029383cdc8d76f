import { describe, expect, it } from 'vitest';
import { bodyOf, choicesOf, draftOf, isEmpty, searchRecords, type PlainField } from './record-values.ts';

const fields: Record<string, PlainField> = {
  name: { kind: 'text', label: 'Name' },
  calendarId: { kind: 'choice', label: 'Calendar', from: 'calendars', value: 'id', text: 'name' },
};

describe('the draft of a record', () => {
  it('is empty for a new one', () => {
    expect(draftOf(fields, undefined)).toEqual({ name: '', calendarId: null });
  });

  it('holds what was entered before and nothing else', () => {
    expect(draftOf(fields, { id: 3, name: 'Osaka', calendarId: 5, canBeDeleted: true })).toEqual({
      name: 'Osaka',
      calendarId: 5,
    });
  });

  it('is sent without spaces around its texts', () => {
    expect(bodyOf({ name: ' Osaka  ', calendarId: 5 })).toEqual({ name: 'Osaka', calendarId: 5 });
  });

  it.each([{ name: ' ' }, { calendarId: null }])('is not sent with %j', (missing) => {
    expect(() => bodyOf({ name: 'Osaka', calendarId: 5, ...missing })).toThrow(/sent empty/);
  });
});

it.each([
  ['', true],
  ['  ', true],
  [null, true],
  [undefined, true],
  [0, false],
  ['x', false],
])('%j is empty: %s', (value, expected) => {
  expect(isEmpty(value)).toBe(expected);
});

it('choices are read out of the list that the facts name', () => {
  const lists = { calendars: [{ id: 5, name: 'Tokyo Holidays' }] };
  expect(choicesOf(fields['calendarId'] as PlainField, lists)).toEqual([{ id: 5, name: 'Tokyo Holidays' }]);
});

describe('the search', () => {
  const records = [
    { name: 'Zürich', zone: '(UTC+01:00) Zurich' },
    { name: 'Osaka', zone: '(UTC+09:00) Tokyo' },
  ];
  const found = (search: string) => searchRecords(records, ['name', 'zone'], search).map(({ name }) => name);

  it.each([
    ['', ['Zürich', 'Osaka']],
    ['ZURICH', ['Zürich']],
    ['tokyo osa', ['Osaka']],
    ['osaka zurich', []],
    ['%', []],
  ])('for %j finds %j', (search, names) => {
    expect(found(search)).toEqual(names);
  });

  it('looks only into the columns', () => {
    expect(searchRecords(records, ['name'], 'tokyo')).toEqual([]);
  });
});
