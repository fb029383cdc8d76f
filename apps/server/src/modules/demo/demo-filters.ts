import { dayMs } from '@crt/domain/day-ms';
import { milestoneType } from '@crt/domain/milestone-type';
import { milestoneField, planFieldText } from '@crt/domain/plan-field';
import { planStatus } from '@crt/domain/plan-status';
import type { savedFilters } from '../list/list.tables.ts';
import { demoProductTypes } from './catalogue.ts';
import { rightsOf, type DemoUser } from './people.ts';
import { demoCenters } from './sites.ts';

type FilterRow = typeof savedFilters.$inferInsert;
type Pattern = Pick<FilterRow, 'list' | 'name' | 'filters'>;

/** How many filters people have saved (§3.0). */
const count = 60;

const ofPlans = (name: string, filters: Record<string, unknown>): Pattern => ({
  list: 'plans',
  name,
  filters,
});

const relative = (milestone: number, modifier: 0 | 1, weeks: number) => ({
  dateFilter: 3,
  // What is to come is planned, what was is actual.
  dateType: modifier,
  chosenMilestoneId: milestone,
  isRelativeDate: true,
  relativeDateModifier: modifier,
  relativeDateAmount: weeks,
  relativeDateFrequency: 1,
});

const sortedBy = (milestoneId: number) => [{ milestoneId, milestoneDateType: 1, sortOrder: 1 }];

/** The changes of one kind in the last days. */
const ofChanges = (name: string, field: string, days: number): Pattern => ({
  list: 'changes',
  name,
  filters: {
    changeTypeFilter: {
      changeType: field,
      changeTypeLabel: planFieldText(field).toUpperCase(),
      oldValue: null,
      newValue: null,
    },
    dateFilter: {
      absoluteStartDate: null,
      absoluteEndDate: null,
      relativeDate: `${days}d`,
      relativeDateMiliseconds: days * dayMs,
      currentDateTabValue: 'relative',
    },
    orderBy: 'date',
    ascending: 0,
  },
});

/** What people look for again and again, in both lists that are there. */
const patterns: readonly Pattern[] = [
  ofPlans('Everything on hold', { chosenProcessingStatuses: [planStatus.onHold] }),
  ofPlans('To be shipped within two weeks', {
    ...relative(milestoneType.shipped, 1, 2),
    sortColumns: sortedBy(milestoneType.shipped),
  }),
  ofPlans('Ready for manufacturing', {
    chosenProcessingStatuses: [planStatus.readyForManufacturing],
    sortColumns: sortedBy(milestoneType.manufacturingStarted),
  }),
  ofChanges('Statuses of the last day', 'requestStatusId', 1),
  ofPlans('Shipped last week', relative(milestoneType.shipped, 0, 1)),
  ofPlans('Waiting for data', {
    chosenProcessingStatuses: [planStatus.manufacturingInputPending],
    chosenDesignStatuses: [5],
  }),
  ofChanges('Shipment dates moved this week', milestoneField(milestoneType.shipped, 'planned'), 7),
  ...demoCenters.map(({ id, requestDistributionCentre }) =>
    ofPlans(`On the way to ${requestDistributionCentre}`, {
      chosenDistributionCenters: [id],
      chosenProcessingStatuses: [planStatus.inTransit],
    }),
  ),
  ofChanges('PO numbers of this month', 'poNumber', 30),
  ...demoProductTypes.map(({ id, name }) => ofPlans(name, { chosenProducts: [String(id)] })),
];

/**
 * The filters that people have saved: those who see plans have some each, every eighth is shared with everybody
 * (§3.0, W5, W7).
 */
export function demoFilters(people: readonly DemoUser[], now: Date): readonly FilterRow[] {
  const owners = people.filter((user) => user.isActive && rightsOf(user).has('ReadOnlyFulfilmentPlanAccess'));
  return Array.from({ length: count }, (_, place): FilterRow[] => {
    const owner = owners[place % owners.length];
    const round = Math.floor(place / owners.length);
    const pattern = patterns[((place % owners.length) * 3 + round) % patterns.length];
    if (!owner || !pattern) return [];
    const sharingLevel = place % 8 === 7 ? 1 : 0;
    return [{ ...pattern, ownerUserId: owner.id, sharingLevel, updatedAt: now }];
  }).flat();
}
