/** The requests of the plan list that are measured: page of 50, as planners ask for it. */
const base = {
  requestId: null,
  chosenProducts: [],
  chosenDesignStatuses: [],
  chosenProcessingStatuses: [],
  chosenDistributionCenters: [],
  selectedAdditionalFilters: [],
  sortColumns: [
    { columnName: 'id', sortedColumn: 0, milestoneDateType: null, milestoneId: null, sortOrder: 0 },
  ],
};

const sortedBy = (columnName: string, sortOrder = 1) => [{ ...base.sortColumns[0], columnName, sortOrder }];

export const listCases = [
  { name: 'newest first, no filter', filters: base },
  {
    name: 'status and centre, by surgery date',
    filters: {
      ...base,
      chosenProcessingStatuses: [2, 4],
      chosenDistributionCenters: [3],
      sortColumns: sortedBy('plannedSurgeryDate'),
    },
  },
  {
    name: 'status, by planned shipment',
    filters: {
      ...base,
      chosenProcessingStatuses: [4],
      sortColumns: [
        { ...base.sortColumns[0], columnName: null, milestoneDateType: 0, milestoneId: 7, sortOrder: 1 },
      ],
    },
  },
  { name: 'request id contains 123', filters: { ...base, requestId: '123' } },
] as const;
