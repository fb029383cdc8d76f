import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstMark, nextMark } from './timeline-keys.ts';
import { type TimelineRow, daysLate, monthSpans, placeRow } from './timeline-layout.ts';

const dates = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
);
const columns = new Map(dates.map((date, index) => [date, index]));
const date = fc.option(fc.constantFrom(...dates), { nil: undefined });
const row = fc
  .record({ planned: date, actual: date })
  .map((days): TimelineRow => ({ id: 'row', label: 'Row', ...days }));

describe('rows', () => {
  test('late by the actual day, else by today once the planned day has passed', () => {
    const planned = { id: 'a', label: '', planned: '2026-11-10' };
    expect(daysLate({ ...planned, actual: '2026-11-12' }, '2026-11-30')).toBe(2);
    expect(daysLate({ ...planned, actual: '2026-11-09' }, undefined)).toBe(-1);
    expect(daysLate(planned, '2026-11-13')).toBe(3);
    expect(daysLate(planned, '2026-11-10')).toBeUndefined();
    expect(daysLate({ id: 'a', label: '', actual: '2026-11-10' }, '2026-11-13')).toBeUndefined();
  });

  test('marks stand on their days, from left to right; a day outside is left out', () => {
    fc.assert(
      fc.property(row, (one) => {
        const { marks, span } = placeRow(one, columns, undefined);
        for (const mark of marks) expect(dates[mark.column]).toBe(mark.date);
        expect(span).toEqual(marks.length === 2 ? marks.map(({ column }) => column) : undefined);
        expect(marks[0]?.column ?? 0).toBeLessThanOrEqual(marks.at(-1)?.column ?? 0);
      }),
    );
    const outside = { id: 'a', label: '', planned: '2026-01-01', actual: '2026-11-02' };
    expect(placeRow(outside, columns, undefined).marks).toHaveLength(1);
  });

  test('months cover all days once', () => {
    const spans = monthSpans(dates.map((day) => ({ date: day })));
    expect(spans).toEqual([
      { month: '2026-11', first: 0, count: 30 },
      { month: '2026-12', first: 30, count: 10 },
    ]);
  });
});

test('the arrows reach every mark', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const placed = rows.map((one) => placeRow(one, columns, undefined));
      const seen = new Set<string>();
      let at = firstMark(placed);
      while (at && !seen.has(`${at.row}.${at.mark}`)) {
        seen.add(`${at.row}.${at.mark}`);
        at = nextMark(placed, at, { key: 'ArrowRight', isFar: false, isRightToLeft: false });
      }
      expect(seen.size).toBe(placed.flatMap(({ marks }) => marks).length);
    }),
  );
});
