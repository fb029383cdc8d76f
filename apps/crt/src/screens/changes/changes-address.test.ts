import { isLeftOut, readListAddress, writeListAddress } from '@crt/domain-widgets/list-address';
import { changesList, type ChangesQuery } from '@crt/domain-widgets/changes-list';
import { describe, expect, it } from 'vitest';

const readAddress = (query: URLSearchParams) => readListAddress(changesList, query);
const write = (query: ChangesQuery, storedQueryId?: number) =>
  writeListAddress(changesList, query, { storedQueryId });
const read = (query: string) => readAddress(new URLSearchParams(query));

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
    expect(readAddress(write(whole, 61))).toEqual({
      ...whole,
      storedQueryId: 61,
      hasFilters: true,
    });
  });

  it('keeps a relative time', () => {
    const span = { kind: 'relative', text: '4w 2d 3h 55m' } as const;
    const query = { ...whole, filters: { ...whole.filters, span } };
    expect(readAddress(write(query)).filters.span).toEqual(span);
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

  it('gives a type of change its text, and takes nothing that is no code', () => {
    expect(read('changeType=poNumber').filters.type?.label).toBe('PO NUMBER');
    expect(read('changeType=milestone:7:leadTime').filters.type?.label).toBe(
      'SHIPPED LEAD TIME MODIFICATION',
    );
    expect(read('changeType=%3Cb%3E').filters.type).toBeUndefined();
  });

  it.each([
    ['', false],
    ['all=1&index=x', false],
    ['from=2026-11-01&requestId=104&changeType=poNumber&oldValue=a,b', false],
    ['last=4w%202d&userId=nobody&storedQueryId=61', false],
    ['orderBy=password', true],
    ['colour=blue', true],
    ['changeType=%3Cb%3E', true],
    ['last=soon', true],
    ['from=never', true],
    ['products=a,4', true],
    ['from=275760-01-01', true],
    ['from=-000001-01-01T00:00:00Z', true],
    ['userId=a%00', true],
  ])('knows whether something was left out: %s', (query, isTold) => {
    expect(isLeftOut(changesList, new URLSearchParams(query))).toBe(isTold);
  });
});
