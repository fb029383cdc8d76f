import { idForm } from '../address/record-id.ts';
import { progressFilter, type AdditionalForms } from '../list/additional-forms.ts';
import type { ListColumn, ListColumnKind } from '../list/list-column.ts';
import {
  milestoneName,
  milestoneOrder,
  milestoneType,
  type MilestoneType,
} from '../milestone/milestone-type.ts';
import type { planFields, PlanField } from './plan-field.ts';

/**
 * A column that is a field of the plan is called as the field is everywhere: the compiler compares them, because the rules
 * of the fields need not come with the first picture of the list.
 */
type Label<Field extends PlanField> = (typeof planFields)[Field]['label'];

const shown = (label: string, kind: ListColumnKind = 'text') => ({ label, kind, isInitiallyHidden: false });
const hidden = (label: string, kind: ListColumnKind = 'text') => ({ label, kind, isInitiallyHidden: true });

const fields = {
  requestIdWithRevision: shown('Plan ID'),
  priority: shown('Priority' satisfies Label<'priority'>, 'yes-no'),
  productType: shown('Product Type'),
  designStatus: shown('Design Status'),
  processingStatusDescription: shown('Processing Status'),
  manufacturingProgress: shown('Manufacturing Progress', 'percent'),
  distributionCenter: shown('Distribution Center' satisfies Label<'distributionCenterId'>),
  linksCount: shown('Links', 'number'),
  underlyingRequestId: shown('Underlying Request' satisfies Label<'underlyingRequestId'>),
  requestTypeId: hidden('Category'),
  productNumber: hidden('Product Number' satisfies Label<'productNumber'>),
  orderNumber: hidden('Order Number' satisfies Label<'orderNumber'>),
  quantity: hidden('Quantity' satisfies Label<'quantity'>, 'number'),
  manufacturingLocation: hidden('Manufacturing Location' satisfies Label<'manufacturingLocalizationId'>),
  createdDate: hidden('Created Date', 'instant'),
  plannedSurgeryDate: hidden('Planned Surgery Date' satisfies Label<'plannedSurgeryDate'>, 'day'),
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

/** The additional filter for plans of which a milestone is late or due today, with its values of the wire (E17). */
export const planDueFilter = { id: 7, late: 1, today: 2 } as const;

/** What the additional filters of the plan list know: the least progress, categories, locations and what is due (E17). */
export const planAdditionalForms: AdditionalForms = {
  [progressFilter.id]: /^\d{1,9}$/,
  2: /^[1-5]$/,
  3: idForm,
  7: /^[12]$/,
};

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
