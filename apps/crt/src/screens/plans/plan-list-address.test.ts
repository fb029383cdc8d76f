import { noPlanFilters, type PlanQuery } from '@crt/domain-widgets/plan-query';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './plan-list-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const start: PlanQuery = { filters: noPlanFilters, sort: [], page: { index: 0, size: 10 } };

describe('the address of the plan list', () => {
  it('has defaults for everything', () => {
    expect(read('')).toEqual({ ...start, selectedRecordId: undefined, hasFilters: false });
  });

  it.each<[string, PlanQuery, number | undefined]>([
    ['nothing', start, undefined],
    [
      'everything',
      {
        filters: {
          requestId: '104',
          products: ['4', '4-12'],
          designStatuses: [0, 5],
          processingStatuses: [8],
          distributionCenters: [3, 1],
        },
        sort: [
          { columnId: 'milestone:7', direction: 'descending' },
          { columnId: 'productType', direction: 'ascending' },
        ],
        page: { index: 3, size: 50 },
      },
      10_412,
    ],
  ])('with %s is read as it was written', (_case, query, selected) => {
    expect(readAddress(writeAddress(query, selected))).toEqual({
      ...query,
      selectedRecordId: selected,
      hasFilters: true,
    });
  });

  it.each([
    ['index=11&recordsPerPage=10', 1],
    ['index=10', 0],
    ['index=0', 0],
    ['index=-5', 0],
    ['index=101&recordsPerPage=100', 1],
    ['index=x', 0],
  ])('shows the page of the record: %s', (query, index) => {
    expect(read(query).page.index).toBe(index);
  });

  it('says 0 for descending (A32)', () => {
    expect(read('orderBy=productType&ascending=0').sort).toEqual([
      { columnId: 'productType', direction: 'descending' },
    ]);
  });

  it('ignores what cannot be', () => {
    const address = read(
      'recordsPerPage=13&selectedRecordId=x&products=a,4-1,4-1&designStatuses=1,,-2&orderBy=%3Cb%3E',
    );
    expect(address.page.size).toBe(10);
    expect(address.selectedRecordId).toBeUndefined();
    expect(address.filters.products).toEqual(['4-1']);
    expect(address.filters.designStatuses).toEqual([1]);
    expect(address.sort).toEqual([]);
  });
});
