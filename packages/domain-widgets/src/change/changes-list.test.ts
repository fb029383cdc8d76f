import { describe, expect, it } from 'vitest';
import { fromWire, isNarrowed, toWire } from '../shared/list/list-query.ts';
import {
  changesList,
  newestFirst,
  noChangesFilters,
  showsPoNumber,
  type ChangesFilters,
} from './changes-list.ts';

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
    const wire = toWire(changesList, { filters, sort });
    expect(wire).toMatchObject({
      orderBy: 'message',
      ascending: 1,
      dateFilter: { relativeDateMiliseconds: 777_600_000, currentDateTabValue: 'relative' },
    });
    expect(fromWire(changesList, wire)).toEqual({ filters, sort });
  });

  it('keeps an absolute span with an open end', () => {
    const span = { kind: 'absolute', start: '2026-11-01T00:00:00Z', end: null } as const;
    const wire = toWire(changesList, { filters: { ...noChangesFilters, span }, sort: [] });
    expect(fromWire(changesList, wire).filters.span).toEqual(span);
  });

  it('is the newest changes of all plans when nothing is chosen', () => {
    expect(isNarrowed(changesList, noChangesFilters)).toBe(false);
    expect(isNarrowed(changesList, filters)).toBe(true);
    expect(fromWire(changesList, {})).toEqual({ filters: noChangesFilters, sort: newestFirst });
  });

  it('shows the PO number for the change types that are about it (V2)', () => {
    expect(showsPoNumber(filters)).toBe(true);
    const date = { code: 'poNumberDate', label: 'PO NUMBER DATE', oldValue: '', newValue: '' };
    expect(showsPoNumber({ ...filters, type: date })).toBe(true);
    expect(showsPoNumber({ ...filters, type: { ...date, label: 'PRIORITY' } })).toBe(false);
  });
});
