import { expect, it } from 'vitest';
import { dateReader } from './read-text.ts';
import { isUnfinished, type PartName, readTyped } from './typed-text.ts';

const british = {
  reader: dateReader('en-GB'),
  parts: ['day', 'month', 'year'],
  from: 'day',
} as const;
const american = {
  reader: dateReader('en-US'),
  parts: ['month', 'day', 'year'],
  from: 'month',
} as const;
const instant = { ...british, parts: [...british.parts, 'hour', 'minute'] as const };

it.each(['0', '05032027', '050327', '5327', '20032027', '5', '2027'])('leaves “%s” to the parts', (text) => {
  expect(readTyped(text, british)).toMatchObject({ kind: 'plain' });
});

it('leaves the retyping of one part to it', () => {
  expect(readTyped('20262027', { ...british, from: 'year' })).toMatchObject({ kind: 'plain' });
  expect(readTyped('4', { ...british, from: 'month' })).toMatchObject({ kind: 'plain' });
});

it.each([
  ['5/3/27', 'day', { day: 5, month: 3, year: 27 }, 'year'],
  ['1/3/27', 'day', { day: 1, month: 3, year: 27 }, 'year'],
  ['05.03.2027', 'day', { day: 5, month: 3, year: 2027 }, 'year'],
  ['0503/2027', 'day', { day: 5, month: 3, year: 2027 }, 'year'],
  ['5/3/00', 'day', { day: 5, month: 3, year: 2000 }, 'year'],
  ['5/', 'day', { day: 5 }, 'month'],
  ['5/0', 'day', { day: 5 }, 'month'],
  ['1/27', 'month', { month: 1, year: 27 }, 'year'],
  // None of these is another date: the parts show what was typed.
  ['32/01/2027', 'day', { day: 32, month: 1, year: 2027 }, 'year'],
  ['32012027', 'day', { day: 32, month: 1, year: 2027 }, 'year'],
  ['01/13/2027', 'day', { day: 1, month: 13, year: 2027 }, 'year'],
  ['0/1/2027', 'day', { day: 0, month: 1, year: 2027 }, 'year'],
  ['00', 'day', { day: 0 }, 'day'],
] satisfies [string, PartName, object, PartName][])(
  'takes “%s”, begun at the %s, part by part',
  (text, from, parts, at) => {
    expect(readTyped(text, { ...british, from })).toMatchObject({ kind: 'parts', parts, at });
  },
);

it.each(['2027-03-05', '2027/3/5', '20270305', '5 Mar 2027', 'March 5, 2027', '05/03/2027 8:30'])(
  'takes “%s” as a whole',
  (text) => {
    for (const place of [british, { ...british, from: 'year' as const }])
      expect(readTyped(text, place)).toMatchObject({ kind: 'date', reading: { day: '2027-03-05' } });
  },
);

it('reads years first where months come first', () => {
  expect(readTyped('20270305', american)).toMatchObject({ kind: 'date', reading: { day: '2027-03-05' } });
  expect(readTyped('03/05/2027', american)).toMatchObject({ parts: { month: 3, day: 5, year: 2027 } });
});

it.each([
  ['2027-', { year: 2027 }],
  ['2027-03-0', { year: 2027, month: 3 }],
  ['5 M', undefined],
  ['5 Mar', { day: 5, month: 3 }],
  ['5 Mar 202', { day: 5, month: 3 }],
  ['soon', undefined],
  ['050320271', undefined],
  ['20271305', undefined],
])('waits for the end of “%s”', (text, parts) => {
  expect(readTyped(text, british)).toEqual({ kind: 'open', ...(parts && { parts }) });
});

it.each([
  ['2027-02-30', { year: 2027, month: 2, day: 30 }],
  ['2027-13-05', { year: 2027, month: 13, day: 5 }],
  ['30 Feb 2027', { year: 2027, month: 2, day: 30 }],
])('keeps the parts of “%s”, which does not exist', (text, parts) => {
  expect(readTyped(text, british)).toMatchObject({ kind: 'parts', parts });
});

it('reads a time behind a day, and digits that may yet be a year before it', () => {
  expect(readTyped('5/3/2027 930', instant)).toMatchObject({
    parts: { day: 5, month: 3, year: 2027, hour: 9, minute: 30 },
  });
  expect(readTyped('2022027', instant)).toMatchObject({ kind: 'parts', at: 'year', isFull: false });
  expect(readTyped('202202709', instant)).toMatchObject({
    parts: { day: 20, month: 2, year: 2027, hour: 9 },
  });
  expect(readTyped('202703050930', instant)).toMatchObject({
    parts: { day: 5, month: 3, year: 2027, hour: 9, minute: 30 },
  });
});

it('knows a nought that another digit is to follow', () => {
  const texts = ['0', '05', '050', '5/0', '00', '05032'];
  expect(texts.map((text) => isUnfinished(text, british))).toEqual([true, false, true, true, false, false]);
});
