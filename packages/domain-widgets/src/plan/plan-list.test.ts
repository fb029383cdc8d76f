import type { PlanListFilter } from '@crt/api-client/types-main';
import { describe, expect, it } from 'vitest';
import type { PlanDateSpan } from './plan-date-filter.ts';
import { fromWire, isNarrowed, toRequest, toWire } from '../shared/list/list-query.ts';
import { noPlanFilters, plansList, type PlanFilters } from './plan-list.ts';

const filters: PlanFilters = {
  requestId: ' 104 ',
  products: ['4', '4-12'],
  designStatuses: [5],
  processingStatuses: [0, 8],
  distributionCenters: [3],
  date: {
    milestoneId: 7,
    dateType: 0,
    span: { kind: 'relative', range: { modifier: 1, amount: 2, frequency: 1 } },
  },
  additional: [{ id: 2, values: ['3'] }],
};

const dateOf = (wire: PlanListFilter) => fromWire(plansList, wire).filters.date;

describe('the plan query', () => {
  it('leaves out what does not narrow', () => {
    const nobodyAsks = () => expect.fail('Without a date filter nobody asks for the zone.');
    const query = { filters: noPlanFilters, sort: [], page: { index: 0, size: 10 } };
    expect(toRequest(plansList, query, nobodyAsks)).toEqual({
      filters: {},
      limit: 10,
      page: 1,
    });
    expect(isNarrowed(plansList, noPlanFilters)).toBe(false);
    expect(isNarrowed(plansList, { ...noPlanFilters, processingStatuses: [0] })).toBe(true);
  });

  it('says filters, order and page as the wire does', () => {
    const sort = [
      { columnId: 'productType', direction: 'ascending' },
      { columnId: 'createdDate', direction: 'descending' },
    ] as const;
    expect(toRequest(plansList, { filters, sort, page: { index: 2, size: 50 } }, () => 'Asia/Tokyo')).toEqual(
      {
        timezone: 'Asia/Tokyo',
        filters: {
          requestId: '104',
          chosenProducts: ['4', '4-12'],
          chosenDesignStatuses: [5],
          chosenProcessingStatuses: [0, 8],
          chosenDistributionCenters: [3],
          dateFilter: 3,
          dateType: 0,
          chosenMilestoneId: 7,
          isRelativeDate: true,
          relativeDateModifier: 1,
          relativeDateAmount: 2,
          relativeDateFrequency: 1,
          selectedAdditionalFilters: [{ id: 2, selectedValues: ['3'] }],
          sortColumns: [
            { columnName: 'productType', sortOrder: 1 },
            { columnName: 'createdDate', sortOrder: 0 },
          ],
        },
        limit: 50,
        page: 3,
      },
    );
  });

  it('comes back from the session as it went', () => {
    const sort = [{ columnId: 'productType', direction: 'descending' }] as const;
    const wire = toWire(plansList, { filters, sort });
    expect(fromWire(plansList, wire)).toEqual({ filters: { ...filters, requestId: '104' }, sort });
    expect(fromWire(plansList, {})).toEqual({ filters: noPlanFilters, sort: [] });
  });

  it.each<PlanDateSpan>([
    { kind: 'date', date: '2026-12-04' },
    { kind: 'range', start: '2026-12-01', end: '2026-12-24' },
    { kind: 'relative', range: { modifier: 0, amount: 0, frequency: 2 } },
  ])('keeps a date filter, and nothing of the other kinds: $kind', (span) => {
    const date = { milestoneId: 7, dateType: 1 as const, span };
    const wire = toWire(plansList, { filters: { ...noPlanFilters, date }, sort: [] });
    expect(fromWire(plansList, wire).filters.date).toEqual(date);
    const wholes = [wire.chosenDate, wire.startDate, wire.relativeDateModifier];
    expect(wholes.filter((part) => part !== undefined)).toHaveLength(1);
  });

  it('has no date filter without a milestone or a whole span', () => {
    expect(dateOf({ dateFilter: 1, chosenDate: '2026-12-04' })).toBeUndefined();
    expect(dateOf({ dateFilter: 2, chosenMilestoneId: 7, startDate: '2026-12-04' })).toBeUndefined();
  });

  it('orders by the planned or the actual date of a milestone (E25)', () => {
    const sort = [
      { columnId: 'milestone:7', direction: 'ascending' },
      { columnId: 'milestone:7:actual', direction: 'descending' },
    ] as const;
    const wire = toWire(plansList, { filters: noPlanFilters, sort });
    expect(wire.sortColumns).toEqual([
      { milestoneId: 7, milestoneDateType: 1, sortOrder: 1 },
      { milestoneId: 7, milestoneDateType: 0, sortOrder: 0 },
    ]);
    expect(fromWire(plansList, wire).sort).toEqual(sort);
  });
});
