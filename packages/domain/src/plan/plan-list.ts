import type { ListColumn, ListColumnKind } from '../list/list-column.ts';
import {
  milestoneName,
  milestoneOrder,
  milestoneType,
  type MilestoneType,
} from '../milestone/milestone-type.ts';
import type { ValueKind } from '../record/record-field.ts';
import { planFields, type PlanField } from './plan-field.ts';

const shown = (label: string, kind: ListColumnKind = 'text') => ({ label, kind, isInitiallyHidden: false });
const hidden = (label: string, kind: ListColumnKind = 'text') => ({ label, kind, isInitiallyHidden: true });

const columnKinds: Readonly<Record<ValueKind, ListColumnKind>> = {
  text: 'text',
  number: 'number',
  date: 'day',
  instant: 'instant',
  boolean: 'yes-no',
  // A list shows the name of what was chosen.
  choice: 'text',
};
/** A column that is a field of the plan, under the name that the field has everywhere. */
const of = (field: PlanField): [label: string, kind: ListColumnKind] => [
  planFields[field].label,
  columnKinds[planFields[field].kind],
];

const fields = {
  requestIdWithRevision: shown('Plan ID'),
  priority: shown(...of('priority')),
  productType: shown('Product Type'),
  designStatus: shown('Design Status'),
  processingStatusDescription: shown('Processing Status'),
  manufacturingProgress: shown('Manufacturing Progress', 'percent'),
  distributionCenter: shown(...of('distributionCenterId')),
  linksCount: shown('Links', 'number'),
  underlyingRequestId: shown(...of('underlyingRequestId')),
  requestTypeId: hidden('Category'),
  productNumber: hidden(...of('productNumber')),
  orderNumber: hidden(...of('orderNumber')),
  quantity: hidden(...of('quantity')),
  manufacturingLocation: hidden(...of('manufacturingLocalizationId')),
  createdDate: hidden('Created Date', 'instant'),
  plannedSurgeryDate: hidden(...of('plannedSurgeryDate')),
};

/** A column of the plan list that is a field of its rows. */
export type PlanFieldColumnId = keyof typeof fields;
/** A column of the plan list with the due dates of a milestone, or with its actual dates. */
export type PlanMilestoneColumnId = `milestone:${MilestoneType}` | `milestone:${MilestoneType}:actual`;
/** A column of the plan list. */
export type PlanColumnId = PlanFieldColumnId | PlanMilestoneColumnId;

const [planId, ...otherFields] = (Object.keys(fields) as PlanFieldColumnId[]).map((id) => ({
  id,
  isSortable: true,
  ...fields[id],
}));
const { shipped, manufacturingStarted, outOfManufacturing } = milestoneType;
const shownMilestones: ReadonlySet<MilestoneType> = new Set([manufacturingStarted, outOfManufacturing]);

/**
 * The columns of the plan list in the order in which everybody starts with them (E2, E24, E26). Shipping is what planners
 * promise, so that its due date stands beside the plan.
 */
export const planColumns: readonly ListColumn<PlanColumnId>[] = [
  ...(planId ? [planId] : []),
  milestoneColumn(shipped, 'due', 'shown'),
  ...otherFields,
  ...milestoneOrder
    .filter((type) => type !== shipped)
    .map((type) => milestoneColumn(type, 'due', shownMilestones.has(type) ? 'shown' : 'hidden')),
  ...milestoneOrder.map((type) => milestoneColumn(type, 'actual', 'hidden')),
];

/** The two dates of a milestone that the plan list shows: when it is due, and when it was reached. */
export type PlanMilestoneDate = 'due' | 'actual';

/** The id of a milestone's column. */
export function planMilestoneColumnId(type: MilestoneType, date: PlanMilestoneDate): PlanMilestoneColumnId {
  return date === 'actual' ? `milestone:${type}:actual` : `milestone:${type}`;
}

/** Which milestone and which of its dates a column shows; undefined for a column that is a field. */
export function milestoneOfPlanColumn(
  id: string,
): { readonly type: MilestoneType; readonly date: PlanMilestoneDate } | undefined {
  const [, digits, actual] = /^milestone:(\d{1,2})(:actual)?$/.exec(id) ?? [];
  const type = milestoneOrder.find((one) => String(one) === digits);
  return type && { type, date: actual === undefined ? 'due' : 'actual' };
}

function milestoneColumn(
  type: MilestoneType,
  date: PlanMilestoneDate,
  initially: 'shown' | 'hidden',
): ListColumn<PlanMilestoneColumnId> {
  const label = date === 'actual' ? `${milestoneName[type]} (actual)` : milestoneName[type];
  const id = planMilestoneColumnId(type, date);
  return { id, label, kind: 'instant', isSortable: true, isInitiallyHidden: initially === 'hidden' };
}
