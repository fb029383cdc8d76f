import type { RequestType } from '../plan/request-type.ts';
import { requestTypeName } from '../plan/request-type.ts';
import { allow, deny, type Verdict } from '../verdict.ts';
import { isTimedByCentre } from './lead-time.ts';
import { milestoneName, type MilestoneType } from './milestone-type.ts';
import { timedMilestones } from './passed-milestones.ts';

/** A row of a lead-time group as its dialog has it; null is not chosen (T19). */
export interface LeadTimeItem {
  readonly productTypeId: number | null;
  readonly requestTypeId: RequestType | null;
  readonly milestone: MilestoneType | null;
  readonly manufacturingLocationId: number | null;
  readonly distributionCenterId: number | null;
  /** Working days. */
  readonly days: number | null;
  /** It counts when nothing else does; only its days can be changed. */
  readonly isDefault: boolean;
}

/** What is entered for a lead time. */
export type LeadTimeItemField = Exclude<keyof LeadTimeItem, 'isDefault'>;

/** The name of each field in the dialog and in what is said against it (T18). */
export const leadTimeItemLabel: Readonly<Record<LeadTimeItemField, string>> = {
  productTypeId: 'Product Type',
  requestTypeId: 'Category',
  milestone: 'Lead Time',
  manufacturingLocationId: 'Manufacturing Location',
  distributionCenterId: 'Distribution Center',
  days: 'Days',
};

/** Lead times are at most this many working days. */
export const mostLeadTimeDays = 999;

/** Whether a field of a lead time can be entered as the others stand, and why not (T19). */
export function canEnterLeadTime(item: LeadTimeItem, field: LeadTimeItemField): Verdict {
  if (field === 'days') return allow;
  if (item.isDefault) return deny('Only the days of a default lead time can be changed.');
  const isOut = item.milestone !== null && isTimedByCentre(item.milestone);
  switch (field) {
    case 'productTypeId':
      return allow;
    case 'requestTypeId':
      return item.productTypeId === null ? deny('Choose a product type first.') : allow;
    case 'milestone':
      return item.productTypeId === null || item.requestTypeId === null
        ? deny('Choose a category first.')
        : allow;
    case 'manufacturingLocationId':
      return isOut ? deny('This lead time is out of manufacturing.') : allow;
    case 'distributionCenterId':
      return isOut ? allow : deny('Only lead times out of manufacturing have a distribution center.');
  }
}

/** A lead time after something of it was entered: what the change rules out is taken back (T19). */
export function enterLeadTime(item: LeadTimeItem, change: Partial<LeadTimeItem>): LeadTimeItem {
  const next = { ...item, ...change };
  if (item.isDefault) return { ...item, days: next.days };
  // Some stored lead times are for any product type: they stay what they are until that is entered.
  const isTakenBack = next.productTypeId === null && item.productTypeId !== null;
  const requestTypeId = isTakenBack ? null : next.requestTypeId;
  const isPassed =
    requestTypeId !== null &&
    next.milestone !== null &&
    timedMilestones(requestTypeId).includes(next.milestone);
  const chain = { ...next, requestTypeId, milestone: isPassed ? next.milestone : null };
  const isAllowed = (field: LeadTimeItemField) => canEnterLeadTime(chain, field).isAllowed;
  return {
    ...chain,
    manufacturingLocationId: isAllowed('manufacturingLocationId') ? chain.manufacturingLocationId : null,
    distributionCenterId: isAllowed('distributionCenterId') ? chain.distributionCenterId : null,
  };
}

const required = ['productTypeId', 'requestTypeId', 'milestone', 'days'] as const;
const chosen = [
  'productTypeId',
  'requestTypeId',
  'milestone',
  'manufacturingLocationId',
  'distributionCenterId',
] as const;

/**
 * Everything that is wrong with a lead time, in sentences; none when it can be stored (T19, T20). `before` is the row
 * that is edited: one for any product type may stay so.
 */
export function leadTimeFaults(item: LeadTimeItem, before?: LeadTimeItem): readonly string[] {
  if (before?.isDefault === true) {
    const isChanged = !item.isDefault || chosen.some((field) => item[field] !== before[field]);
    return isChanged ? ['Only the days of a default lead time can be changed.'] : daysFaults(item);
  }
  if (item.isDefault) return ['A default lead time cannot be added.'];
  const missing = required
    .filter((field) => item[field] === null && !(field === 'productTypeId' && before?.[field] === null))
    .map((field) => `${leadTimeItemLabel[field]} is required`);
  return [...missing, ...placeFaults(item), ...daysFaults(item)];
}

function placeFaults({ milestone, requestTypeId, ...item }: LeadTimeItem): readonly string[] {
  if (milestone === null) return [];
  const name = milestoneName[milestone];
  const isPassed = requestTypeId === null || timedMilestones(requestTypeId).includes(milestone);
  const isOut = isTimedByCentre(milestone);
  return [
    ...(isPassed || requestTypeId === null
      ? []
      : [`Plans of the category ${requestTypeName[requestTypeId]} have no lead time to ${name}.`]),
    ...(isOut && item.manufacturingLocationId !== null ? [`${name} has no manufacturing location.`] : []),
    ...(!isOut && item.distributionCenterId !== null ? [`${name} has no distribution center.`] : []),
  ];
}

function daysFaults({ days }: LeadTimeItem): readonly string[] {
  if (days === null) return [];
  if (!Number.isInteger(days)) return ['Days must be a whole number'];
  return days < 0 || days > mostLeadTimeDays ? [`Days must be 0 to ${mostLeadTimeDays}`] : [];
}
