import { changes } from '../../apps/server/src/modules/history/change.tables.ts';
import type { MeasuredServer } from '../shared/measured-server.ts';
import type { ListCall } from '../shared/measure-list.ts';

const sorts = [
  'requestId',
  'productType',
  'date',
  'changeType',
  'message',
  'distributionCenter',
  'userSymbol',
  'poNumber',
];
const ofType = (changeType: string, oldValue: string | null, newValue: string | null) => ({
  changeTypeFilter: { changeType, oldValue, newValue, changeTypeLabel: null },
});

const lastWeek = {
  currentDateTabValue: 'relative',
  relativeDate: '1w',
  relativeDateMiliseconds: null,
  absoluteStartDate: null,
  absoluteEndDate: null,
};

type Filters = Readonly<Record<string, object>>;

/** Calls of the change log: every single filter, and filters that narrow together, with every sort in both directions. */
export async function changeLogCalls({ storage }: MeasuredServer) {
  const [someone] = await storage.db.select({ userId: changes.userId }).from(changes).limit(1);
  const single: Filters = {
    'no filter': {},
    'one plan': { requestId: '25-10123' },
    'product type': { chosenProducts: ['3'] },
    centre: { chosenDistributionCenters: [3] },
    user: { userId: someone?.userId },
    'change type': ofType('requestStatusId', null, null),
    'new value': ofType('requestStatusId', null, '4'),
    'part of a text': ofType('orderNumber', null, '44'),
    'last week': { dateFilter: lastWeek },
  };
  const combined: Filters = {
    'product type, centre, last week': {
      chosenProducts: ['3', '5'],
      chosenDistributionCenters: [1, 3],
      dateFilter: lastWeek,
    },
    'user, value, last week': {
      userId: someone?.userId,
      ...ofType('requestStatusId', null, '4'),
      dateFilter: lastWeek,
    },
    'centre, part of a text': { chosenDistributionCenters: [3], ...ofType('orderNumber', null, '44') },
  };
  return { single: callsOf(single), combined: callsOf(combined) };
}

function callsOf(filters: Filters): ListCall[] {
  return Object.entries(filters).flatMap(([filter, chosen]) =>
    sorts.flatMap((orderBy) =>
      [0, 1].map((ascending) => ({
        filter,
        sort: `${orderBy} ${ascending === 1 ? 'up' : 'down'}`,
        path: '/api/Changes/GetFulfilmentPlanChanges',
        body: { filters: chosen, orderBy, ascending, limit: 50, page: 1 },
      })),
    ),
  );
}
