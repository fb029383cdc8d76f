import {
  isLeftOut,
  readListAddress,
  writeListAddress,
  type AddressMarks,
} from '@crt/domain-widgets/list-address';
import { noPlanFilters, plansList, type PlanDateSpan, type PlanQuery } from '@crt/domain-widgets/plan-list';
import { describe, expect, it } from 'vitest';

const readAddress = (query: URLSearchParams) => readListAddress(plansList, query);
const writeAddress = (query: PlanQuery, marks?: AddressMarks) => writeListAddress(plansList, query, marks);
const read = (query: string) => readAddress(new URLSearchParams(query));
const start: PlanQuery = { filters: noPlanFilters, sort: [], page: { index: 0, size: 10 } };

describe('the address of the plan list', () => {
  it('has defaults for everything (E1, E5)', () => {
    expect(read('')).toEqual({
      ...start,
      selectedRecordId: undefined,
      storedQueryId: undefined,
      hasFilters: false,
    });
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
          date: { milestoneId: 7, dateType: 0, span: { kind: 'date', date: '2026-12-04' } },
          additional: [
            { id: 2, values: ['3', '5'] },
            { id: 1, values: ['40'] },
          ],
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
    const marks = { selectedRecordId: selected, storedQueryId: 61 };
    expect(readAddress(writeAddress(query, marks))).toEqual({ ...query, ...marks, hasFilters: true });
  });

  it.each<PlanDateSpan>([
    { kind: 'date', date: '2026-12-04' },
    { kind: 'range', start: '2026-12-01', end: '2026-12-24' },
    { kind: 'relative', range: { modifier: 1, amount: 0, frequency: 2 } },
  ])('keeps the date filter: $kind', (span) => {
    const filters = { ...noPlanFilters, date: { milestoneId: 7, dateType: 1 as const, span } };
    const address = readAddress(writeAddress({ ...start, filters }));
    expect(address).toMatchObject({ filters, hasFilters: true });
  });

  it.each([
    'milestone=7',
    'date=2026-12-04',
    'milestone=x&date=2026-12-04',
    'milestone=7&date=2026-13-04',
    'milestone=7&date=2026-02-31',
    'milestone=7&startDate=2026-02-01&endDate=2026-02-30',
    'milestone=7&startDate=2026-12-04&endDate=2026-12-01',
    'milestone=7&relative=2-1-1',
  ])('has no date filter that is not whole: %s', (query) => {
    expect(read(query).filters.date).toBeUndefined();
  });

  it('ignores damaged additional filters', () => {
    expect(read('additional=x&additional=1:%25E0&additional=2:').filters.additional).toEqual([]);
  });

  it('has no signs that cannot be seen', () => {
    const { requestId, additional } = read('requestId=10%004&additional=2:%2500,3').filters;
    expect(requestId).toBe('104');
    expect(additional).toEqual([{ id: 2, values: ['3'] }]);
  });

  it.each([
    ['a filter that there is not', 'additional=99:1&additional=4:1&additional=2:1'],
    ['a value that the filter does not know', 'additional=2:9,1,0,6&additional=7:3&additional=1:9999999999'],
  ])('sends no additional filter for which the server would refuse the list: %s (E17)', (_what, query) => {
    expect(read(query).filters.additional).toEqual([{ id: 2, values: ['1'] }]);
    expect(isLeftOut(plansList, new URLSearchParams(query))).toBe(true);
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
    expect(read('orderBy=nothing&orderBy=milestone:x').sort).toEqual([]);
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

  it('takes no status, milestone or centre that the server would refuse the list for', () => {
    const { filters } = read(
      'designStatuses=5,99&processingStatuses=8,11&distributionCenters=0,3&milestone=0&date=2026-12-04',
    );
    expect(filters).toMatchObject({
      designStatuses: [5],
      processingStatuses: [8],
      distributionCenters: [3],
      date: undefined,
    });
  });

  it.each([
    ['', false],
    ['all=1&selectedRecordId=7&index=-5&recordsPerPage=9999', false],
    ['requestId=1%2C0&products=4,4-12&orderBy=milestone:7:actual&ascending=x&storedQueryId=61', false],
    ['milestone=7&date=2026-12-04&additional=2:3,4&additional=1:25&additional=7:1', false],
    ['additional=1:2.5', true],
    ['additional=2:3,abc', true],
    ['additional=99:1', true],
    ['additional=2:9', true],
    ['orderBy=password', true],
    ['orderBy=productType&orderBy=password', true],
    ['colour=blue', true],
    ['designStatuses=1,99', true],
    ['milestone=7', true],
    ['milestone=77&date=2026-12-04', true],
    ['relative=9-9-9', true],
    ['additional=x', true],
    ['storedQueryId=x', true],
    ['milestone=7&date=2026-02-31', true],
    ['requestId=10%004', true],
    ['additional=2:3%2500', true],
  ])('knows whether something was left out: %s', (query, isTold) => {
    expect(isLeftOut(plansList, new URLSearchParams(query))).toBe(isTold);
  });
});
