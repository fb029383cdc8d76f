import type { MilestoneType } from '@crt/domain/milestone-type';
import { requestType } from '@crt/domain/request-type';
import type { CalendarDate } from '@internationalized/date';
import type { capacityDefaults, capacityEntries } from '../capacity/capacity.tables.ts';
import type {
  defaultLeadTimeModifications,
  leadTimeGroups,
  milestoneLeadTimes,
} from '../lead-time/lead-time.tables.ts';
import { demoProductTypes } from './catalogue.ts';

type LeadTime = typeof milestoneLeadTimes.$inferInsert & { id: number; milestone: MilestoneType };

/** Working days that each milestone usually takes from the one before it. */
const usualDays: readonly (readonly [MilestoneType, number])[] = [
  [2, 2],
  [3, 3],
  [4, 3],
  [9, 2],
  [10, 2],
  [5, 2],
  [6, 7],
  [7, 1],
  [8, 3],
];

/** The group of what fits every product type. */
const general = 1;
/** The groups of product types stand behind it, in the order of the types. */
const groupOf = (productTypeId: number | null | undefined) => general + (productTypeId ?? 0);

/** One group for every product type, and one for everything else. */
export const demoLeadTimeGroups: readonly (typeof leadTimeGroups.$inferInsert)[] = [
  { id: general, name: 'General', productTypeId: null },
  ...demoProductTypes.map(({ id, name }) => ({ id: groupOf(id), name, productTypeId: id })),
];

const row = (
  id: number,
  rest: Partial<LeadTime> & { milestone: MilestoneType; requestTypeId: 1 | 2 | 3 | 4 | 5; days: number },
): LeadTime => ({
  id,
  productTypeId: null,
  manufacturingLocationId: null,
  distributionCenterId: null,
  schedulingStrategy: null,
  groupId: groupOf(rest.productTypeId),
  isDefault: false,
  serviceLevelDays: Math.max(1, rest.days - 1),
  manufacturingAtRiskDays: 1,
  ...rest,
});

/**
 * A default for every category and milestone, faster shipping to the centre next to a site, and product types that
 * take longer: enough to see which row wins (domain rules §3.2).
 */
export const demoLeadTimes: readonly LeadTime[] = (() => {
  const rows: LeadTime[] = [];
  const add = (rest: Parameters<typeof row>[1]) => rows.push(row(rows.length + 1, rest));
  for (const requestTypeId of Object.values(requestType)) {
    for (const [milestone, days] of usualDays) add({ milestone, requestTypeId, days, isDefault: true });
  }
  for (const type of demoProductTypes) {
    add({ milestone: 6, requestTypeId: 1, days: 6 + (type.id % 4), productTypeId: type.id });
    add({
      milestone: 4,
      requestTypeId: 1,
      days: 2 + (type.id % 3),
      productTypeId: type.id,
      manufacturingLocationId: 1,
    });
  }
  for (const distributionCenterId of [1, 2, 3]) {
    add({ milestone: 8, requestTypeId: 1, days: 2, distributionCenterId });
  }
  return rows;
})();

/** Two product types take a day more than the tables say. */
export const demoLeadTimeModifications: readonly (typeof defaultLeadTimeModifications.$inferInsert)[] = [
  { id: 1, milestone: 6, productTypeId: 7, additionalDays: 2 },
  { id: 2, milestone: 4, productTypeId: 4, additionalDays: 1 },
];

/**
 * Starts per day at the three sites, enough for the plans of this world; in half a year, far behind the last plan that
 * waits, Berlin can start more for two weeks, but for a day of inventory.
 */
export function demoCapacities(
  plans: number,
  today: CalendarDate,
): {
  readonly defaults: readonly (typeof capacityDefaults.$inferInsert)[];
  readonly entries: readonly (typeof capacityEntries.$inferInsert)[];
} {
  const value = Math.max(4, Math.ceil(plans / 150));
  const berlin = { calendarId: 7, locationId: 1 };
  const day = (after: number) => today.add({ days: after }).toString();
  return {
    defaults: [1, 2, 3].map((locationId) => ({ calendarId: 6 + locationId, locationId, value })),
    entries: [
      { id: 1, ...berlin, date: day(180), dateTo: day(193), value: value + 2 },
      { id: 2, ...berlin, date: day(187), dateTo: day(187), value: 0 },
    ],
  };
}
