import { milestoneName, milestoneOrder } from '@crt/domain/milestone-type';
import type { PlanFilters } from './plan-query.ts';

/** A column of the plan list and whether it is shown. */
export type PlanColumn = NonNullable<PlanFilters['availableColumns']>[number];

const shown: readonly (readonly [string, string])[] = [
  ['requestIdWithRevision', 'Plan ID'],
  ['underlyingRequestId', 'Underlying Request'],
  ['productType', 'Product Type'],
  ['productNumber', 'Product Number'],
  ['priority', 'Priority'],
  ['designStatus', 'Design Status'],
  ['processingStatusDescription', 'Processing Status'],
  ['manufacturingProgress', 'Manufacturing Progress'],
  ['linksCount', 'Links'],
  ['quantity', 'Quantity'],
  ['distributionCenter', 'Distribution Center'],
];
const hidden: readonly (readonly [string, string])[] = [
  ['requestTypeId', 'Category'],
  ['manufacturingLocation', 'Manufacturing Location'],
  ['orderNumber', 'Order Number'],
  ['createdDate', 'Created Date'],
  ['plannedSurgeryDate', 'Planned Surgery Date'],
];
/** Manufacturing started, out of manufacturing and shipped are what planners look at first. */
const shownMilestones: ReadonlySet<number> = new Set([5, 6, 7]);

/** The columns of the plan list as everybody starts with them (E2, E24). */
export const standardColumns: readonly PlanColumn[] = [
  ...shown.map(([field, name]) => ({ field, name, visible: true })),
  ...milestoneOrder.map((id) => ({
    field: `milestone:${id}`,
    name: milestoneName[id],
    visible: shownMilestones.has(id),
  })),
  ...hidden.map(([field, name]) => ({ field, name, visible: false })),
];
