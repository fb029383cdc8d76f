import type { ChangesQuery } from '@crt/domain-widgets/changes-query';
import { describe, expect, it } from 'vitest';
import { readChangesAddress, writeChangesAddress } from './changes-address.ts';

const read = (query: string) => readChangesAddress(new URLSearchParams(query));

const whole: ChangesQuery = {
  filters: {
    requestId: '26-10412',
    products: ['4', '4-12'],
    type: { code: 'poNumber', label: 'PO NUMBER', oldValue: 'a,b', newValue: '' },
    span: { kind: 'absolute', start: '2026-11-01T08:00:00.000Z', end: null },
    distributionCenters: [3],
    userId: 'usr-hmey',
  },
  sort: [{ columnId: 'message', direction: 'ascending' }],
  page: { index: 2, size: 20 },
};

describe('the address of the change log', () => {
  it('is read as it was written', () => {
    expect(readChangesAddress(writeChangesAddress(whole, 61))).toEqual({
      ...whole,
      storedQueryId: 61,
      hasFilters: true,
    });
  });

  it('keeps a relative time', () => {
    const span = { kind: 'relative', text: '4w 2d 3h 55m' } as const;
    const query = { ...whole, filters: { ...whole.filters, span } };
    expect(readChangesAddress(writeChangesAddress(query)).filters.span).toEqual(span);
  });

  it('shows the newest first without an order (V9)', () => {
    expect(read('')).toMatchObject({
      sort: [{ columnId: 'date', direction: 'descending' }],
      hasFilters: false,
    });
  });

  it('ignores what cannot be', () => {
    const { filters, sort, storedQueryId } = read('last=4x&from=never&orderBy=x&storedQueryId=x&products=a');
    expect(filters.span).toBeUndefined();
    expect(filters.products).toEqual([]);
    expect(sort[0]?.columnId).toBe('date');
    expect(storedQueryId).toBeUndefined();
  });
});
