import { describe, expect, it } from 'vitest';
import {
  fromWireFilters,
  fromWireSort,
  isNarrowed,
  noPlanFilters,
  toListRequest,
  toWireFilters,
  type PlanFilters,
} from './plan-query.ts';

const filters: PlanFilters = {
  requestId: ' 104 ',
  products: ['4', '4-12'],
  designStatuses: [5],
  processingStatuses: [0, 8],
  distributionCenters: [3],
};

describe('the plan query', () => {
  it('leaves out what does not narrow', () => {
    expect(toListRequest({ filters: noPlanFilters, sort: [], page: { index: 0, size: 10 } })).toEqual({
      filters: {},
      limit: 10,
      page: 1,
    });
    expect(isNarrowed(noPlanFilters)).toBe(false);
    expect(isNarrowed({ ...noPlanFilters, processingStatuses: [0] })).toBe(true);
  });

  it('says filters, order and page as the wire does', () => {
    const sort = [
      { columnId: 'productType', direction: 'ascending' },
      { columnId: 'createdDate', direction: 'descending' },
    ] as const;
    expect(toListRequest({ filters, sort, page: { index: 2, size: 50 } })).toEqual({
      filters: {
        requestId: '104',
        chosenProducts: ['4', '4-12'],
        chosenDesignStatuses: [5],
        chosenProcessingStatuses: [0, 8],
        chosenDistributionCenters: [3],
        sortColumns: [
          { columnName: 'productType', sortOrder: 1 },
          { columnName: 'createdDate', sortOrder: 0 },
        ],
      },
      limit: 50,
      page: 3,
    });
  });

  it('comes back from the session as it went', () => {
    const sort = [{ columnId: 'productType', direction: 'descending' }] as const;
    const wire = toWireFilters(filters, sort);
    expect(fromWireFilters(wire)).toEqual({ ...filters, requestId: '104' });
    expect(fromWireSort(wire)).toEqual(sort);
    expect(fromWireFilters({})).toEqual(noPlanFilters);
  });
});
