import { leadTimeFaults, leadTimeItemLabel, type LeadTimeItem } from '@crt/domain/lead-time-item';
import { milestoneName } from '@crt/domain/milestone-type';
import { requestTypeName } from '@crt/domain/request-type';
import type { Database } from '../../platform/db/database.ts';
import { centerError, centerName } from '../distribution-center/distribution-center.options.ts';
import { locationError, locationName } from '../manufacturing-location/manufacturing-location.options.ts';
import { productTypeError, productTypeName } from '../product/product.options.ts';
import { referenceData } from '../reference-data/reference-data.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import { groupError, groupName } from './lead-time-groups.ts';
import { milestoneLeadTimes } from './lead-time.tables.ts';

type Stored = typeof milestoneLeadTimes.$inferSelect;
type Entered = Omit<Stored, 'id' | 'stamp'>;

const { milestone, requestTypeId, productTypeId, manufacturingLocationId, distributionCenterId, days } =
  leadTimeItemLabel;

/** How many working days a milestone takes (T18 to T21). */
export const leadTimes = referenceData({
  kind: 'milestone-lead-time',
  noun: 'lead time',
  table: milestoneLeadTimes,
  most: 2000,
  fields: {
    milestone: { label: milestone, text: (_context, type) => milestoneName[type] },
    requestTypeId: { label: requestTypeId, text: (_context, type) => requestTypeName[type] },
    productTypeId: { label: productTypeId, isOptional: true, text: ({ tx }, id) => productTypeName(tx, id) },
    manufacturingLocationId: {
      label: manufacturingLocationId,
      isOptional: true,
      text: ({ tx }, id) => locationName(tx, id),
    },
    distributionCenterId: {
      label: distributionCenterId,
      isOptional: true,
      text: ({ tx }, id) => centerName(tx, id),
    },
    schedulingStrategy: { label: 'Scheduling Strategy', isOptional: true },
    groupId: { label: 'Lead Time Group', isOptional: true, text: ({ tx }, id) => groupName(tx, id) },
    isDefault: { label: 'Default' },
    days: { label: days },
    serviceLevelDays: { label: 'Service Level Days' },
    manufacturingAtRiskDays: { label: 'Manufacturing At Risk Days' },
  },
  unique: [
    [
      'milestone',
      'requestTypeId',
      'productTypeId',
      'manufacturingLocationId',
      'distributionCenterId',
      'schedulingStrategy',
      'groupId',
    ],
  ],
  effects: (context) => requestReschedule(context, { reason: 'Lead times changed' }),
  check: async ({ tx }, wanted, before) => {
    const faults = [
      ...leadTimeFaults(itemOf(wanted), before && itemOf(before)),
      ...(await unknowns(tx, wanted, before)),
    ];
    return faults.length === 0 ? {} : { error: faults.join(faultEnd) };
  },
});

/** Between the faults of a lead time, which are told one by one. */
export const faultEnd = '\n';

const itemOf = (row: Entered): LeadTimeItem => row;

/** What the lead time refers to and is not there, or may not be chosen any more. */
async function unknowns(tx: Database, wanted: Entered, before: Stored | undefined): Promise<string[]> {
  const { productTypeId: type, schedulingStrategy: strategy } = wanted;
  const errors = [
    type === null ? undefined : await productTypeError(tx, type, before?.productTypeId),
    await locationError(tx, wanted.manufacturingLocationId, before?.manufacturingLocationId),
    await centerError(tx, wanted.distributionCenterId),
    await groupError(tx, wanted.groupId),
    strategy === null || strategy === before?.schedulingStrategy
      ? undefined
      : 'This scheduling strategy does not exist.',
  ];
  return errors.filter((error) => error !== undefined);
}
