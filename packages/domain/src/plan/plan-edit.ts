import type { Permission } from '../permission/permission.ts';
import { allOf, allow, deny, type Verdict } from '../verdict.ts';
import { canHold, planStatus, type PlanStatus } from './plan-status.ts';
import { requestType, type RequestType } from './request-type.ts';

/** The facts about a plan on which the rules of its edits depend. */
export interface PlanFacts {
  readonly type: RequestType;
  readonly status: PlanStatus;
  /** It is ordered by the piece (F16, E29). */
  readonly hasQuantity: boolean;
  /** Planners created it, so that its centre and status are theirs to change (F14, F15). */
  readonly canBeCreatedManually: boolean;
  readonly isManufacturingOnly: boolean;
  readonly showPONumberField: boolean;
  readonly isProductTypePrioritizable: boolean;
  readonly isProductManufacturingAtRisk: boolean;
  readonly priority: boolean;
  readonly designSessionRequired: boolean;
  readonly trackFileUploaded: boolean;
  readonly manufacturingDataAvailable: boolean;
  readonly hasManufacturingStarted: boolean;
  readonly manufacturingPosition: number | null;
}

/**
 * One editable field of a plan: the call that edits it, who may, when, and whether it carries the stamp (F9, F59). `Fact`
 * names the facts that its rule reads: whoever asks has to know these.
 */
export interface PlanEdit<Fact extends keyof PlanFacts = never> {
  /** The call's name on the wire, after `FulfilmentPlan/`. */
  readonly call: string;
  readonly anyOf: readonly Permission[];
  readonly hasStamp: boolean;
  readonly canEditNow: (plan: Pick<PlanFacts, Fact>) => Verdict;
}

const planner: readonly Permission[] = ['CanManageFulfilmentPlan'];
const plannerOrManufacturing: readonly Permission[] = [
  'CanManageFulfilmentPlan',
  'CanManageManufacturingCycles',
];

const whenever = (): Verdict => allow;
const when = (isTrue: boolean, otherwise: string): Verdict => (isTrue ? allow : deny(otherwise));

const createdByHand = ({ canBeCreatedManually }: Pick<PlanFacts, 'canBeCreatedManually'>) =>
  when(canBeCreatedManually, 'Only plans that were created manually can be changed here.');
const withPONumber = ({ showPONumberField }: Pick<PlanFacts, 'showPONumberField'>) =>
  when(showPONumberField, 'Plans of this product type have no PO number.');

type Rule<Fact extends keyof PlanFacts> = PlanEdit<Fact>['canEditNow'];

const stamped = <Fact extends keyof PlanFacts = never>(
  call: string,
  canEditNow: Rule<Fact> = whenever,
  anyOf = planner,
): PlanEdit<Fact> => ({ call, anyOf, hasStamp: true, canEditNow });
const unstamped = <Fact extends keyof PlanFacts = never>(
  call: string,
  canEditNow: Rule<Fact> = whenever,
): PlanEdit<Fact> => ({ call, anyOf: planner, hasStamp: false, canEditNow });

/** Every single-value edit of a plan, by field (S1 §7; F13 to F37, F45, F59). */
export const planEdits = {
  quantity: stamped<'hasQuantity'>('EditQuantity', (plan) =>
    when(
      plan.hasQuantity,
      'The quantity exists only for SMRP plans of the category eRequest and for re-orders.',
    ),
  ),
  productNumber: stamped<'type'>('EditProductNumber', (plan) =>
    when(plan.type !== requestType.reOrder, 'A re-order keeps the product number of its underlying request.'),
  ),
  distributionCenter: stamped<'canBeCreatedManually'>('EditDistributionCenter', createdByHand),
  requestStatus: stamped<'canBeCreatedManually'>('editRequestStatus', createdByHand),
  poNumber: stamped<'showPONumberField'>('EditPONumber', withPONumber),
  poNumberDate: stamped<'showPONumberField'>('EditPONumberDate', withPONumber),
  orderNumber: stamped<'isManufacturingOnly'>('EditOrderNumber', (plan) =>
    when(plan.isManufacturingOnly, 'The order number can be changed only for manufacturing-only orders.'),
  ),
  raApproval: stamped('EditRaApproval'),
  loanerSet: unstamped('EditLoanerSet'),
  sides: stamped('EditSides'),
  manufacturingLocation: stamped('EditManufacturingLocalization'),
  manufacturingAtRisk: stamped<'isProductManufacturingAtRisk' | 'priority'>(
    'EditManufacturingAtRisk',
    (plan) =>
      allOf(
        when(plan.isProductManufacturingAtRisk, 'This product cannot be manufactured at risk.'),
        when(!plan.priority, 'A priority plan cannot be manufactured at risk.'),
      ),
  ),
  priority: stamped<'isProductTypePrioritizable'>('EditIsPriority', (plan) =>
    when(plan.isProductTypePrioritizable, 'Plans of this product type cannot be prioritized.'),
  ),
  // What manufacturing has begun with is not taken from under it (F27).
  manufacturingDataRevision: stamped<'manufacturingDataAvailable' | 'hasManufacturingStarted'>(
    'EditManufacturingDataRevision',
    (plan) =>
      when(
        !(plan.manufacturingDataAvailable && plan.hasManufacturingStarted),
        'Manufacturing has started with the data that are available.',
      ),
    plannerOrManufacturing,
  ),
  designSessionDate: stamped<'designSessionRequired'>('EditDesignSessionDate', (plan) =>
    when(plan.designSessionRequired, 'This plan needs no design session.'),
  ),
  fileUploadedDate: stamped<'trackFileUploaded'>('EditFileUploadedDate', (plan) =>
    when(plan.trackFileUploaded, 'The file upload of this plan is not tracked.'),
  ),
  overflowDays: unstamped('EditOverflowDays'),
  customBlank: unstamped('EditCustomBlank'),
  trackingNumber: unstamped('EditTrackingNumber'),
  trackingUrl: unstamped('EditTrackingUrl'),
  reimport: unstamped<'canBeCreatedManually'>('UpdateReimport', (plan) =>
    when(!plan.canBeCreatedManually, 'A plan that was created manually cannot be imported again.'),
  ),
  manufacturingStartDate: unstamped('AddOrEditManufacturingStartDate'),
  manufacturingPosition: unstamped<'manufacturingPosition'>('EditManufacturingStartDatePosition', (plan) =>
    when(plan.manufacturingPosition !== null, 'The plan has no place in a manufacturing queue.'),
  ),
  onHold: stamped<'status'>('SetManufacturingOnHoldResume', (plan) =>
    plan.status === planStatus.onHold ? allow : canHold(plan.status),
  ),
} as const;

/** Name of an edit of a plan. */
export type PlanEditName = keyof typeof planEdits;

type FactRead<Edit> = Edit extends PlanEdit<infer Fact> ? Fact : never;

/** What has to be known of a plan to ask whether some edits are possible: what their rules read, and the status. */
export type FactsOf<Name extends PlanEditName> = Pick<
  PlanFacts,
  'status' | FactRead<(typeof planEdits)[Name]>
>;

/** Whether a holder of `granted` may make this edit on this plan now; the reason belongs beside the disabled field. */
export function canEditPlan<Name extends PlanEditName>(
  name: Name,
  plan: FactsOf<Name>,
  granted: ReadonlySet<Permission>,
): Verdict {
  const { anyOf, canEditNow } = planEdits[name];
  if (!anyOf.some((permission) => granted.has(permission))) {
    return deny('You have no right to change this.');
  }
  if (plan.status === planStatus.terminated) return deny('The plan is terminated.');
  // Whoever asked knows what this rule reads; the compiler only sees that some rule is meant.
  return (canEditNow as (facts: FactsOf<Name>) => Verdict)(plan);
}
