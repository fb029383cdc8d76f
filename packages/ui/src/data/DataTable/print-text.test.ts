import { describe, expect, it } from 'vitest';
import { cellTextOf } from './cell-text.ts';
import type { Column } from './column.ts';
import { printTextOf } from './print-text.ts';

interface Plan {
  at: string | null;
  zone: string;
}

const surroundings = { words: ['Yes', 'No'] as const, timeZone: () => 'UTC' };
const printed = (column: Column<Plan>, plan: Plan) =>
  printTextOf({ column, text: cellTextOf(column, surroundings) }, surroundings.timeZone)(plan);
const column = (dateStyle: 'date' | 'dateTime', timeZone?: (plan: Plan) => string): Column<Plan> => ({
  id: 'at',
  header: 'At',
  kind: 'date',
  dateStyle,
  value: ({ at }) => at,
  ...(timeZone && { timeZone }),
});
const plan = { at: '2026-11-20T13:05:00Z', zone: 'Asia/Tokyo' };

describe('what a table says on paper', () => {
  it('names the zone of each time of day, that of its row or the viewer’s', () => {
    expect(
      printed(
        column('dateTime', ({ zone }) => zone),
        plan,
      ),
    ).toBe('20/11/2026 22:05 GMT+9');
    expect(printed(column('dateTime'), plan)).toBe('20/11/2026 13:05 UTC');
  });

  it('leaves dates, empty cells and what cannot be read as they are', () => {
    expect(printed(column('date'), plan)).toBe('20/11/2026');
    expect(printed(column('dateTime'), { ...plan, at: '2026-11-20' })).toBe('20/11/2026');
    expect(printed(column('dateTime'), { ...plan, at: null })).toBe('');
    expect(printed(column('dateTime'), { ...plan, at: 'some time in May' })).toBe('some time in May');
  });
});
