import { milestoneOrder } from '@crt/domain/milestone-type';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const additional = (id: number, ...selectedValues: string[]) => ({
  selectedAdditionalFilters: [{ id, selectedValues }],
});

/** Every single filter of the plan list, by name. */
export const planFilters: Readonly<Record<string, object>> = {
  'no filter': {},
  'request id, one part': { requestId: '123' },
  'request id, one digit': { requestId: '7' },
  'product type': { chosenProducts: ['3'] },
  product: { chosenProducts: ['3-12'] },
  'design status': { chosenDesignStatuses: [2] },
  status: { chosenProcessingStatuses: [4] },
  'two statuses': { chosenProcessingStatuses: [2, 9] },
  centre: { chosenDistributionCenters: [3] },
  'planned range': {
    dateFilter: 2,
    dateType: 1,
    chosenMilestoneId: 7,
    startDate: day(-10),
    endDate: day(20),
  },
  'actual, last month': {
    dateFilter: 3,
    dateType: 0,
    chosenMilestoneId: 5,
    relativeDateModifier: 0,
    relativeDateAmount: 1,
    relativeDateFrequency: 2,
  },
  category: additional(2, '2'),
  'minimum progress': additional(1, '50'),
  location: additional(3, '1', '2'),
  'due, late or today': additional(7, '1', '2'),
};

/** Every milestone that a plan may have. */
const milestones = milestoneOrder;

const columns = [
  'id',
  'requestIdWithRevision',
  'requestTypeId',
  'priority',
  'designStatus',
  'processingStatus',
  'manufacturingProgress',
  'linksCount',
  'quantity',
  'orderNumber',
  'createdDate',
  'plannedSurgeryDate',
  'productType',
  'productNumber',
  'distributionCenter',
  'manufacturingLocation',
  'underlyingRequestId',
];
const sortBy = (sort: object) => ({
  columnName: null,
  sortedColumn: null,
  milestoneDateType: null,
  milestoneId: null,
  ...sort,
});

/** Every sort of the plan list in both directions, by name. */
export const planSorts: Readonly<Record<string, object>> = Object.fromEntries(
  [0, 1].flatMap((sortOrder) => {
    const way = sortOrder === 1 ? 'up' : 'down';
    return [
      ...columns.map((columnName) => [`${columnName} ${way}`, sortBy({ columnName, sortOrder })]),
      ...milestones.flatMap((milestoneId) => [
        [`planned ${milestoneId} ${way}`, sortBy({ milestoneId, milestoneDateType: 1, sortOrder })],
        [`actual ${milestoneId} ${way}`, sortBy({ milestoneId, milestoneDateType: 0, sortOrder })],
      ]),
    ] as [string, object][];
  }),
);

/** Filters that narrow together, for the worst combination. */
export const combinedFilters: Readonly<Record<string, object>> = {
  'status, centre, type, part': {
    requestId: '1',
    chosenProducts: ['3', '5'],
    chosenProcessingStatuses: [2, 4, 9],
    chosenDistributionCenters: [1, 3],
  },
  'range, status, progress': {
    chosenProcessingStatuses: [4, 5, 6, 7, 9],
    dateFilter: 2,
    dateType: 1,
    chosenMilestoneId: 7,
    startDate: day(-60),
    endDate: day(60),
    ...additional(1, '10'),
  },
};
