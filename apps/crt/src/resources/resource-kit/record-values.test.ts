import { describe, expect, it } from 'vitest';
import { cellReader } from './resource-columns.tsx';
import {
  bodyOf,
  choicesOf,
  draftOf,
  errorOf,
  isEmpty,
  searchRecords,
  type PlainField,
} from './record-values.ts';

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

  it('begins yes or no with no, unless it has to be answered, several choices with none', () => {
    const others: Record<string, PlainField> = {
      isHidden: { kind: 'boolean', label: 'Hidden', isOptional: true },
      isActive: { kind: 'boolean', label: 'Active' },
      regions: { kind: 'choices', label: 'Regions', from: 'regions', value: 'id', text: 'name' },
      days: { kind: 'number', label: 'Days' },
    };
    expect(draftOf(others, undefined)).toEqual({
      isHidden: false,
      isActive: null,
      regions: [],
      days: null,
    });
    expect(draftOf(others, { isHidden: true, isActive: false, regions: [2], days: 0 })).toEqual({
      isHidden: true,
      isActive: false,
      regions: [2],
      days: 0,
    });
  });

  it('is sent without blanks around its texts, and without what was left empty', () => {
    expect(bodyOf({ name: ' Osaka  ', note: '  ', calendarId: 5, isHidden: false })).toEqual({
      name: 'Osaka',
      note: null,
      calendarId: 5,
      isHidden: false,
    });
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

it('a choice whose id is a word is found by that too (T8)', () => {
  const zone = {
    kind: 'choice',
    label: 'Time Zone',
    from: 'zones',
    value: 'ianaName',
    text: 'name',
  } as const;
  const lists = { zones: [{ ianaName: 'Europe/Berlin', name: '(UTC+01:00) Berlin' }] };
  expect(choicesOf(zone, lists)).toEqual([
    { id: 'Europe/Berlin', name: '(UTC+01:00) Berlin', keywords: ['Europe/Berlin'] },
  ]);
});

it('what is closed is shown with the reason, what is hidden is not, and both stay where they were chosen (T10, T11)', () => {
  const plant: PlainField = {
    ...(fields['calendarId'] as PlainField),
    closed: { by: 'isClosed', reason: 'Not active' },
    hidden: 'isHidden',
  };
  const lists = {
    calendars: [
      { id: 1, name: 'Berlin' },
      { id: 2, name: 'Leiden', isClosed: true },
      { id: 3, name: 'Malmo', isHidden: true },
    ],
  };
  const berlin = { id: 1, name: 'Berlin' };
  const leiden = { id: 2, name: 'Leiden', isDisabled: true, description: 'Not active' };
  expect(choicesOf(plant, lists)).toEqual([berlin, leiden]);
  expect(choicesOf(plant, lists, {}, 2)).toEqual([berlin, { id: 2, name: 'Leiden' }]);
  expect(choicesOf(plant, lists, {}, 3)).toEqual([berlin, leiden, { id: 3, name: 'Malmo' }]);
});

it('a cell says beside what is closed that it is, so that nobody counts on it', () => {
  const list = {
    from: 'plants',
    value: 'id',
    text: 'name',
    closed: { by: 'disabled', reason: 'not active' },
  };
  const read = cellReader(
    { key: 'plantId', header: 'Plant', kind: 'choice', ...list },
    {
      plants: [
        { id: 1, name: 'Berlin', disabled: false },
        { id: 2, name: 'Leiden', disabled: true },
      ],
    },
  );
  expect([1, 2, null].map((plantId) => read({ plantId }))).toEqual(['Berlin', 'Leiden (not active)', '']);
});

describe('a number', () => {
  const days: PlainField = { kind: 'number', label: 'Days', min: 1, max: 999, initial: 1 };
  it('begins with its first value, but never replaces what a record has', () => {
    expect(draftOf({ days }, undefined)).toEqual({ days: 1 });
    expect(draftOf({ days }, { days: 7 })).toEqual({ days: 7 });
    expect(draftOf({ days }, {})).toEqual({ days: null });
  });
  it.each([
    [null, 'Days is required'],
    [0, 'Days must be 1 to 999'],
    [-1, 'Days must be 1 to 999'],
    [1000, 'Days must be 1 to 999'],
    [1.5, 'Days must be a whole number'],
    [1, undefined],
    [999, undefined],
  ])('%j: %s (T11, T16)', (value, expected) => {
    expect(errorOf(days, value)).toBe(expected);
  });
});

it('a choice within another offers what belongs to it', () => {
  const field: PlainField = {
    kind: 'choice',
    label: 'Category',
    from: 'categories',
    value: 'id',
    text: 'name',
    within: 'productTypeId',
  };
  const lists = {
    categories: [
      { id: 1, name: 'Plate', productTypeId: 4 },
      { id: 2, name: 'Mesh', productTypeId: 5 },
    ],
  };
  expect(choicesOf(field, lists, { productTypeId: 5 })).toEqual([{ id: 2, name: 'Mesh' }]);
  expect(choicesOf(field, lists, { productTypeId: null })).toEqual([]);
});

describe('the search', () => {
  const records = [
    { name: 'Zürich', zone: '(UTC+01:00) Zurich', regionId: 3, days: 12 },
    { name: 'Osaka', zone: '(UTC+09:00) Tokyo', regionId: 2, days: 7 },
  ];
  const lists = {
    regions: [
      { id: 2, name: 'Asia' },
      { id: 3, name: 'Europe' },
    ],
  };
  const cells = [
    cellReader({ key: 'name', header: 'Name' }, lists),
    cellReader({ key: 'zone', header: 'Time Zone' }, lists),
    cellReader({ key: 'days', header: 'Days', kind: 'number' }, lists),
    cellReader(
      { key: 'regionId', header: 'Region', kind: 'choice', from: 'regions', value: 'id', text: 'name' },
      lists,
    ),
  ];
  const found = (search: string) => searchRecords(records, cells, search).map(({ name }) => name);

  it.each([
    ['', ['Zürich', 'Osaka']],
    ['ZURICH', ['Zürich']],
    ['tokyo osa', ['Osaka']],
    ['osaka zurich', []],
    ['europe', ['Zürich']],
    ['7', ['Osaka']],
    ['%', []],
  ])('for %j finds %j', (search, names) => {
    expect(found(search)).toEqual(names);
  });

  it('looks only into the columns', () => {
    expect(searchRecords(records, cells.slice(0, 1), 'tokyo')).toEqual([]);
  });
});
