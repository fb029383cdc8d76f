import { describe, expect, it } from 'vitest';
import {
  fromWireChanges,
  fromWireChangesSort,
  isChangesNarrowed,
  newestFirst,
  noChangesFilters,
  showsPoNumber,
  toWireChanges,
  type ChangesFilters,
} from './changes-query.ts';

const filters: ChangesFilters = {
  requestId: '26-10412',
  products: ['4-12'],
  type: { code: 'poNumber', label: 'PO NUMBER', oldValue: '', newValue: 'PO-1' },
  span: { kind: 'relative', text: '1w 2d' },
  distributionCenters: [3],
  userId: 'usr-hmey',
};

describe('the query of the change log', () => {
  it('comes back as it went, with its order', () => {
    const sort = [{ columnId: 'message', direction: 'ascending' }] as const;
    const wire = toWireChanges(filters, sort);
    expect(wire).toMatchObject({
      orderBy: 'message',
      ascending: 1,
      dateFilter: { relativeDateMiliseconds: 777_600_000, currentDateTabValue: 'relative' },
    });
    expect(fromWireChanges(wire)).toEqual(filters);
    expect(fromWireChangesSort(wire)).toEqual(sort);
  });

  it('keeps an absolute span with an open end', () => {
    const span = { kind: 'absolute', start: '2026-11-01T00:00:00Z', end: null } as const;
    expect(fromWireChanges(toWireChanges({ ...noChangesFilters, span }, [])).span).toEqual(span);
  });

  it('is the newest changes of all plans when nothing is chosen', () => {
    expect(isChangesNarrowed(noChangesFilters)).toBe(false);
    expect(isChangesNarrowed(filters)).toBe(true);
    expect(fromWireChangesSort({})).toEqual(newestFirst);
    expect(fromWireChanges({})).toEqual(noChangesFilters);
  });

  it('shows the PO number for the change types that are about it (V2)', () => {
    expect(showsPoNumber(filters)).toBe(true);
    const date = { code: 'poNumberDate', label: 'PO NUMBER DATE', oldValue: '', newValue: '' };
    expect(showsPoNumber({ ...filters, type: date })).toBe(true);
    expect(showsPoNumber({ ...filters, type: { ...date, label: 'PRIORITY' } })).toBe(false);
  });
});
